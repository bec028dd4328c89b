import { queryOptions } from '@tanstack/react-query'
import { getAppSettings } from '../../contract/settings/settings.ts'
import { callApi } from './call-api.ts'
import { keys } from './query-keys.ts'

/** The public settings: name, logo, texts, time zone, price of data (R-LANDING-018). They change rarely. */
export const settingsQuery = queryOptions({
  queryKey: keys.settings,
  queryFn: ({ signal }) => callApi(getAppSettings, {}, { signal }),
  staleTime: 5 * 60_000,
})
