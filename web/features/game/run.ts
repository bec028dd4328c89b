import type * as z from 'zod/mini'
import { type openRun, QUESTION_PAUSE_MS, VERDICT_MIN_MS } from '../../../contract/game.ts'

export type Question = NonNullable<z.output<typeof openRun.response>['questions']>[number]

/** A run of the quiz. Moments are milliseconds of a clock that only goes forward (performance.now). */
export type Run = {
  questions: readonly Question[]
  startedAt: number
  /** Which question is asked, from 0, and since when. */
  questionIndex: number
  askedAt: number
  /** What was chosen for it, and when; null while it is open. */
  answer: { option: number; at: number } | null
  /** If that is right and which option is; null until it is known. */
  verdict: { isRight: boolean; rightOption: number; at: number } | null
  score: number
  /** The moment of the last look; when the run is over, of its end. */
  now: number
  isOver: boolean
  /** Why the server ended the run before its time; '' if it did not. */
  stopReason: string
}

/**
 * Someone chose an option of a question, time went on, the server's verdict of an answer came (`right` is the text of the
 * right option), or the server ended the run.
 */
export type RunEvent =
  | { type: 'chose'; question: number; option: number; at: number }
  | { type: 'looked'; at: number }
  | { type: 'judged'; question: number; correctText: string; at: number }
  | { type: 'stopped'; reason: string; at: number }

/** A run begins with its first question. */
export function startRun({ questions, now }: { questions: readonly Question[]; now: number }): Run {
  return {
    questions,
    startedAt: now,
    questionIndex: 0,
    askedAt: now,
    answer: null,
    verdict: null,
    score: 0,
    now,
    isOver: false,
    stopReason: '',
  }
}

/** The run after an event. Time comes first: an answer to a question whose time is up is none (R-GAME-015). */
export function applyEvent(run: Run, event: RunEvent): Run {
  const current = advanceTo(run, event.at)
  if (event.type === 'looked' || current.isOver) return current
  if (event.type === 'stopped') return { ...current, isOver: true, stopReason: event.reason }
  if (current.questionIndex !== event.question) return current
  return event.type === 'judged'
    ? applyVerdict(current, event.correctText)
    : applyAnswer(current, event.option)
}

function applyAnswer(run: Run, option: number): Run {
  const options = run.questions[run.questionIndex]?.options ?? []
  // locked, or a second press
  if (run.answer || !options[option]) return run
  const answered = { ...run, answer: { option, at: run.now } }
  const correctText = options.find((it) => it.isCorrect)
  // only the original way of the quiz knows the right option (decision 0351)
  return correctText ? applyVerdict(answered, correctText.text) : answered
}

function applyVerdict(run: Run, correctText: string): Run {
  if (!run.answer || run.verdict) return run
  const options = run.questions[run.questionIndex]?.options ?? []
  const rightOption = options.findIndex((it) => it.text === correctText)
  const isRight = rightOption === run.answer.option
  return {
    ...run,
    verdict: { isRight, rightOption, at: run.now },
    score: run.score + (isRight ? 1 : 0),
  }
}

/** Lets time go on to a moment, through all that happens by itself until then. */
function advanceTo(run: Run, moment: number): Run {
  const next = run.isOver ? Number.POSITIVE_INFINITY : nextChangeAt(run)
  if (moment < next) return run.isOver ? run : { ...run, now: Math.max(run.now, moment) }
  return advanceTo(
    hasNextQuestion(run) ? nextQuestion(run, next) : { ...run, now: next, isOver: true },
    moment,
  )
}

/** When the next thing happens by itself: a timer reaches zero, or the pause after an answer ends. */
function nextChangeAt(run: Run): number {
  const { answer, verdict } = run
  const end = endsAt(run)
  if (!answer) return Math.min(end, run.askedAt + questionLimitMs(run))
  // a bad line: time stands still until the verdict is known
  if (!verdict) return Number.POSITIVE_INFINITY
  // with the last answer both timers have stopped
  if (isAnswered(run) || hasNextQuestion(run))
    return Math.max(pauseEndsAt(run), verdict.at + VERDICT_MIN_MS)
  return Math.max(end, verdict.at)
}

const endsAt = (run: Run) => run.startedAt + totalMs(run)
const pauseEndsAt = ({ answer }: Run) => (answer?.at ?? 0) + QUESTION_PAUSE_MS

const hasNextQuestion = (run: Run) =>
  run.answer !== null && !isAnswered(run) && pauseEndsAt(run) < endsAt(run)

const nextQuestion = (run: Run, moment: number): Run => ({
  ...run,
  // what a verdict took beyond the pause is not the student's time
  startedAt: run.startedAt + moment - pauseEndsAt(run),
  questionIndex: run.questionIndex + 1,
  askedAt: moment,
  answer: null,
  verdict: null,
  now: moment,
})

/** All questions' time together (R-GAME-023). */
export function totalMs({ questions }: Run): number {
  return questions.reduce((sum, it) => sum + it.estimatedTimeMs, 0)
}

/** The time of the present question. */
export function questionLimitMs({ questions, questionIndex }: Run): number {
  return questions[questionIndex]?.estimatedTimeMs ?? 0
}

/** What is left of the whole; the last answer stops it, and so does a verdict that takes longer than the pause. */
export function totalLeftMs(run: Run): number {
  const stopsAt = isAnswered(run) ? run.answer?.at : run.answer && pauseEndsAt(run)
  const until = Math.min(run.now, stopsAt ?? run.now)
  return Math.max(0, totalMs(run) - (until - run.startedAt))
}

/** What is left for the present question; its answer stops it. */
export function questionLeftMs(run: Run): number {
  return Math.max(0, questionLimitMs(run) - ((run.answer?.at ?? run.now) - run.askedAt))
}

/** Whether the last question is answered, though its answer may still be looked at. */
export function isAnswered({ answer, questionIndex, questions }: Run): boolean {
  return answer !== null && questionIndex === questions.length - 1
}

/** A full score: the one that wins. */
export function isPerfect(run: Run): boolean {
  return isAnswered(run) && run.score === run.questions.length
}

/** From then on the screen says that it waits for a verdict. */
const SLOW_MS = 400

/** True if the answer waits for its verdict so long that the screen should say so. */
export function isSlow({ answer, verdict, now, isOver }: Run): boolean {
  return answer !== null && !verdict && !isOver && now >= answer.at + SLOW_MS
}

/** How long until anybody could see a change: a second gone from a timer, or the next thing that happens. */
export function msUntilNextChange(run: Run): number {
  const { answer, verdict, now } = run
  const msUntilNextSecond = (left: number) => left - Math.max(0, Math.ceil(left / 1000) - 1) * 1000
  const changes = [nextChangeAt(run) - now]
  if (!answer) changes.push(msUntilNextSecond(questionLeftMs(run)))
  if (answer && !verdict && !isSlow(run)) changes.push(answer.at + SLOW_MS - now)
  const left = totalLeftMs(run)
  const isTotalRunning = !answer || (!isAnswered(run) && now < pauseEndsAt(run))
  if (isTotalRunning && left > 0) changes.push(msUntilNextSecond(left))
  return Math.max(0, Math.min(...changes))
}
