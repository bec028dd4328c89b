import * as z from 'zod/mini'
import { call } from './call.ts'
import { filled, naira, text, timeString } from './wire.ts'

/** Decisions §12. */
export const DEFAULT_SITE_NAME = 'Lisan'
/** The marker of the mobile app's user agent (decisions §12). */
export const APP_MARKER = 'LisanApp'
/** Wallet-and-admin §5. */
export const LOGO_MAX_BYTES = 400 * 1024
export const LOGO_TOO_LARGE = 'Logo file size must be less than 400KB'
export const LOGO_NOT_AN_IMAGE = 'Please select an image file'

/** What anybody may know of the school (student-area §3, wallet-and-admin §3). Empty text means not set. */
export const appSettings = z.object({
  siteName: z.string(),
  logo: z.string(),
  landingMessage: z.string(),
  aboutUs: z.string(),
  aboutsite: z.string(),
  howto: z.string(),
  privatelesson: z.string(),
  whatsappNumber: z.string(),
  paystackKey: z.string(),
  subamount: naira,
  aisub: z.int(),
  // the zone of months, days and deadlines (decisions §4)
  timezone: z.string(),
  gameHost: z.string(),
  // the mobile app in its store
  appStoreUrl: z.string(),
})
export type AppSettings = z.output<typeof appSettings>

/** Student-area §7. Never holds a secret key. */
export const getAppSettings = call({
  method: 'GET',
  path: '/api.php',
  action: 'get_app_settings',
  may: 'anyone',
  asks: { email: z.optional(z.string()), admin_email: z.optional(z.string()) },
  answers: appSettings,
})

/**
 * Wallet-and-admin §7. What is left out stays as it is. A logo is set by `uploadLogo` alone; here '' takes it
 * away, and its present path, which older forms send back, changes nothing.
 */
export const updateAppSettings = call({
  method: 'POST',
  path: '/api.php',
  action: 'updateAppSettings',
  may: 'admin',
  asks: {
    siteName: filled(120),
    landingMessage: z.optional(text(5_000)),
    aboutUs: z.optional(text(20_000)),
    aboutsite: z.optional(text(20_000)),
    howto: z.optional(text(20_000)),
    privatelesson: z.optional(text(20_000)),
    whatsappNumber: z.optional(z.string().check(z.trim(), z.regex(/^(\d{7,15})?$/))),
    paystackKey: z.optional(z.string().check(z.trim(), z.regex(/^(pk_[\w-]{1,100})?$/))),
    subamount: z.optional(naira),
    aisub: z.optional(timeString),
    logo: z.optional(text(500)),
  },
  answers: z.null(),
  says: 'Settings updated successfully!',
})

/** Wallet-and-admin §5 and §7. */
export const uploadLogo = call({
  method: 'POST',
  path: '/api.php',
  action: 'uploadLogo',
  may: 'admin',
  asks: { logo: z.optional(z.unknown()) },
  answers: z.object({ logo: z.string() }),
  says: 'Logo uploaded successfully!',
  files: ['logo'],
})
