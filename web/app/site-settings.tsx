import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { settingsQuery } from '../api/settings-query.ts'
import { HijriContext } from '../kit/hijri.ts'
import { setSiteName } from '../kit/page-title.ts'
import { schoolName } from '../kit/school-name.ts'
import { DEFAULT_TIME_ZONE, TimeZoneContext } from '../kit/time-zone.ts'

/** The name, logo, WhatsApp number and time zone of the school, with defaults until the settings have loaded. */
export function useSiteSettings() {
  const { data } = useQuery(settingsQuery)
  return {
    name: data?.siteName || schoolName(),
    logo: data?.logo ?? '',
    whatsapp: data?.whatsappNumber ?? '',
    timeZone: data?.timezone || DEFAULT_TIME_ZONE,
    hijri: data?.hijriDates ? data.hijriCorrections : undefined,
  }
}

/** Applies the settings to the document title and to all dates. */
export function SiteSettingsProvider({ children }: { children: ReactNode }) {
  const { name, timeZone, hijri } = useSiteSettings()
  useEffect(() => setSiteName(name), [name])
  return (
    <TimeZoneContext value={timeZone}>
      <HijriContext value={hijri}>{children}</HijriContext>
    </TimeZoneContext>
  )
}
