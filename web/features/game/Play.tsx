import type { KeyboardEvent } from 'react'
import { Arena } from './Arena.tsx'
import { Asked } from './Asked.tsx'
import { Checking } from './Checking.tsx'
import { Choices } from './Choices.tsx'
import type { Claim } from './claim.ts'
import { LAST_SECONDS, secondsOf } from './clock-text.ts'
import { Figures, Progress } from './Figures.tsx'
import { ResultDialog } from './ResultDialog.tsx'
import { type Question, questionLeftMs, type Run, totalLeftMs } from './run.ts'
import type { Judge } from './use-judge.ts'
import { useRun } from './use-run.ts'

type PlayProps = {
  questions: readonly Question[]
  claim: Claim
  judge: Judge
  /** An answer could not be sent, and is sent again. */
  isLineLost: boolean
  /** The score of a run that the browser judges is full: time to ask for the reward. */
  onPerfect: () => void
  onAgain: () => void
  onLeave: () => void
}

/** One run, from its first question to its result. */
export function Play(props: PlayProps) {
  const { questions, claim, judge, isLineLost, onPerfect, onAgain, onLeave } = props
  const { run, choose } = useRun(questions, { onPerfect, judge })
  const question = questions[run.at]
  if (!question) return null

  const isLocked = run.over || run.answer !== null
  const seconds = secondsOf(questionLeftMs(run))
  const isLast = !isLocked && Math.min(seconds, secondsOf(totalLeftMs(run))) <= LAST_SECONDS
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys press the buttons inside, for as long as the focus is here
    <div className="outline-none" tabIndex={-1} onKeyDown={(event) => chooseByKey(event, choose)}>
      <Arena onLeave={onLeave} figures={<Figures run={run} />}>
        <Progress run={run} />
        <Asked
          key={run.at}
          text={question.question}
          limitMs={question.estimatedTimeMs}
          leftMs={questionLeftMs(run)}
          stopped={isLocked}
          low={seconds <= LAST_SECONDS}
        />
        <Choices
          key={`choices ${run.at}`}
          options={question.options}
          chosen={run.answer?.option}
          right={run.verdict?.rightOption}
          locked={isLocked}
          onChoose={choose}
        />
        <Checking run={run} isLineLost={isLineLost} />
        <p className="sr-only" role="status">
          {run.verdict && spoken(run, question)}
        </p>
        <p className="sr-only" role="alert">
          {isLast && `${LAST_SECONDS} seconds left`}
        </p>
      </Arena>
      {run.over && <ResultDialog run={run} claim={claim} onAgain={onAgain} onLeave={onLeave} />}
    </div>
  )
}

/** 1 to 4, and the letters on the keys, choose like a press. */
function chooseByKey(event: KeyboardEvent, choose: (option: number) => void) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
  const key = event.key.toLowerCase()
  const option = Math.max('1234'.indexOf(key), 'abcd'.indexOf(key))
  if (key.length === 1 && option >= 0) choose(option)
}

function spoken({ score, questions, verdict }: Run, { options }: Question) {
  const right = options[verdict?.rightOption ?? -1]?.text
  const words = verdict?.isRight ? 'Right.' : `Wrong. The right answer is ${right}.`
  return `${words} Score ${score} of ${questions.length}.`
}
