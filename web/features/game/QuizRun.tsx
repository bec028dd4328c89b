import { type KeyboardEvent, useState } from 'react'
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx'
import { UnsavedChangesGuard } from '../../kit/UnsavedChangesGuard.tsx'
import { useBackLayer } from '../../kit/use-back-layer.ts'
import { AnswerOptions } from './AnswerOptions.tsx'
import { CheckingAnswer } from './CheckingAnswer.tsx'
import { LAST_SECONDS, secondsOf } from './clock-text.ts'
import { GameLayout } from './GameLayout.tsx'
import { QuestionPrompt } from './QuestionPrompt.tsx'
import { ResultDialog } from './ResultDialog.tsx'
import { RunProgress, RunStats } from './RunStats.tsx'
import type { RewardClaim } from './reward-claim.ts'
import { type Question, questionLeftMs, type Run, totalLeftMs } from './run.ts'
import type { JudgeAnswer } from './use-judge.ts'
import { useRun } from './use-run.ts'

type QuizRunProps = {
  questions: readonly Question[]
  claim: RewardClaim
  judge: JudgeAnswer
  /** An answer could not be sent and is sent again. */
  isLineLost: boolean
  /** Called when the score of a run judged in the browser is full. */
  onPerfect: () => void
  onPlayAgain: () => void
  onLeave: () => void
}

const LEAVE_QUIZ = 'Leave the quiz?'
const ROUND_ENDS = 'This round ends, and its answers are lost.'

/** One run, from the first question to the result. */
export function QuizRun(props: QuizRunProps) {
  const { questions, claim, judge, isLineLost, onPerfect, onPlayAgain, onLeave } = props
  const { run, choose } = useRun(questions, { onPerfect, judge })
  const [isLeaving, setLeaving] = useState(false)
  const askToLeave = () => {
    setLeaving(true)
    return false
  }
  useBackLayer(askToLeave, run.isOver ? 0 : 1)
  const question = questions[run.questionIndex]
  if (!question) return null

  const isLocked = run.isOver || run.answer !== null
  const secondsLeft = secondsOf(questionLeftMs(run))
  const isTimeLow = !isLocked && Math.min(secondsLeft, secondsOf(totalLeftMs(run))) <= LAST_SECONDS
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys press the buttons inside, for as long as the focus is here */}
      <div className="outline-none" tabIndex={-1} onKeyDown={(event) => chooseByKey(event, choose)}>
        <GameLayout onLeave={run.isOver ? onLeave : askToLeave} stats={<RunStats run={run} />}>
          <RunProgress run={run} />
          <QuestionPrompt
            key={run.questionIndex}
            text={question.question}
            limitMs={question.estimatedTimeMs}
            leftMs={questionLeftMs(run)}
            isStopped={isLocked}
            isLow={secondsLeft <= LAST_SECONDS}
          />
          <AnswerOptions
            key={`choices ${run.questionIndex}`}
            options={question.options}
            chosenIndex={run.answer?.option}
            correctIndex={run.verdict?.rightOption}
            isLocked={isLocked}
            onChoose={choose}
          />
          <CheckingAnswer run={run} isLineLost={isLineLost} />
          <p className="sr-only" role="status">
            {run.verdict && spokenVerdict(run, question)}
          </p>
          <p className="sr-only" role="alert">
            {isTimeLow && `${LAST_SECONDS} seconds left`}
          </p>
        </GameLayout>
      </div>
      <ConfirmDialog
        open={isLeaving && !run.isOver}
        title={LEAVE_QUIZ}
        confirmLabel="Leave"
        cancelLabel="Stay"
        destructive
        onClose={() => setLeaving(false)}
        onConfirm={onLeave}
      >
        {ROUND_ENDS}
      </ConfirmDialog>
      <UnsavedChangesGuard isDirty={!run.isOver} title={LEAVE_QUIZ}>
        {ROUND_ENDS}
      </UnsavedChangesGuard>
      {run.isOver && (
        <ResultDialog run={run} claim={claim} onPlayAgain={onPlayAgain} onLeave={onLeave} />
      )}
    </>
  )
}

/** The keys 1 to 4 and A to D choose an option. */
function chooseByKey(event: KeyboardEvent, choose: (option: number) => void) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
  const key = event.key.toLowerCase()
  const option = Math.max('1234'.indexOf(key), 'abcd'.indexOf(key))
  if (key.length === 1 && option >= 0) choose(option)
}

function spokenVerdict({ score, questions, verdict }: Run, { options }: Question) {
  const correctText = options[verdict?.rightOption ?? -1]?.text
  const verdictText = verdict?.isRight ? 'Right.' : `Wrong. The right answer is ${correctText}.`
  return `${verdictText} Score ${score} of ${questions.length}.`
}
