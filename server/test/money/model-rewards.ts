import { REFERRAL_REWARD } from '../../../contract/auth/auth.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { isoDay } from '../../../contract/platform/school-time.ts'
import { type Model, type RewardService, studentOf, TIMEZONE, today } from './model-state.ts'
import { credit } from './student.ts'

/** Rewards a pending referral, once. */
export function rewardFriends(model: Model, friend: number) {
  const student = studentOf(model, friend)
  const by = student.invitedBy
  student.invitedBy = null
  if (by !== null && (student.isErased || studentOf(model, by).isErased)) return
  if (by === null || !reward(model, 'referral', [by, friend], REFERRAL_REWARD)) return
  for (const who of [by, friend]) credit(studentOf(model, who), REFERRAL_REWARD, 'referral')
}

/** True if a reward is given now; it is then counted. */
export function reward(model: Model, service: RewardService, to: number[], amount: Kobo): boolean {
  const { now, rules, rewards } = model
  const { on, dailyMax, studentMax } = rules[service]
  const todays = rewards.filter((it) => isoDay(it.at, TIMEZONE) === today(model))
  const ofService = todays.filter((it) => it.service === service)
  const exceeds = (max: Kobo, given: typeof rewards, added: Kobo) =>
    max > 0 && given.reduce((sum, it) => sum + it.amount, added) > max
  if (!on || exceeds(dailyMax, ofService, amount * to.length)) return false
  if (exceeds(rules.totalMax, todays, amount * to.length)) return false
  const isOver = (who: number) =>
    exceeds(
      studentMax,
      ofService.filter((it) => it.who === who),
      amount,
    )
  if (to.some(isOver)) return false
  for (const who of to) rewards.push({ service, who, amount, at: now })
  return true
}

/** Credits the kept rewards of a student who pays, oldest first, within the limits of the day. */
export function creditKept(model: Model, who: number) {
  const student = studentOf(model, who)
  if (student.isErased) return
  for (let amount = student.kept[0]; amount !== undefined; amount = student.kept[0]) {
    if (!reward(model, 'quiz', [who], amount)) return
    student.kept.shift()
    credit(student, amount, 'quiz')
  }
}
