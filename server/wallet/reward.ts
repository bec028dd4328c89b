import type { Kobo } from '../../contract/kobo.ts'
import type { Tx } from '../kernel/db.ts'
import { readSettings } from '../settings/store.ts'
import { creditedAfter, holdTotals, type Movement } from './store.ts'

const DAY = 86_400

export type Reward = {
  service: Extract<Movement['service'], 'referral' | 'quiz'>
  /** All that is about to be credited for it. */
  amount: Kobo
  /** Unix seconds. */
  now: number
}

/**
 * Whether the school gives a reward at this moment: it is switched on, and with it the rewards of the last 24 hours stay
 * within what is set for all students together (decision 0164). Others who ask the same wait until this transaction is
 * over, so that two cannot both have the last of it.
 */
export async function mayReward(tx: Tx, { service, amount, now }: Reward): Promise<boolean> {
  const set = await readSettings(tx)
  const rule = {
    referral: { on: set.referralCredit, dailyMax: set.referralDailyMax },
    quiz: { on: set.quizCredit, dailyMax: set.quizDailyMax },
  }[service]
  if (!rule.on || rule.dailyMax === 0) return rule.on
  await holdTotals(tx, { service, now })
  return (await creditedAfter(tx, service, now - DAY)) + amount <= rule.dailyMax
}
