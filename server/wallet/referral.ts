import { REFERRAL_REWARD } from '../../contract/auth/auth.ts'
import type { ReferralMoment } from '../../contract/settings/settings.ts'
import type { Tx } from '../platform/db.ts'
import { readSettings } from '../settings/store.ts'
import { credit } from './ledger.ts'
import {
  claimReferral,
  findReferralPair,
  insertReferral,
  type ReferralPair,
  recordReferralOutcome,
} from './referral-store.ts'
import { checkReward } from './reward.ts'

export type ReferralRequest = {
  /** The student who signed up with a referral code. */
  friendId: number
  /** Unix seconds. */
  now: number
  timezone: string
}

/**
 * Records a sign-up with a referral code. The current setting `referral_credit` decides whether both students are credited now or
 * with the friend's first payment. A denied reward is recorded (decision 0350).
 */
export async function recordReferral(tx: Tx, request: ReferralRequest): Promise<void> {
  const { referralMoment } = await readSettings(tx)
  const state = referralMoment === 'signup' ? 'claimed' : 'waiting'
  await insertReferral(tx, { friendId: request.friendId, state })
  if (state === 'claimed') await grantReward(tx, request, 'signup')
}

/**
 * Credits both students of a referral that waits for the friend's first payment; does nothing for other students. Call it in the
 * transaction that settles a card payment, before the payment is credited. A denied reward does not stop the payment. Returns the
 * reason of the denial, else ''.
 */
export async function rewardFirstPayment(tx: Tx, request: ReferralRequest): Promise<string> {
  // one statement, so that only one of two concurrent payments claims the referral
  const isFirst = await claimReferral(tx, request.friendId)
  return isFirst ? grantReward(tx, request, 'first_payment') : ''
}

async function grantReward(
  tx: Tx,
  { friendId, now, timezone }: ReferralRequest,
  moment: ReferralMoment,
) {
  const pair = await findReferralPair(tx, friendId)
  const reason = pair ? await creditBoth(tx, pair, { moment, now, timezone }) : CLOSED_ACCOUNT
  await recordReferralOutcome(tx, friendId, { reason, decidedAt: now })
  return reason
}

const CLOSED_ACCOUNT = 'One of the two accounts is closed, so this referral has no reward.'
const SAME_PERSON = 'A referral of your own email address has no reward.'

const descriptions = {
  signup: {
    referrer: (name: string) => `Referral reward: ${name} joined`,
    friend: 'Referral welcome bonus',
  },
  first_payment: {
    referrer: (name: string) => `Referral reward: ${name} made a first payment`,
    friend: 'Referral bonus for your first payment',
  },
}

/** The idempotency key of the referrer's entry for a friend, and its description with another name in place of the friend's. */
export function referrerEntry(friendId: number) {
  return {
    reference: `referral:${friendId}:referrer`,
    redact: (description: string, name: string) =>
      description.replace(
        /^Referral reward: .*?( joined| made a first payment)?$/s,
        (_, moment = '') => `Referral reward: ${name}${moment}`,
      ),
  }
}

/** Credits both students. Returns the reason if the reward is denied, else ''. */
async function creditBoth(
  tx: Tx,
  { referrer, friend }: ReferralPair,
  { moment, now, timezone }: Omit<ReferralRequest, 'friendId'> & { moment: ReferralMoment },
): Promise<string> {
  if (canonicalMailbox(referrer.email) === canonicalMailbox(friend.email)) return SAME_PERSON
  const entry = { amount: REFERRAL_REWARD, service: 'referral' as const, now }
  const studentIds = [referrer.id, friend.id]
  const limitError = await checkReward(tx, { ...entry, studentIds, timezone })
  if (limitError) return limitError.message
  // always the older account first: concurrent rewards of one referrer cannot deadlock
  await credit(tx, {
    ...entry,
    userId: referrer.id,
    description: descriptions[moment].referrer(friend.name),
    idempotencyKey: referrerEntry(friend.id).reference,
  })
  await credit(tx, {
    ...entry,
    userId: friend.id,
    description: descriptions[moment].friend,
    idempotencyKey: `referral:${friend.id}:friend`,
  })
  return ''
}

/** The mailbox of an email address: most providers ignore case, dots and the part after a plus sign. */
function canonicalMailbox(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const name = local.replace(/\+.*$/, '').replaceAll('.', '')
  return `${name}@${domain.replace(/^googlemail\.com$/, 'gmail.com')}`
}
