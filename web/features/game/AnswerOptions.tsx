import { Check, X } from 'lucide-react'
import { startsInArabic } from '../../kit/arabic.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { classNames } from '../../kit/class-names.ts'
import { printedApostrophes } from './apostrophes.ts'
import type { Question } from './run.ts'

type Option = Question['options'][number]
type AnswerOptionsProps = {
  options: readonly Option[]
  /** The index of the chosen option. */
  chosenIndex: number | undefined
  /** The index of the correct option, once known. */
  correctIndex: number | undefined
  isLocked: boolean
  onChoose: (option: number) => void
}

/** The options as large buttons. Locked, they show the chosen one, and after the verdict the correct one. */
export function AnswerOptions({
  options,
  chosenIndex,
  correctIndex,
  isLocked,
  onChoose,
}: AnswerOptionsProps) {
  const knownCorrectIndex = correctIndex ?? options.findIndex((it) => it.isCorrect)
  const stateOf = (index: number): OptionState => {
    if (!isLocked) return 'open'
    if (index === knownCorrectIndex) return 'right'
    if (index !== chosenIndex) return 'rest'
    return knownCorrectIndex < 0 ? 'chosen' : 'wrong'
  }
  const isArabic = options.every((it) => startsInArabic(it.text))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      className="answer-options"
      role="group"
      aria-label="Answers"
      dir={isArabic ? 'rtl' : undefined}
    >
      {options.map((it, index) => (
        <AnswerOption
          key={it.text}
          index={index}
          option={it}
          state={stateOf(index)}
          onChoose={() => onChoose(index)}
        />
      ))}
    </div>
  )
}

type OptionState = 'open' | 'chosen' | 'right' | 'wrong' | 'rest'

const spokenStates: Record<OptionState, string> = {
  open: '',
  chosen: ' (your answer)',
  right: ' (right answer)',
  wrong: ' (wrong answer)',
  rest: '',
}

type AnswerOptionProps = { index: number; option: Option; state: OptionState; onChoose: () => void }

function AnswerOption({ index, option, state, onChoose }: AnswerOptionProps) {
  const isOpen = state === 'open'
  return (
    <button
      type="button"
      className={classNames('answer-option', !isOpen && `answer-option-${state}`)}
      aria-keyshortcuts={String(index + 1)}
      // `disabled` would drop the focus
      aria-disabled={!isOpen || undefined}
      onClick={isOpen ? onChoose : undefined}
    >
      <span className="key" aria-hidden>
        {state === 'right' && <Check className="icon" />}
        {state === 'wrong' && <X className="icon" />}
        {(isOpen || state === 'chosen' || state === 'rest') && 'ABCD'[index]}
      </span>
      <span className="answer-option-text grow">
        <BilingualTitle>{printedApostrophes(option.text)}</BilingualTitle>
        {!isOpen && <span className="sr-only">{spokenStates[state]}</span>}
      </span>
    </button>
  )
}
