import { DEFAULT_SITE_NAME } from '../../contract/settings.ts'

/** What the frame shows of the school's settings. */
export type Site = { name: string; logo: string; whatsapp: string }

// TODO: read from features/settings as soon as its query exists
/** The school's name, logo and WhatsApp number; the defaults until the settings have come. */
export function useSite(): Site {
  return { name: DEFAULT_SITE_NAME, logo: '', whatsapp: '' }
}
