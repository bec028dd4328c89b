import type { Kobo } from '../../contract/kobo.ts'
import { inShortNaira } from '../../contract/kobo.ts'
import { dayOf, startOfDay } from '../../contract/school-time.ts'
import type { Tx } from '../kernel/db.ts'
import { holdSettings, type SchoolSettings } from '../settings/store.ts'
import { creditedSince, type Movement } from './store.ts'

type RewardService = Extract<Movement['service'], 'referral' | 'quiz'>

export type Reward = {
  service: RewardService
  /** The students who are to be credited, each with `amount`. */
  studentIds: readonly number[]
  amount: Kobo
  /** Unix seconds. */
  now: number
  timezone: string
}

/** The reason for a reward that is not given: a stable code and a sentence for the student. */
export type RewardRefusal = { error: 'no_reward' | 'reward_limit'; message: string }

const SWITCHED_OFF: RewardRefusal = {
  error: 'no_reward',
  message: 'There are no rewards at the moment.',
}
const SCHOOL_LIMIT: RewardRefusal = {
  error: 'reward_limit',
  message: 'The school has given all its rewards of today. Please try again tomorrow.',
}
const kinds = { referral: 'referrals', quiz: 'the quiz' }
const studentLimit = (service: RewardService, max: Kobo): RewardRefusal => ({
  error: 'reward_limit',
  message: `One student can earn ${inShortNaira(max)} a day from ${kinds[service]}, and that limit is reached for today.`,
})

/**
 * Null if the school gives this reward now, or the reason why not: the reward is switched off, or it would exceed the
 * limit of the day for a student, for its kind or for the school (decision 0350). The settings stay locked until the
 * transaction ends, so rewards are granted one at a time; call it before the first wallet of the transaction is written.
 */
export async function rewardRefusal(tx: Tx, reward: Reward): Promise<RewardRefusal | null> {
  const { service, studentIds, amount, now, timezone } = reward
  const settings = await holdSettings(tx)
  const { isOn, studentMax, serviceMax } = limitsOf(settings, service)
  if (!isOn) return SWITCHED_OFF

  const since = startOfDay(dayOf(now, timezone), timezone)
  const exceeds = async (max: Kobo, added: Kobo, of: Parameters<typeof creditedSince>[1]) =>
    max > 0 && (await creditedSince(tx, of)) + added > max
  for (const studentId of studentIds) {
    if (await exceeds(studentMax, amount, { services: [service], studentId, since }))
      return studentLimit(service, studentMax)
  }
  const total = amount * studentIds.length
  const isSchoolLimit =
    (await exceeds(serviceMax, total, { services: [service], since })) ||
    (await exceeds(settings.rewardDailyMax, total, { services: ['referral', 'quiz'], since }))
  return isSchoolLimit ? SCHOOL_LIMIT : null
}

function limitsOf(settings: SchoolSettings, service: RewardService) {
  const { referralCredit, referralStudentDailyMax, referralDailyMax } = settings
  const { quizCredit, quizStudentDailyMax, quizDailyMax } = settings
  return {
    referral: {
      isOn: referralCredit,
      studentMax: referralStudentDailyMax,
      serviceMax: referralDailyMax,
    },
    quiz: { isOn: quizCredit, studentMax: quizStudentDailyMax, serviceMax: quizDailyMax },
  }[service]
}
