import { REFERRAL_REWARD } from '../../contract/auth/auth.ts'
import type { ReferralMoment } from '../../contract/settings/settings.ts'
import { type Message, say } from '../../messages/message.ts'
import type { Tx } from '../platform/db.ts'
import { storedText } from '../platform/stored-text.ts'
import { readSettings } from '../settings/store.ts'
import { messageOfTitle } from './entry-title.ts'
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
 * reason of the denial.
 */
export async function rewardFirstPayment(
  tx: Tx,
  request: ReferralRequest,
): Promise<Message | undefined> {
  // one statement, so that only one of two concurrent payments claims the referral
  const isFirst = await claimReferral(tx, request.friendId)
  return isFirst ? grantReward(tx, request, 'first_payment') : undefined
}

async function grantReward(
  tx: Tx,
  { friendId, now, timezone }: ReferralRequest,
  moment: ReferralMoment,
) {
  const pair = await findReferralPair(tx, friendId)
  const reason = pair ? await creditBoth(tx, pair, { moment, now, timezone }) : CLOSED_ACCOUNT
  const storedReason = reason ? storedText(reason) : ''
  await recordReferralOutcome(tx, friendId, { reason: storedReason, decidedAt: now })
  return reason
}

const CLOSED_ACCOUNT = say('rules_wallet_referral_closed_account')
const SAME_PERSON = say('rules_wallet_referral_same_person')

const descriptions = {
  signup: {
    referrer: (name: string) => storedText(say('ledger_referral_joined', { name })),
    friend: storedText(say('ledger_referral_welcome')),
  },
  first_payment: {
    referrer: (name: string) => storedText(say('ledger_referral_paid', { name })),
    friend: storedText(say('ledger_referral_bonus')),
  },
}

/** The idempotency key of the referrer's entry for a friend, and its description with another name in place of the friend's. */
export function referrerEntry(friendId: number) {
  return {
    reference: `referral:${friendId}:referrer`,
    redact: (description: string, name: string) => {
      const message = messageOfTitle(description)
      // an unknown text can contain the name
      return storedText(
        message ? { ...message, values: { name } } : say('ledger_referral', { name }),
      )
    },
  }
}

/** Credits both students. Returns the reason if the reward is denied. */
async function creditBoth(
  tx: Tx,
  { referrer, friend }: ReferralPair,
  { moment, now, timezone }: Omit<ReferralRequest, 'friendId'> & { moment: ReferralMoment },
): Promise<Message | undefined> {
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
  return undefined
}

/** The mailbox of an email address: most providers ignore case, dots and the part after a plus sign. */
function canonicalMailbox(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const name = local.replace(/\+.*$/, '').replaceAll('.', '')
  return `${name}@${domain.replace(/^googlemail\.com$/, 'gmail.com')}`
}
