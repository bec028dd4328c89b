import { REFERRAL_REWARD } from '../../contract/auth.ts'
import type { ReferralMoment } from '../../contract/settings.ts'
import type { Tx } from '../kernel/db.ts'
import { readSettings } from '../settings/store.ts'
import { credit } from './move.ts'
import {
  claimReferral,
  findPair,
  insertReferral,
  noteReferral,
  type ReferralPair,
} from './referral-store.ts'
import { rewardRefusal } from './reward.ts'

export type ReferralRequest = {
  /** The student who joined by a referral code. */
  friendId: number
  /** Unix seconds. */
  now: number
  timezone: string
}

/**
 * Records that a new student joined by a referral code. Credits both at once or leaves the reward for the friend's first
 * payment, by the setting `referral_credit` of this moment. A refused reward is recorded (decision 0350).
 */
export async function recordReferral(tx: Tx, request: ReferralRequest): Promise<void> {
  const { referralMoment } = await readSettings(tx)
  const state = referralMoment === 'signup' ? 'claimed' : 'waiting'
  await insertReferral(tx, { friendId: request.friendId, state })
  if (state === 'claimed') await reward(tx, request, 'signup')
}

/**
 * Credits both students of a referral that waits for the friend's first payment; nothing for anybody else. Call it in the
 * transaction that settles a card payment, before that payment's own credit. A refused reward does not stop the payment:
 * the sentence of the refusal is returned, else ''.
 */
export async function rewardFirstPayment(tx: Tx, request: ReferralRequest): Promise<string> {
  // one statement, so that of two payments that settle at once one claims the referral
  const isFirst = await claimReferral(tx, request.friendId)
  return isFirst ? reward(tx, request, 'first_payment') : ''
}

async function reward(
  tx: Tx,
  { friendId, now, timezone }: ReferralRequest,
  moment: ReferralMoment,
) {
  const pair = await findPair(tx, friendId)
  const reason = pair ? await credits(tx, pair, { moment, now, timezone }) : CLOSED_ACCOUNT
  await noteReferral(tx, friendId, { reason, at: now })
  return reason
}

const CLOSED_ACCOUNT = 'One of the two accounts is closed, so this referral has no reward.'
const SAME_PERSON = 'A referral of your own email address has no reward.'

const titles = {
  signup: {
    referrer: (name: string) => `Referral reward: ${name} joined`,
    friend: 'Referral welcome bonus',
  },
  first_payment: {
    referrer: (name: string) => `Referral reward: ${name} made a first payment`,
    friend: 'Referral bonus for your first payment',
  },
}

/** Credits both students; the reason if the reward is refused, else ''. */
async function credits(
  tx: Tx,
  { referrer, friend }: ReferralPair,
  { moment, now, timezone }: Omit<ReferralRequest, 'friendId'> & { moment: ReferralMoment },
): Promise<string> {
  if (mailbox(referrer.email) === mailbox(friend.email)) return SAME_PERSON
  const reward = { amount: REFERRAL_REWARD, service: 'referral' as const, now }
  const studentIds = [referrer.id, friend.id]
  const refusal = await rewardRefusal(tx, { ...reward, studentIds, timezone })
  if (refusal) return refusal.message
  // the older account first, always: two rewards of one referrer wait for each other and cannot deadlock
  await credit(tx, {
    ...reward,
    personId: referrer.id,
    description: titles[moment].referrer(friend.name),
    once: `referral:${friend.id}:referrer`,
  })
  await credit(tx, {
    ...reward,
    personId: friend.id,
    description: titles[moment].friend,
    once: `referral:${friend.id}:friend`,
  })
  return ''
}

/** The mailbox behind an email address: most providers ignore case, dots and what follows a plus sign. */
function mailbox(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const name = local.replace(/\+.*$/, '').replaceAll('.', '')
  return `${name}@${domain.replace(/^googlemail\.com$/, 'gmail.com')}`
}
