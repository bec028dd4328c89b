import { getAppSettings } from '../../contract/settings/settings.ts'
import { callQuery } from './call-query.ts'
import { keys } from './query-keys.ts'

/** The public settings: name, logo, texts, time zone, price of data (R-LANDING-018). They change rarely. */
export const settingsQuery = callQuery(getAppSettings, {}, keys.settings, { staleTime: 5 * 60_000 })
