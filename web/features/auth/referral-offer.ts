import { queryOptions, skipToken } from '@tanstack/react-query'
import { getReferralOffer, type ReferralOffer } from '../../../contract/wallet/referral-offer.ts'
import { m } from '../../../messages/m.ts'
import { callApi } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'
import { formatPrice } from '../../kit/naira.ts'

/** The reward that a referral code brings the friend; not requested without a code. */
export const referralOfferQuery = (code: string) =>
  queryOptions({
    queryKey: keys.referralOffer(code),
    queryFn: code ? ({ signal }) => callApi(getReferralOffer, { code }, { signal }) : skipToken,
    staleTime: 5 * 60_000,
  })

/** The sentence about the referral reward, '' if there is none. */
export function offerText({ reward, moment }: ReferralOffer): string {
  if (reward === 0) return ''
  const text = { signup: m.auth_offer_signup, first_payment: m.auth_offer_payment }[moment]
  return text({ reward: formatPrice(reward) })
}
