import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../api/settings-query.ts'

/** True if a referral is rewarded with the first payment, not at sign-up (decision 0350). */
export function useRewardedLater(): boolean {
  const settings = useQuery(settingsQuery).data
  return settings?.referralCredit === true && settings.referralMoment === 'first_payment'
}
