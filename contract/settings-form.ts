import * as z from 'zod/mini'
import { call, MB } from './call.ts'
import { whatsappNumber } from './phone.ts'
import { referralMoment } from './settings.ts'
import { flag, naira, requiredText, text, unixSecondsString } from './wire.ts'

/** The payment provider's public key, or '' for none. */
export const PAYSTACK_PUBLIC_KEY_PATTERN = /^(pk_[\w-]{1,100})?$/

/** For a change that is based on an outdated version of the settings. */
export const SETTINGS_CHANGED =
  'Somebody else has changed the settings. Look at the newest before you save.'

export const LOGO_MAX_BYTES = 400 * 1024
export const LOGO_TOO_LARGE = 'Logo file size must be less than 400KB'
export const LOGO_NOT_AN_IMAGE = 'Please select an image file'
/** Number of leading bytes that identify the file type. */
export const LOGO_SIGNATURE_BYTES = 16

// SVG is not accepted: it can contain scripts
const IMAGE_SIGNATURE =
  /^(\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp(avif|heic|heix|mif1))/

/** The error of a logo file by its size and first bytes; null if it is accepted. The file name is not checked. */
export function logoError(bytes: number, firstBytes: Uint8Array): string | null {
  if (bytes >= LOGO_MAX_BYTES) return LOGO_TOO_LARGE
  const start = String.fromCharCode(...firstBytes.subarray(0, LOGO_SIGNATURE_BYTES))
  return IMAGE_SIGNATURE.test(start) ? null : LOGO_NOT_AN_IMAGE
}

/**
 * R-ASET-003. What is left out stays as it is. A logo is set by `uploadLogo` alone; here '' takes it
 * away, and its present path, which older forms send back, changes nothing. With the `version` that the change
 * started from it is refused once somebody else has changed the settings (decision 0122).
 */
export const updateAppSettings = call({
  method: 'POST',
  path: '/api.php',
  action: 'updateAppSettings',
  access: 'admin',
  // 86,000 letters, each of them up to nine bytes in a form
  bodyLimits: { bytes: 1 * MB },
  request: {
    siteName: requiredText(120),
    landingMessage: z.optional(text(5_000)),
    aboutUs: z.optional(text(20_000)),
    aboutsite: z.optional(text(20_000)),
    howto: z.optional(text(20_000)),
    privatelesson: z.optional(text(20_000)),
    whatsappNumber: z.optional(whatsappNumber),
    paystackKey: z.optional(z.string().check(z.trim(), z.regex(PAYSTACK_PUBLIC_KEY_PATTERN))),
    subamount: z.optional(naira),
    aisub: z.optional(unixSecondsString),
    referralCredit: z.optional(flag),
    quizCredit: z.optional(flag),
    referral_credit: z.optional(referralMoment),
    quiz_trusts_client: z.optional(flag),
    referralStudentDailyMax: z.optional(naira),
    referralDailyMax: z.optional(naira),
    quizStudentDailyMax: z.optional(naira),
    quizDailyMax: z.optional(naira),
    rewardDailyMax: z.optional(naira),
    logo: z.optional(text(500)),
    version: z.optional(z.string().check(z.maxLength(64))),
  },
  fieldNames: { referralMoment: 'referral_credit' },
  response: z.null(),
  successMessage: 'Settings updated successfully!',
})

/** Sets the logo (R-ASET-007 to R-ASET-009). */
export const uploadLogo = call({
  method: 'POST',
  path: '/api.php',
  action: 'uploadLogo',
  access: 'admin',
  request: { logo: z.optional(z.unknown()) },
  response: z.object({ logo: z.string() }),
  successMessage: 'Logo uploaded successfully!',
  fileFields: ['logo'],
  // above LOGO_MAX_BYTES, so that a photograph is declined in the words of R-ASET-008
  maxFileBytes: 16 * MB,
})
