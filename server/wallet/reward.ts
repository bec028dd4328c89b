import type { Kobo } from '../../contract/platform/kobo.ts'
import { isoDay, startOfDay } from '../../contract/platform/school-time.ts'
import { money } from '../../contract/platform/sentence-values.ts'
import type { SchoolSettings } from '../../contract/settings/settings.ts'
import { type Message, say } from '../../messages/message.ts'
import type { Tx } from '../platform/db.ts'
import { lockSettings } from '../settings/store.ts'
import { type LedgerEntry, sumCredited } from './store.ts'

type RewardKind = Extract<LedgerEntry['service'], 'referral' | 'quiz'>

export type Reward = {
  service: RewardKind
  /** Each of these students is credited with `amount`. */
  studentIds: readonly number[]
  amount: Kobo
  /** Unix seconds. */
  now: number
  timezone: string
}

/** Why a reward is denied: a stable code and a message for the student. */
export type RewardDenial = { error: 'no_reward' | 'reward_limit'; message: Message }

export const rewardsDisabled: RewardDenial = {
  error: 'no_reward',
  message: say('rules_wallet_rewards_off'),
}
const SCHOOL_LIMIT: RewardDenial = {
  error: 'reward_limit',
  message: say('rules_wallet_school_rewards_spent'),
}
const studentLimit = (service: RewardKind, max: Kobo): RewardDenial => ({
  error: 'reward_limit',
  message:
    service === 'quiz'
      ? say('rules_wallet_quiz_rewards_spent', { amount: money(max) })
      : say('rules_wallet_referral_rewards_spent', { amount: money(max) }),
})

/**
 * Returns null if the reward can be given, or why it is denied: disabled, or above the daily limit of the student, of the
 * kind or of the school (decision 0350). Locks the settings until the transaction ends, so that rewards are granted one
 * at a time; call it before the transaction writes a wallet.
 */
export async function checkReward(tx: Tx, reward: Reward): Promise<RewardDenial | null> {
  const { service, studentIds, amount, now, timezone } = reward
  const settings = await lockSettings(tx)
  const { isEnabled, studentMax, kindMax } = limitsOf(settings, service)
  if (!isEnabled) return rewardsDisabled

  const since = startOfDay(isoDay(now, timezone), timezone)
  const exceeds = async (max: Kobo, added: Kobo, filters: Parameters<typeof sumCredited>[1]) =>
    max > 0 && (await sumCredited(tx, filters)) + added > max
  for (const studentId of studentIds) {
    if (await exceeds(studentMax, amount, { services: [service], studentId, since }))
      return studentLimit(service, studentMax)
  }
  const total = amount * studentIds.length
  const isSchoolLimit =
    (await exceeds(kindMax, total, { services: [service], since })) ||
    (await exceeds(settings.rewardDailyMax, total, { services: ['referral', 'quiz'], since }))
  return isSchoolLimit ? SCHOOL_LIMIT : null
}

function limitsOf(settings: SchoolSettings, service: RewardKind) {
  const { referralCredit, referralStudentDailyMax, referralDailyMax } = settings
  const { quizCredit, quizStudentDailyMax, quizDailyMax } = settings
  return {
    referral: {
      isEnabled: referralCredit,
      studentMax: referralStudentDailyMax,
      kindMax: referralDailyMax,
    },
    quiz: { isEnabled: quizCredit, studentMax: quizStudentDailyMax, kindMax: quizDailyMax },
  }[service]
}
