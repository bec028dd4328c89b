import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { DEFAULT_SITE_NAME } from '../../contract/settings.ts'
import { settingsQuery } from '../features/settings/queries.ts'
import { setTimeZone } from '../kit/dates.ts'
import { setSiteName } from '../kit/page-title.ts'

/** The school's name, logo and WhatsApp number; the defaults until the settings have come. */
export function useSiteSettings() {
  const { data } = useQuery(settingsQuery)
  return {
    name: data?.siteName || DEFAULT_SITE_NAME,
    logo: data?.logo ?? '',
    whatsapp: data?.whatsappNumber ?? '',
    timezone: data?.timezone ?? '',
  }
}

/** Ends every title with the school's name, and sets every date by its clock. Shows nothing: what it hears moves no page. */
export function SiteSettingsEffects() {
  const { name, timezone } = useSiteSettings()
  useEffect(() => {
    setSiteName(name)
    setTimeZone(timezone)
  }, [name, timezone])
  return null
}
