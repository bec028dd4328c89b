import { type Message, say } from '../../messages/message.ts'
import { whatsappNumber } from '../auth/phone.ts'
import { MAX_GRACE_DAYS } from '../enrolment/parts.ts'
import { call, MB } from '../platform/call.ts'
import { HIJRI_CORRECTIONS } from '../platform/hijri.ts'
import {
  count,
  flag,
  idOrZero,
  naira,
  requiredText,
  text,
  unixSecondsString,
} from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { CLOCK } from '../push/quiet-hours.ts'
import {
  languageChoice,
  NUMERALS,
  QUIZ_REWARDS,
  REFERRAL_MOMENTS,
  type SchoolSettings,
  SETTING_NAMES,
  SETTINGS,
  type Setting,
  type SettingName,
  settingFieldNames,
  type WireNameOf,
  wireNameOf,
} from './settings.ts'

/** The payment provider's public key, or '' for none. */
export const PAYSTACK_PUBLIC_KEY_PATTERN = /^(pk_[\w-]{1,100})?$/

/** The message for a change that is based on an outdated version of the settings. */
export const SETTINGS_CHANGED = say('rules_settings_somebody_else_changed_settings_load')

export const LOGO_MAX_BYTES = 400 * 1024
export const LOGO_TOO_LARGE = say('rules_settings_logo_file_size_must_less')
export const LOGO_NOT_AN_IMAGE = say('rules_settings_select_image_file')
/** Number of leading bytes that identify the file type. */
export const LOGO_SIGNATURE_BYTES = 16

// SVG is not accepted: it can contain scripts
const IMAGE_SIGNATURE =
  /^(\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp(avif|heic|heix|mif1))/

/** The error of a logo file by its size and first bytes; null if it is accepted. The file name is not checked. */
export function logoError(bytes: number, firstBytes: Uint8Array): Message | null {
  if (bytes >= LOGO_MAX_BYTES) return LOGO_TOO_LARGE
  const start = String.fromCharCode(...firstBytes.subarray(0, LOGO_SIGNATURE_BYTES))
  return IMAGE_SIGNATURE.test(start) ? null : LOGO_NOT_AN_IMAGE
}

function requestSchema(setting: Setting): z.ZodMiniType {
  switch (setting.kind) {
    case 'text':
      return setting.isRequired
        ? requiredText(setting.maxLength)
        : z.optional(text(setting.maxLength))
    case 'logo':
      return z.optional(text(500))
    case 'whatsappNumber':
      return z.optional(whatsappNumber)
    case 'paystackKey':
      return z.optional(z.string().check(z.trim(), z.regex(PAYSTACK_PUBLIC_KEY_PATTERN)))
    case 'money':
      return z.optional(naira)
    case 'time':
      return z.optional(unixSecondsString)
    case 'switch':
      return z.optional(flag)
    case 'classId':
      return z.optional(idOrZero)
    case 'days':
      return z.optional(count.check(z.maximum(MAX_GRACE_DAYS)))
    case 'referralMoment':
      return z.optional(z.enum(REFERRAL_MOMENTS))
    case 'quizReward':
      return z.optional(z.enum(QUIZ_REWARDS))
    case 'language':
      return z.optional(languageChoice)
    case 'numerals':
      return z.optional(z.enum(NUMERALS))
    case 'clock':
      return z.optional(z.string().check(z.regex(CLOCK)))
    case 'hijriCorrections':
      return z.optional(z.string().check(z.maxLength(300), z.regex(HIJRI_CORRECTIONS)))
  }
}

type RequestSchema<K extends SettingName> = (typeof SETTINGS)[K] extends { isRequired: true }
  ? z.ZodMiniType<SchoolSettings[K]>
  : z.ZodMiniOptional<z.ZodMiniType<SchoolSettings[K]>>

// the loop cannot follow the types of the single entries
const settingFields = Object.fromEntries(
  SETTING_NAMES.map((name) => [wireNameOf(name), requestSchema(SETTINGS[name])]),
) as { [K in SettingName as WireNameOf<K>]: RequestSchema<K> }

/**
 * Changes the settings that are sent (R-ASET-003). '' as `logo` removes the logo; any other value is ignored, because
 * older forms send back the current path. Declined with `conflict_settings` if `version` is not the current one
 * (decision 0432).
 */
export const updateAppSettings = call({
  path: '/api.php',
  action: 'updateAppSettings',
  access: { can: 'changeSettings' },
  effect: 'change',
  reauthentication: 'settings',
  // 86,000 characters, each up to nine bytes in a urlencoded form
  bodyLimits: { bytes: 1 * MB },
  request: { ...settingFields, version: z.optional(z.string().check(z.maxLength(64))) },
  fieldNames: settingFieldNames,
  successMessage: say('rules_settings_settings_updated_successfully'),
})

/** Sets the logo (R-ASET-007 to R-ASET-009). */
export const uploadLogo = call({
  path: '/api.php',
  action: 'uploadLogo',
  access: { can: 'changeSettings' },
  effect: 'change',
  reauthentication: 'settings',
  request: { logo: z.optional(z.unknown()) },
  response: z.object({ logo: z.string() }),
  successMessage: say('rules_settings_logo_uploaded_successfully'),
  fileFields: ['logo'],
  // above LOGO_MAX_BYTES, so that a larger file is declined with the message of R-ASET-008
  maxFileBytes: 16 * MB,
})
