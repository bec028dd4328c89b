import { queryOptions } from '@tanstack/react-query'
import { getReferralCount, REFERRAL_REWARD } from '../../../contract/auth/auth.ts'
import type { ReferralMoment } from '../../../contract/settings/settings.ts'
import { m } from '../../../messages/m.ts'
import { callApi } from '../../api/call-api.ts'
import { paths } from '../../api/paths.ts'
import { keys } from '../../api/query-keys.ts'
import { formatPrice } from '../../kit/naira.ts'

export const REFER_AND_EARN = m.auth_refer_and_earn()
/** The reward for each of both: '₦100' (R-REFER-009, R-REFER-010). */
export const REWARD_TEXT = formatPrice(REFERRAL_REWARD)

/**
 * The number of students referred by the user. Cached for five minutes and fetched only where it is shown
 * (R-REFER-007).
 */
export const referralCountQuery = queryOptions({
  queryKey: keys.referralCount,
  queryFn: async ({ signal }) => (await callApi(getReferralCount, {}, { signal })).referralCount,
  staleTime: 5 * 60_000,
})

/** The sign-up URL with a referral code. */
export const invitationLink = (code: string) => location.origin + paths.invitation(code)

/** The invitation text. Ends with the link (R-REFER-005). */
export function invitationText(school: string, link: string, rewardMoment: ReferralMoment): string {
  const text = { signup: m.auth_invitation_signup, first_payment: m.auth_invitation_payment }
  // apart from the sentence, whose marks of direction would become a part of the address
  return `${text[rewardMoment]({ school, reward: REWARD_TEXT })} ${link}`
}
