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
  /** Which one is right, once it is known. */
  right: number | undefined
  locked: boolean
  onChoose: (option: number) => void
}

/** The answers as large keys. Once locked they show which was chosen, and with the verdict which is right. */
export function Choices({ options, chosen, right, locked, onChoose }: ChoicesProps) {
  const rightOne = right ?? options.findIndex((it) => it.isCorrect)
  const stateOf = (at: number): State => {
    if (!locked) return 'open'
    if (at === rightOne) return 'right'
    if (at !== chosen) return 'rest'
    return rightOne < 0 ? 'chosen' : 'wrong'
  }
  const isArabic = options.every((it) => startsInArabic(it.text))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="choices" role="group" aria-label="Answers" dir={isArabic ? 'rtl' : undefined}>
      {options.map((it, at) => (
        <Choice
          key={it.text}
          at={at}
          option={it}
          state={stateOf(at)}
          onChoose={() => onChoose(at)}
        />
      ))}
    </div>
  )
}

type State = 'open' | 'chosen' | 'right' | 'wrong' | 'rest'

const heard: Record<State, string> = {
  open: '',
  chosen: ' (your answer)',
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
        {(isOpen || state === 'chosen' || state === 'rest') && 'ABCD'[at]}
      </span>
      <span className="choice-text grow">
        <Duo>{option.text}</Duo>
        {!isOpen && <span className="sr-only">{heard[state]}</span>}
      </span>
    </button>
  )
}
