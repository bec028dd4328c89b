import { useState } from 'react'
import { startsInArabic } from '../../kit/arabic.ts'
import { Heading } from '../../kit/BilingualTitle.tsx'
import { classNames } from '../../kit/class-names.ts'
import { DarkPanel } from '../../kit/Pattern.tsx'
import { printedApostrophes } from './apostrophes.ts'
import { secondsOf } from './clock-text.ts'

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
          <span className="lead">Time Left</span>
          <b className={classNames('seconds', isLow && 'seconds-low')}>{secondsOf(leftMs)}s</b>
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
