import type * as z from 'zod/mini'
import { type openRun, QUESTION_PAUSE_MS, VERDICT_MIN_MS } from '../../../contract/game/game.ts'
import { clockText } from '../../kit/number-text.ts'

export type Question = NonNullable<z.output<typeof openRun.response>['questions']>[number]

/** A run of the quiz. Times are milliseconds of a monotonic clock (performance.now). */
export type Run = {
  questions: readonly Question[]
  startedAt: number
  /** The index of the current question, and the time it was asked. */
  questionIndex: number
  displayedAt: number
  /** The chosen option and its time; null while the question is open. */
  answer: { option: number; at: number } | null
  /** The verdict; null until it is known. */
  verdict: { isRight: boolean; rightOption: number; at: number } | null
  score: number
  /** The time of the last update; the end of a run that is over. */
  now: number
  isOver: boolean
  /** Why the server ended the run; '' if it did not. */
  stopReason: string
}

/**
 * A student chose an option, time passed, the verdict of an answer arrived (`right` is the text of the correct
 * option), or the server ended the run.
 */
export type RunEvent =
  | { type: 'chose'; question: number; option: number; at: number }
  | { type: 'looked'; at: number }
  | { type: 'judged'; question: number; correctText: string; at: number }
  | { type: 'stopped'; reason: string; at: number }

/** A new run at its first question. */
export function startRun({ questions, now }: { questions: readonly Question[]; now: number }): Run {
  return {
    questions,
    startedAt: now,
    questionIndex: 0,
    displayedAt: now,
    answer: null,
    verdict: null,
    score: 0,
    now,
    isOver: false,
    stopReason: '',
  }
}

/** The run after an event. Time advances first: an answer after the time limit does not count (R-GAME-015). */
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
  // already answered, or an unknown option
  if (run.answer || !options[option]) return run
  const answered = { ...run, answer: { option, at: run.now } }
  const correctText = options.find((it) => it.isCorrect)
  // only a run judged in the browser has the correct option (decision 0351)
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

/** Advances a run to a time, with all changes until then. */
function advanceTo(run: Run, moment: number): Run {
  const next = run.isOver ? Number.POSITIVE_INFINITY : nextChangeAt(run)
  if (moment < next) return run.isOver ? run : { ...run, now: Math.max(run.now, moment) }
  return advanceTo(
    hasNextQuestion(run) ? nextQuestion(run, next) : { ...run, now: next, isOver: true },
    moment,
  )
}

/** The time of the next change without input: the end of a timer or of the pause after an answer. */
function nextChangeAt(run: Run): number {
  const { answer, verdict } = run
  const end = endsAt(run)
  if (!answer) return Math.min(end, run.displayedAt + questionLimitMs(run))
  // timers stop until the verdict is known
  if (!verdict) return Number.POSITIVE_INFINITY
  // the last answer has stopped both timers
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
  // the wait for a verdict beyond the pause does not count
  startedAt: run.startedAt + moment - pauseEndsAt(run),
  questionIndex: run.questionIndex + 1,
  displayedAt: moment,
  answer: null,
  verdict: null,
  now: moment,
})

/** The time of all questions (ms) (R-GAME-023). */
export function totalMs({ questions }: Run): number {
  return questions.reduce((sum, it) => sum + it.estimatedTimeMs, 0)
}

/** The time limit of the current question (ms). */
export function questionLimitMs({ questions, questionIndex }: Run): number {
  return questions[questionIndex]?.estimatedTimeMs ?? 0
}

/** The remaining total time (ms). The last answer stops it, and so does a verdict that takes longer than the pause. */
export function totalLeftMs(run: Run): number {
  const stopsAt = isAnswered(run) ? run.answer?.at : run.answer && pauseEndsAt(run)
  const until = Math.min(run.now, stopsAt ?? run.now)
  return Math.max(0, totalMs(run) - (until - run.startedAt))
}

/** The remaining time of the current question (ms); its answer stops it. */
export function questionLeftMs(run: Run): number {
  return Math.max(0, questionLimitMs(run) - ((run.answer?.at ?? run.now) - run.displayedAt))
}

/** True if the last question is answered. */
export function isAnswered({ answer, questionIndex, questions }: Run): boolean {
  return answer !== null && questionIndex === questions.length - 1
}

/** True if all answers are correct. */
export function isPerfect(run: Run): boolean {
  return isAnswered(run) && run.score === run.questions.length
}

/** The display reports a pending verdict after this time. */
const SLOW_MS = 400

/** True if the verdict has been pending long enough to be reported. */
export function isSlow({ answer, verdict, now, isOver }: Run): boolean {
  return answer !== null && !verdict && !isOver && now >= answer.at + SLOW_MS
}

/** The time until the next visible change (ms): a timer shows another second, or the run changes. */
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

/** The number of last seconds with an urgent display. */
export const LAST_SECONDS = 3

/** The remaining seconds, rounded up. */
export function secondsOf(leftMs: number): number {
  return Math.ceil(leftMs / 1000)
}

/** '2:41' */
export const leftText = (leftMs: number): string => clockText(secondsOf(leftMs))

/** The apostrophes of a question as they are printed: ʾ in the word Qurʾān, else ’. The stored text is unchanged. */
export function printedApostrophes(text: string): string {
  return text.replace(/(\p{L})['`](?=\p{L})/gu, '$1’').replace(/(Qur)’(?=[aā])/gi, '$1ʾ')
}
