import { CloudOff, Timer, Trophy } from 'lucide-react'
import { type KeyboardEvent, useEffect, useReducer, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx'
import { classNames } from '../../kit/class-names.ts'
import { digitsText } from '../../kit/number-text.ts'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { Note } from '../../kit/Tile.tsx'
import { UnsavedChangesGuard } from '../../kit/UnsavedChangesGuard.tsx'
import { useBackLayer } from '../../kit/use-back-layer.ts'
import { GameLayout } from './GameLayout.tsx'
import { AnswerOptions, OPTION_LETTERS, QuestionPrompt } from './QuizQuestion.tsx'
import { ResultDialog } from './ResultDialog.tsx'
import {
  applyEvent,
  isPerfect,
  isSlow,
  LAST_SECONDS,
  leftText,
  msUntilNextChange,
  type Question,
  questionLeftMs,
  type Run,
  type RunEvent,
  secondsOf,
  startRun,
  totalLeftMs,
} from './run.ts'
import type { JudgeAnswer, RewardClaim } from './use-judge.ts'

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

const LEAVE_QUIZ = m.game_leave_question()
const ROUND_ENDS = m.game_round_ends()

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
            {isTimeLow && m.game_seconds_left({ count: LAST_SECONDS })}
          </p>
        </GameLayout>
      </div>
      <ConfirmDialog
        open={isLeaving && !run.isOver}
        title={LEAVE_QUIZ}
        confirmLabel={m.kit_leave()}
        cancelLabel={m.kit_stay()}
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

/** The keys 1 to 4, A to D and the letters of the options choose an option. */
function chooseByKey(event: KeyboardEvent, choose: (option: number) => void) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
  const key = event.key.toLowerCase()
  const keys = ['1234', 'abcd', OPTION_LETTERS]
  const option = Math.max(...keys.map((it) => it.indexOf(key)))
  if (key.length === 1 && option >= 0) choose(option)
}

function spokenVerdict({ score, questions, verdict }: Run, { options }: Question) {
  const correctText = options[verdict?.rightOption ?? -1]?.text ?? ''
  const result = { score, count: questions.length }
  return verdict?.isRight
    ? m.game_spoken_right(result)
    : m.game_spoken_wrong({ ...result, answer: correctText })
}

/** The remaining time and the score. */
function RunStats({ run }: { run: Run }) {
  const leftMs = totalLeftMs(run)
  return (
    <>
      <span
        className={classNames(
          'clock num',
          secondsOf(leftMs) <= LAST_SECONDS && !run.answer && 'text-danger-ink',
        )}
        role="timer"
      >
        <Timer className="icon" aria-hidden />
        <span className="sr-only">{m.game_round_time_left()} </span>
        {leftText(leftMs)}
      </span>
      <span className="badge badge-gold num">
        <Trophy className="icon" aria-hidden />
        <span>{m.game_score({ score: run.score, count: run.questions.length })}</span>
      </span>
    </>
  )
}

/** The progress of a run. */
function RunProgress({ run: { questionIndex, questions } }: { run: Run }) {
  const label = m.game_position({ number: questionIndex + 1, count: questions.length })
  return (
    <div className="grid gap-2">
      <div className="num flex justify-between">
        <span className="font-semibold">{label}</span>
        <span className="text-ink-2">
          {digitsText(`${Math.round(((questionIndex + 1) / questions.length) * 100)}%`)}
        </span>
      </div>
      <ProgressBar value={questionIndex + 1} max={questions.length} label={label} />
    </div>
  )
}

/** Reports that an answer awaits its verdict, and that a lost connection does not lose it. */
function CheckingAnswer({ run, isLineLost }: { run: Run; isLineLost: boolean }) {
  return (
    <div className="checking" role="status">
      {isSlow(run) &&
        (isLineLost ? (
          <Note tone="warning" icon={<CloudOff className="icon" aria-hidden />}>
            {m.game_line_lost()}
          </Note>
        ) : (
          <p className="lead">{m.game_checking_answer()}</p>
        ))}
    </div>
  )
}

const startNow = (questions: readonly Question[]) => startRun({ questions, now: performance.now() })

type RunCallbacks = {
  /** Called once when the score of a run judged in the browser is full. */
  onPerfect: () => void
  /** Requests the verdict of an answer. */
  judge: JudgeAnswer
}

/** Runs the quiz with the clock of the page. */
function useRun(
  questions: readonly Question[],
  { onPerfect, judge }: RunCallbacks,
): { run: Run; choose: (option: number) => void } {
  const [run, dispatch] = useReducer(applyEvent, questions, startNow)
  useEffect(() => {
    if (run.isOver) return
    const tick = () => dispatch({ type: 'looked', at: performance.now() })
    const dueMs = run.now + msUntilNextChange(run) - performance.now()
    // the update is overdue
    if (dueMs <= 0) return tick()
    const timer = Number.isFinite(dueMs) ? setTimeout(tick, Math.ceil(dueMs)) : undefined
    // timers are throttled in a hidden tab
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [run])

  const choose = (option: number) => {
    const event: RunEvent = {
      type: 'chose',
      question: run.questionIndex,
      option,
      at: performance.now(),
    }
    const answered = applyEvent(run, event)
    dispatch(event)
    if (run.answer || !answered.answer || answered.questionIndex !== run.questionIndex) return
    if (answered.verdict) return isPerfect(answered) ? onPerfect() : undefined
    const choice = questions[run.questionIndex]?.options[option]?.text ?? ''
    void judge({ question: run.questionIndex, choice }).then((verdict) =>
      dispatch({ ...verdict, at: performance.now() }),
    )
  }
  return { run, choose }
}
