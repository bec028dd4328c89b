import { queryOptions } from '@tanstack/react-query'
import { getReferralCount, REFERRAL_REWARD } from '../../../contract/auth.ts'
import type { ReferralMoment } from '../../../contract/settings.ts'
import { ask } from '../../api/ask.ts'
import { paths } from '../../api/paths.ts'
import { price } from '../../kit/naira.ts'

export const REFER_AND_EARN = 'Refer & Earn'
/** What each of the two friends gets: '₦100' (student-area §9). */
export const REWARD = price(REFERRAL_REWARD)

/** How many came by one's link; good for five minutes, and asked only where it is shown (student-area §7). */
export const referralCountQuery = queryOptions({
  queryKey: ['referral-count'],
  queryFn: async ({ signal }) => (await ask(getReferralCount, {}, { signal })).referral_count,
  staleTime: 5 * 60_000,
})

/** The address at which a friend joins by one's code. */
export const invitationLink = (code: string) => location.origin + paths.invitation(code)

/** What a friend reads. Ends with the link (student-area §2). */
export function invitationText(school: string, link: string, moment: ReferralMoment): string {
  const promise = {
    signup: `Join with my link and ${REWARD} is in your wallet`,
    first_payment: `Join with my link and your first payment brings you ${REWARD} more`,
  }[moment]
  return `Learn Arabic with me at ${school}: from the first letter to the classical texts, a short lesson at a time. ${promise}: ${link}`
}
