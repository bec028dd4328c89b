import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { DEFAULT_SITE_NAME } from '../../contract/settings.ts'
import { settingsQuery } from '../features/settings/queries.ts'
import { setSiteName } from '../kit/page-title.ts'
import { DEFAULT_TIME_ZONE, TimeZoneContext } from '../kit/time-zone.ts'

/** The school's name, logo and WhatsApp number; the defaults until the settings have come. */
export function useSiteSettings() {
  const { data } = useQuery(settingsQuery)
  return {
    name: data?.siteName || DEFAULT_SITE_NAME,
    logo: data?.logo ?? '',
    whatsapp: data?.whatsappNumber ?? '',
    timeZone: data?.timezone || DEFAULT_TIME_ZONE,
  }
}

/** Applies the settings to the document title and to every date below it. Its own output never changes. */
export function SiteSettingsProvider({ children }: { children: ReactNode }) {
  const { name, timeZone } = useSiteSettings()
  useEffect(() => setSiteName(name), [name])
  return <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>
}
