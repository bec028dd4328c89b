import type * as z from 'zod/mini'
import { type openRun, PAUSE_MS, REVEAL_MS } from '../../../contract/game.ts'

export type Question = NonNullable<z.output<typeof openRun.answers>['questions']>[number]

/** A run of the quiz. Moments are milliseconds of a clock that only goes forward (performance.now). */
export type Run = {
  questions: readonly Question[]
  startedAt: number
  /** Which question is asked, from 0, and since when. */
  at: number
  askedAt: number
  /** What was chosen for it, and when; null while it is open. */
  answer: { option: number; at: number } | null
  /** If that is right and which option is; null until it is known. */
  verdict: { isRight: boolean; rightOption: number; at: number } | null
  score: number
  /** The moment of the last look; when the run is over, of its end. */
  now: number
  over: boolean
  /** Why the server ended the run before its time; '' if it did not. */
  stoppedBecause: string
}

/**
 * Someone chose an option of a question, time went on, the server's verdict of an answer came (`right` is the text of the
 * right option), or the server ended the run.
 */
export type RunEvent =
  | { type: 'chose'; question: number; option: number; at: number }
  | { type: 'looked'; at: number }
  | { type: 'judged'; question: number; right: string; at: number }
  | { type: 'stopped'; why: string; at: number }

/** A run begins with its first question. */
export function begin({ questions, at }: { questions: readonly Question[]; at: number }): Run {
  return {
    questions,
    startedAt: at,
    at: 0,
    askedAt: at,
    answer: null,
    verdict: null,
    score: 0,
    now: at,
    over: false,
    stoppedBecause: '',
  }
}

/** The run after an event. Time comes first: an answer to a question whose time is up is none (wallet-and-admin §4). */
export function after(run: Run, event: RunEvent): Run {
  const seen = look(run, event.at)
  if (event.type === 'looked' || seen.over) return seen
  if (event.type === 'stopped') return { ...seen, over: true, stoppedBecause: event.why }
  if (seen.at !== event.question) return seen
  return event.type === 'judged' ? judged(seen, event.right) : chosen(seen, event.option)
}

function chosen(run: Run, option: number): Run {
  const options = run.questions[run.at]?.options ?? []
  // locked, or a second press
  if (run.answer || !options[option]) return run
  const answered = { ...run, answer: { option, at: run.now } }
  const right = options.find((it) => it.isCorrect)
  // only the original way of the quiz knows the right option (decisions §14)
  return right ? judged(answered, right.text) : answered
}

function judged(run: Run, right: string): Run {
  if (!run.answer || run.verdict) return run
  const options = run.questions[run.at]?.options ?? []
  const rightOption = options.findIndex((it) => it.text === right)
  const isRight = rightOption === run.answer.option
  return {
    ...run,
    verdict: { isRight, rightOption, at: run.now },
    score: run.score + (isRight ? 1 : 0),
  }
}

/** Lets time go on to a moment, through all that happens by itself until then. */
function look(run: Run, moment: number): Run {
  const next = run.over ? Number.POSITIVE_INFINITY : nextChange(run)
  if (moment < next) return run.over ? run : { ...run, now: Math.max(run.now, moment) }
  return look(goesOn(run) ? asked(run, next) : { ...run, now: next, over: true }, moment)
}

/** When the next thing happens by itself: a timer reaches zero, or the pause after an answer ends. */
function nextChange(run: Run): number {
  const { answer, verdict } = run
  const end = endOf(run)
  if (!answer) return Math.min(end, run.askedAt + limitMs(run))
  // a bad line: time stands still until the verdict is known
  if (!verdict) return Number.POSITIVE_INFINITY
  // with the last answer both timers have stopped
  if (isAnswered(run) || goesOn(run)) return Math.max(pauseEnds(run), verdict.at + REVEAL_MS)
  return Math.max(end, verdict.at)
}

const endOf = (run: Run) => run.startedAt + totalMs(run)
const pauseEnds = ({ answer }: Run) => (answer?.at ?? 0) + PAUSE_MS

const goesOn = (run: Run) => run.answer !== null && !isAnswered(run) && pauseEnds(run) < endOf(run)

const asked = (run: Run, moment: number): Run => ({
  ...run,
  // what a verdict took beyond the pause is not the student's time
  startedAt: run.startedAt + moment - pauseEnds(run),
  at: run.at + 1,
  askedAt: moment,
  answer: null,
  verdict: null,
  now: moment,
})

/** All questions' time together (wallet-and-admin §9). */
export function totalMs({ questions }: Run): number {
  return questions.reduce((sum, it) => sum + it.estimatedTimeMs, 0)
}

/** The time of the present question. */
export function limitMs({ questions, at }: Run): number {
  return questions[at]?.estimatedTimeMs ?? 0
}

/** What is left of the whole; the last answer stops it, and so does a verdict that takes longer than the pause. */
export function totalLeftMs(run: Run): number {
  const stopsAt = isAnswered(run) ? run.answer?.at : run.answer && pauseEnds(run)
  const until = Math.min(run.now, stopsAt ?? run.now)
  return Math.max(0, totalMs(run) - (until - run.startedAt))
}

/** What is left for the present question; its answer stops it. */
export function questionLeftMs(run: Run): number {
  return Math.max(0, limitMs(run) - ((run.answer?.at ?? run.now) - run.askedAt))
}

/** Whether the last question is answered, though its answer may still be looked at. */
export function isAnswered({ answer, at, questions }: Run): boolean {
  return answer !== null && at === questions.length - 1
}

/** A full score: the one that wins. */
export function isPerfect(run: Run): boolean {
  return isAnswered(run) && run.score === run.questions.length
}

/** From then on the screen says that it waits for a verdict. */
const SLOW_MS = 400

/** True if the answer waits for its verdict so long that the screen should say so. */
export function isSlow({ answer, verdict, now, over }: Run): boolean {
  return answer !== null && !verdict && !over && now >= answer.at + SLOW_MS
}

/** How long until anybody could see a change: a second gone from a timer, or the next thing that happens. */
export function quietMs(run: Run): number {
  const { answer, verdict, now } = run
  const untilSecond = (left: number) => left - Math.max(0, Math.ceil(left / 1000) - 1) * 1000
  const changes = [nextChange(run) - now]
  if (!answer) changes.push(untilSecond(questionLeftMs(run)))
  if (answer && !verdict && !isSlow(run)) changes.push(answer.at + SLOW_MS - now)
  const left = totalLeftMs(run)
  const isTotalRunning = !answer || (!isAnswered(run) && now < pauseEnds(run))
  if (isTotalRunning && left > 0) changes.push(untilSecond(left))
  return Math.max(0, Math.min(...changes))
}
