import type * as z from 'zod/mini'
import { type openRun, PAUSE_MS } from '../../../contract/game.ts'

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
  score: number
  /** The moment of the last look; when the run is over, of its end. */
  now: number
  over: boolean
}

/** Someone chose an option of a question, or time went on. */
export type RunEvent =
  | { type: 'chose'; question: number; option: number; at: number }
  | { type: 'looked'; at: number }

/** A run begins with its first question. */
export function begin({ questions, at }: { questions: readonly Question[]; at: number }): Run {
  return {
    questions,
    startedAt: at,
    at: 0,
    askedAt: at,
    answer: null,
    score: 0,
    now: at,
    over: false,
  }
}

/** The run after an event. Time comes first: an answer to a question whose time is up is none (wallet-and-admin §4). */
export function after(run: Run, event: RunEvent): Run {
  const seen = look(run, event.at)
  if (event.type === 'looked') return seen
  const option = seen.questions[seen.at]?.options[event.option]
  // locked, gone, or a second press
  if (seen.over || seen.answer || seen.at !== event.question || !option) return seen
  return {
    ...seen,
    answer: { option: event.option, at: seen.now },
    score: seen.score + (option.isCorrect ? 1 : 0),
  }
}

/** Lets time go on to a moment, through all that happens by itself until then. */
function look(run: Run, moment: number): Run {
  const next = run.over ? Number.POSITIVE_INFINITY : nextChange(run)
  if (moment < next) return run.over ? run : { ...run, now: Math.max(run.now, moment) }
  return look(goesOn(run, next) ? asked(run, next) : { ...run, now: next, over: true }, moment)
}

/** When the next thing happens by itself: the pause after an answer ends, or a timer reaches zero. */
function nextChange(run: Run): number {
  const end = run.startedAt + totalMs(run)
  if (!run.answer) return Math.min(end, run.askedAt + limitMs(run))
  const pauseEnds = run.answer.at + PAUSE_MS
  // with the last answer both timers have stopped
  return isAnswered(run) ? pauseEnds : Math.min(end, pauseEnds)
}

const goesOn = (run: Run, moment: number) =>
  run.answer !== null && !isAnswered(run) && moment < run.startedAt + totalMs(run)

const asked = (run: Run, moment: number): Run => ({
  ...run,
  at: run.at + 1,
  askedAt: moment,
  answer: null,
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

/** What is left of the whole; the last answer stops it. */
export function totalLeftMs(run: Run): number {
  const until = isAnswered(run) && run.answer ? run.answer.at : run.now
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

/** How long until anybody could see a change: a second gone from a timer, or the next thing that happens. */
export function quietMs(run: Run): number {
  const untilSecond = (left: number) => left - Math.max(0, Math.ceil(left / 1000) - 1) * 1000
  const changes = [nextChange(run) - run.now]
  if (!run.answer) changes.push(untilSecond(questionLeftMs(run)))
  if (!isAnswered(run)) changes.push(untilSecond(totalLeftMs(run)))
  return Math.max(0, Math.min(...changes))
}
