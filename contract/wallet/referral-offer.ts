import { REFERRAL_REWARD } from '../auth/auth.ts'
import { referralCode } from '../auth/referral-code.ts'
import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { naira } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { REFERRAL_MOMENTS, type SchoolSettings } from '../settings/settings.ts'

/**
 * The reward for a friend who signs up with a referral code: the amount and when it is paid. `reward` is 0 for an unknown code
 * and while referrals are not rewarded (decision 0350).
 */
export const getReferralOffer = call({
  method: 'GET',
  path: '/api.php',
  action: 'get_referral_offer',
  access: 'anyone',
  effect: 'read',
  request: { code: referralCode },
  response: withFieldNames(
    z.object({
      known: z.boolean(),
      reward: naira,
      referral_credit: z.enum(REFERRAL_MOMENTS),
    }),
    { moment: 'referral_credit' },
  ),
})
export type ReferralOffer = z.output<typeof getReferralOffer.response>

/** The offer of a referral code according to the settings of the school. */
export function referralOffer(
  known: boolean,
  settings: Pick<SchoolSettings, 'referralCredit' | 'referralMoment'>,
): ReferralOffer {
  return {
    known,
    reward: known && settings.referralCredit ? REFERRAL_REWARD : 0,
    moment: settings.referralMoment,
  }
}
