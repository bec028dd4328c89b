import * as z from 'zod/mini'
import { whatsappNumber } from '../../../../contract/phone.ts'
import { endOfDay, isoDay } from '../../../../contract/school-time.ts'
import {
  type AppSettings,
  DEFAULT_SITE_NAME,
  type ReferralMoment,
} from '../../../../contract/settings.ts'
import { PAYSTACK_PUBLIC_KEY_PATTERN } from '../../../../contract/settings-form.ts'

/** The settings as they stand in the form: money in naira and the date as they are typed. */
export type SettingsDraft = {
  siteName: string
  landingMessage: string
  aboutUs: string
  aboutsite: string
  howto: string
  privatelesson: string
  whatsappNumber: string
  paystackKey: string
  subamount: string
  /** 'YYYY-MM-DD', or '' for none. */
  aisub: string
  /** '1' or '0'. */
  referralCredit: string
  quizCredit: string
  quizTrustsClient: string
  referralMoment: ReferralMoment
  /** Naira; '0' is no limit. */
  referralStudentDailyMax: string
  referralDailyMax: string
  quizStudentDailyMax: string
  quizDailyMax: string
  rewardDailyMax: string
}
export type SettingsField = keyof SettingsDraft

/** What each field is called, in the order of the page. */
export const FIELD_LABELS: Record<SettingsField, string> = {
  siteName: 'Site Name',
  landingMessage: 'Landing Message',
  aboutUs: 'About Us',
  aboutsite: 'About This Site',
  howto: 'How-to Guide',
  privatelesson: 'Private Lesson',
  paystackKey: 'Paystack Public Key',
  subamount: 'Subscription Amount (₦)',
  aisub: 'AI Subscription Ends',
  referralCredit: 'Referral Credit',
  referralMoment: 'Referral Credit Comes',
  referralStudentDailyMax: 'Referral Credit for One Student a Day (₦)',
  referralDailyMax: 'Most Referral Credit a Day (₦)',
  quizCredit: 'Quiz Credit',
  quizTrustsClient: 'Quiz Answers Judged By',
  quizStudentDailyMax: 'Quiz Credit for One Student a Day (₦)',
  quizDailyMax: 'Most Quiz Credit a Day (₦)',
  rewardDailyMax: 'All Rewards a Day (₦)',
  whatsappNumber: 'WhatsApp Number',
}
const FIELDS = Object.keys(FIELD_LABELS) as SettingsField[]

export function toSettingsDraft(settings: AppSettings, timezone: string): SettingsDraft {
  const { landingMessage, aboutUs, aboutsite, howto, privatelesson } = settings
  const { whatsappNumber, paystackKey, subamount, aisub } = settings
  return {
    // the name that a school without one goes by
    siteName: settings.siteName || DEFAULT_SITE_NAME,
    ...{ landingMessage, aboutUs, aboutsite, howto, privatelesson },
    whatsappNumber,
    paystackKey,
    subamount: koboToNaira(subamount),
    aisub: aisub === 0 ? '' : isoDay(aisub, timezone),
    referralCredit: settings.referralCredit ? '1' : '0',
    quizCredit: settings.quizCredit ? '1' : '0',
    quizTrustsClient: settings.quizTrustsClient ? '1' : '0',
    referralMoment: settings.referralMoment,
    referralStudentDailyMax: koboToNaira(settings.referralStudentDailyMax),
    referralDailyMax: koboToNaira(settings.referralDailyMax),
    quizStudentDailyMax: koboToNaira(settings.quizStudentDailyMax),
    quizDailyMax: koboToNaira(settings.quizDailyMax),
    rewardDailyMax: koboToNaira(settings.rewardDailyMax),
  }
}

const koboToNaira = (kobo: number) => String(kobo / 100)

const AMOUNT_PATTERN = /^(\d{1,12}(\.\d{1,2})?)?$/
const AMOUNT_ERROR = 'Enter an amount of 0 or more'
/** The limits of rewards. */
export const LIMIT_FIELDS = [
  'referralStudentDailyMax',
  'referralDailyMax',
  'quizStudentDailyMax',
  'quizDailyMax',
  'rewardDailyMax',
] as const
const AMOUNT_FIELDS = ['subamount', ...LIMIT_FIELDS] as const
const SWITCH_FIELDS = ['referralCredit', 'quizCredit', 'quizTrustsClient'] as const
type AmountField = (typeof AMOUNT_FIELDS)[number]
type SwitchField = (typeof SWITCH_FIELDS)[number]

