import { queryOptions, useQuery } from '@tanstack/react-query'
import { getAppSettings } from '../../../contract/settings.ts'
import { callApi } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'

/** The public settings: name, logo, texts, time zone (R-LANDING-018). They change rarely. */
export const settingsQuery = queryOptions({
  queryKey: keys.settings,
  queryFn: ({ signal }) => callApi(getAppSettings, {}, { signal }),
  staleTime: 5 * 60_000,
})

/** True if a referral is rewarded with the first payment, not at sign-up (decision 0350). */
export function useRewardedLater(): boolean {
  const settings = useQuery(settingsQuery).data
  return settings?.referralCredit === true && settings.referralMoment === 'first_payment'
}
