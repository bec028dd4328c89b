import {
  DEFAULT_REWARDS,
  type Level,
  QUESTION_PAUSE_MS,
  RUN_LENGTH,
} from '../../../contract/game/game.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import type { MoneyAction } from './action.ts'
import { reward } from './model-rewards.ts'
import {
  DECLINED,
  formatReply,
  type Model,
  SECONDS_EACH,
  type ServerDetails,
  studentOf,
  today,
} from './model-state.ts'
import { credit, hasPaid, type Student } from './student.ts'

/** Opens a run that the browser judges. */
export function openRun(
  model: Model,
  { who, level }: MoneyAction & { do: 'openRun' },
  made: ServerDetails,
) {
  const student = studentOf(model, who)
  if (!model.rules.trustsClient || student.lastWonDay === today(model)) return DECLINED
  const limitSeconds = made.limitSeconds ?? 0
  student.runs[level] = { openedAt: model.now, limitSeconds, closed: false }
  const judged = student.judged[level]
  if (judged) judged.isClosed = true
  return 'yes'
}

/** Answers nine questions of a run that the server judges. */
export function play(
  model: Model,
  { who, level, slips }: MoneyAction & { do: 'play' },
  made: ServerDetails,
) {
  const student = studentOf(model, who)
  if (student.lastWonDay === today(model)) return DECLINED
  const openedAt = model.now
  model.now += 8 * SECONDS_EACH
  delete student.runs[level]
  student.judged[level] = {
    ...{ openedAt, answeredAt: model.now, limitSeconds: made.limitSeconds ?? 0 },
    ...{ lastSeconds: made.lastSeconds ?? 0, isPerfect: !slips, isClosed: false, last: null },
  }
  return 'yes'
}

const RUN_GRACE_SECONDS = 60

/** Answers the tenth question; repeated, it has the same reply. */
export function lastAnswer(
  model: Model,
  { who, level, right }: MoneyAction & { do: 'lastAnswer' },
) {
  const run = studentOf(model, who).judged[level]
  if (!run) return DECLINED
  if (run.last) return run.last.right === right ? run.last.result : DECLINED
  // the verdict of the ninth answer is still shown
  if (run.isClosed || model.now === run.answeredAt) return DECLINED
  const pauseSeconds = QUESTION_PAUSE_MS / 1000
  const isLate =
    model.now > run.answeredAt + pauseSeconds + run.lastSeconds + GRACE_SECONDS ||
    model.now > run.openedAt + run.limitSeconds + RUN_LENGTH * pauseSeconds + RUN_GRACE_SECONDS
  run.isClosed = true
  if (isLate) return DECLINED
  const result = run.isPerfect && right ? win(model, who, level) : 'yes'
  run.last = { right, result }
  return result
}

function win(model: Model, who: number, level: Level) {
  const student = studentOf(model, who)
  const amount = DEFAULT_REWARDS[level]
  if (model.rules.quizReward === 'after_first_payment' && !hasPaid(student))
    return keep(model, student, amount)
  if (student.lastWonDay === today(model) || !reward(model, 'quiz', [who], amount)) return DECLINED
  student.lastWonDay = today(model)
  credit(student, amount, 'quiz')
  return formatReply(student.wallet)
}

/** Keeps a reward until the first payment, at most what one student can earn in a day. */
function keep(model: Model, student: Student, amount: Kobo) {
  const { on, studentMax } = model.rules.quiz
  const kept = student.kept.reduce((sum, it) => sum + it, amount)
  if (student.lastWonDay === today(model) || !on) return DECLINED
  if (studentMax > 0 && kept > studentMax) return DECLINED
  student.lastWonDay = today(model)
  student.kept.push(amount)
  return 'yes kept'
}

const GRACE_SECONDS = 30

/** Claims the reward of a run that the browser has judged. */
export function claim(model: Model, { who, level }: MoneyAction & { do: 'claim' }) {
  const student = studentOf(model, who)
  const run = student.runs[level]
  if (!model.rules.trustsClient) return DECLINED
  if (student.lastWonDay === today(model) || !run || run.closed) return DECLINED
  run.closed = true
  const took = model.now - run.openedAt
  if (took < ((RUN_LENGTH - 1) * QUESTION_PAUSE_MS) / 1000) return DECLINED
  if (took > run.limitSeconds + (RUN_LENGTH * QUESTION_PAUSE_MS) / 1000 + GRACE_SECONDS)
    return DECLINED
  return win(model, who, level)
}
