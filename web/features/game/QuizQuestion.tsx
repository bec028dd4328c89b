import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import { startsInArabic } from '../../kit/arabic.ts'
import { BilingualTitle, Heading } from '../../kit/BilingualTitle.tsx'
import { classNames } from '../../kit/class-names.ts'
import { DarkPanel } from '../../kit/Pattern.tsx'
import { printedApostrophes, type Question, secondsOf } from './run.ts'

/** Longer questions take more than three lines on a phone. */
const LONG_QUESTION_LENGTH = 72

type QuestionPromptProps = {
  text: string
  limitMs: number
  leftMs: number
  /** The timer is stopped: the question is answered or the run is over. */
  isStopped: boolean
  /** Only a few seconds remain. */
  isLow: boolean
}

/** The question and the bar of its remaining time. */
export function QuestionPrompt({ text, limitMs, leftMs, isStopped, isLow }: QuestionPromptProps) {
  return (
    <DarkPanel
      className={classNames(
        'question-prompt',
        text.length > LONG_QUESTION_LENGTH && 'question-prompt-long',
      )}
    >
      {/* each question receives the focus, so that screen readers read it and the answer keys work */}
      <div
        ref={focusQuestion}
        tabIndex={-1}
        className="outline-none"
        dir={startsInArabic(text) ? 'rtl' : undefined}
      >
        <Heading level={2}>{printedApostrophes(text)}</Heading>
      </div>
      <div className="grid gap-2">
        <div className="num flex items-center justify-between">
          <span className="lead">{m.game_question_time_left()}</span>
          <b className={classNames('seconds', isLow && 'seconds-low')}>
            {m.game_seconds_short({ count: secondsOf(leftMs) })}
          </b>
        </div>
        <TimeBar limitMs={limitMs} leftMs={leftMs} isStopped={isStopped} isLow={isLow} />
      </div>
    </DarkPanel>
  )
}

function TimeBar({ limitMs, leftMs, isStopped, isLow }: Omit<QuestionPromptProps, 'text'>) {
  // the time elapsed before the first render, for example in a hidden tab
  const [elapsedMs] = useState(limitMs - leftMs)
  const style = {
    '--left': limitMs > 0 ? leftMs / limitMs : 0,
    animationDuration: `${limitMs}ms`,
    animationDelay: `${-elapsedMs}ms`,
    animationPlayState: isStopped ? 'paused' : 'running',
  }
  return (
    <div className={classNames('time-bar', isLow && 'time-bar-low')} aria-hidden>
      <i style={style} />
    </div>
  )
}

function focusQuestion(question: HTMLElement | null) {
  if (!question) return
  question.focus({ preventScroll: true })
  window.scrollTo(0, 0)
}

/** The letters of the four options, which are also their keys. */
export const OPTION_LETTERS = m.game_option_letters()

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
      aria-label={m.game_answers()}
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
  chosen: m.game_spoken_chosen(),
  right: m.game_spoken_right_option(),
  wrong: m.game_spoken_wrong_option(),
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
        {(isOpen || state === 'chosen' || state === 'rest') && OPTION_LETTERS[index]}
      </span>
      <span className="answer-option-text grow">
        <BilingualTitle>{printedApostrophes(option.text)}</BilingualTitle>
        {!isOpen && <span className="sr-only"> {spokenStates[state]}</span>}
      </span>
    </button>
  )
}