/** What is wrong with what was typed, by field (R-ASET-004 to R-ASET-006). */
export function validateSettings(
  draft: SettingsDraft,
  timezone: string,
): Partial<Record<SettingsField, string>> {
  const checks: [SettingsField, boolean, string][] = [
    ['siteName', draft.siteName.trim() === '', 'Site name is required'],
    [
      'paystackKey',
      !PAYSTACK_PUBLIC_KEY_PATTERN.test(draft.paystackKey.trim()),
      'A public key starts with pk_. The secret one never belongs here.',
    ],
    ...AMOUNT_FIELDS.map((it): [SettingsField, boolean, string] => [
      it,
      !AMOUNT_PATTERN.test(draft[it].trim()),
      AMOUNT_ERROR,
    ]),
    ['aisub', Number.isNaN(endOfDayOrZero(draft.aisub, timezone)), 'Choose a date'],
    [
      'whatsappNumber',
      !z.safeParse(whatsappNumber, draft.whatsappNumber).success,
      'With the country code, 7 to 15 digits: 2348031234567',
    ],
  ]
  return Object.fromEntries(
    checks.filter(([, isInvalid]) => isInvalid).map(([name, , message]) => [name, message]),
  )
}

/** The end of the day that was chosen, by the school's clock; 0 for none. */
function endOfDayOrZero(day: string, timezone: string): number {
  return day === '' ? 0 : endOfDay(day, timezone)
}

/** What differs between two drafts. */
export function changedFields(before: SettingsDraft, after: SettingsDraft): SettingsField[] {
  return FIELDS.filter((it) => before[it] !== after[it])
}

/** The changed fields as `updateAppSettings` takes them; what was not changed is not sent (decision 0122). */
export function toSettingsRequest(before: SettingsDraft, after: SettingsDraft, timezone: string) {
  const changed = changedFields(before, after)
  const isNotText = (it: SettingsField) =>
    it === 'aisub' || isOneOf(AMOUNT_FIELDS, it) || isOneOf(SWITCH_FIELDS, it)
  const textValues = changed.filter((it) => !isNotText(it)).map((it) => [it, after[it].trim()])
  const amountValues = AMOUNT_FIELDS.filter((it) => changed.includes(it)).map((it) => [
    it,
    nairaToKobo(after[it]),
  ])
  const switchValues = SWITCH_FIELDS.filter((it) => changed.includes(it)).map((it) => [
    it,
    after[it] === '1',
  ])
  return {
    ...(Object.fromEntries(textValues) as Partial<
      Omit<SettingsDraft, 'aisub' | AmountField | SwitchField>
    >),
    ...(Object.fromEntries(amountValues) as Partial<Record<AmountField, number>>),
    ...(Object.fromEntries(switchValues) as Partial<Record<SwitchField, boolean>>),
    ...(changed.includes('aisub') ? { aisub: endOfDayOrZero(after.aisub, timezone) } : {}),
  }
}

const nairaToKobo = (input: string) => Math.round(Number(input.trim()) * 100)

function isOneOf(names: readonly SettingsField[], name: SettingsField): boolean {
  return names.includes(name)
}

/**
 * Brings two changes together (decision 0122): what only the other changed is taken over, and what was typed here
 * stays. `both` names what both changed: there the other's would be replaced.
 */
export function mergeSettingsDrafts(
  base: SettingsDraft,
  local: SettingsDraft,
  remote: SettingsDraft,
) {
  const locallyChanged = new Set(changedFields(base, local))
  const draft = { ...remote }
  for (const it of locallyChanged) Object.assign(draft, { [it]: local[it] })
  const conflictingFields = changedFields(base, remote).filter(
    (it) => locallyChanged.has(it) && local[it] !== remote[it],
  )
  return { draft, both: conflictingFields }
}
