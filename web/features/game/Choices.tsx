import { Check, X } from 'lucide-react'
import { startsInArabic } from '../../kit/arabic.ts'
import { classNames } from '../../kit/class-names.ts'
import { Duo } from '../../kit/Duo.tsx'
import type { Question } from './run.ts'

type Option = Question['options'][number]
type ChoicesProps = {
  options: readonly Option[]
  /** Which one was chosen. */
  chosen: number | undefined
  locked: boolean
  onChoose: (option: number) => void
}

/** The answers as large keys. Once locked they show which is right, and which was chosen wrongly. */
export function Choices({ options, chosen, locked, onChoose }: ChoicesProps) {
  const isArabic = options.every((it) => startsInArabic(it.text))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="choices" role="group" aria-label="Answers" dir={isArabic ? 'rtl' : undefined}>
      {options.map((it, at) => (
        <Choice
          key={it.text}
          at={at}
          option={it}
          state={locked ? stateOf(it, chosen === at) : 'open'}
          onChoose={() => onChoose(at)}
        />
      ))}
    </div>
  )
}

type State = 'open' | 'right' | 'wrong' | 'rest'

function stateOf({ isCorrect }: Option, isChosen: boolean): State {
  if (isCorrect) return 'right'
  return isChosen ? 'wrong' : 'rest'
}

const heard: Record<State, string> = {
  open: '',
  right: ' (right answer)',
  wrong: ' (wrong answer)',
  rest: '',
}

type ChoiceProps = { at: number; option: Option; state: State; onChoose: () => void }

function Choice({ at, option, state, onChoose }: ChoiceProps) {
  const isOpen = state === 'open'
  return (
    <button
      type="button"
      className={classNames('choice', !isOpen && `choice-${state}`)}
      aria-keyshortcuts={String(at + 1)}
      // not disabled, which would drop the focus
      aria-disabled={!isOpen || undefined}
      onClick={isOpen ? onChoose : undefined}
    >
      <span className="key" aria-hidden>
        {state === 'right' && <Check className="icon" />}
        {state === 'wrong' && <X className="icon" />}
        {(isOpen || state === 'rest') && 'ABCD'[at]}
      </span>
      <span className="choice-text grow">
        <Duo>{option.text}</Duo>
        {!isOpen && <span className="sr-only">{heard[state]}</span>}
      </span>
    </button>
  )
}
