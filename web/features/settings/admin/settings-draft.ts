import { INVALID_WHATSAPP, whatsappNumber } from '../../../../contract/auth/phone.ts'
import { MAX_GRACE_DAYS } from '../../../../contract/enrolment/parts.ts'
import { endOfDay, isoDay } from '../../../../contract/platform/school-time.ts'
import { CLOCK } from '../../../../contract/push/quiet-hours.ts'
import {
  type AppSettings,
  DEFAULT_SITE_NAME,
  type LanguageChoice,
  type Numerals,
  type QuizReward,
  type ReferralMoment,
  type SettingName,
} from '../../../../contract/settings/settings.ts'
import { PAYSTACK_PUBLIC_KEY_PATTERN } from '../../../../contract/settings/settings-form.ts'
import { m } from '../../../../messages/m.ts'
import { matches, required, validateBy } from '../../../forms/field-rules.ts'
import { changedFields } from '../../../forms/merge-fields.ts'

/**
 * The values of the settings form, one for each setting but the logo: texts and amounts in naira as typed, '1' or '0' for
 * a switch, 'YYYY-MM-DD' or '' for a day, an id or '0' for a class. A limit of '0' is no limit.
 */
export type SettingsDraft = {
  [K in Exclude<SettingName, 'logo'>]: K extends 'referralMoment'
    ? ReferralMoment
    : K extends 'quizReward'
      ? QuizReward
      : K extends 'language'
        ? LanguageChoice
        : K extends 'numerals'
          ? Numerals
          : string
}
export type SettingsField = keyof SettingsDraft

/** Field labels in the order of the page. */
export const FIELD_LABELS: Record<SettingsField, string> = {
  siteName: m.settings_field_site_name(),
  landingMessage: m.settings_field_landing_message(),
  aboutUs: m.settings_field_about_us(),
  aboutSite: m.settings_field_about_site(),
  howTo: m.settings_field_how_to(),
  privateLesson: m.settings_field_private_lesson(),
  certificateSignature: m.settings_field_certificate_signature(),
  paystackKey: m.settings_field_paystack_key(),
  subscriptionPrice: m.settings_field_subscription_price(),
  dataPrice: m.settings_field_data_price(),
  partGraceDays: m.settings_field_part_grace_days(),
  teacherContacts: m.settings_field_teacher_contacts(),
  language: m.settings_field_language(),
  numerals: m.settings_field_numerals(),
  aiSubscriptionEnd: m.settings_field_ai_subscription_end(),
  referralCredit: m.settings_field_referral_credit(),
  referralMoment: m.settings_field_referral_moment(),
  referralStudentDailyMax: m.settings_field_referral_student_daily_max(),
  referralDailyMax: m.settings_field_referral_daily_max(),
  quizCredit: m.settings_field_quiz_credit(),
  quizReward: m.settings_field_quiz_reward(),
  quizTrustsClient: m.settings_field_quiz_trusts_client(),
  quizStudentDailyMax: m.settings_field_quiz_student_daily_max(),
  quizDailyMax: m.settings_field_quiz_daily_max(),
  rewardDailyMax: m.settings_field_reward_daily_max(),
  whatsappNumber: m.settings_field_whatsapp_number(),
  quietFrom: m.settings_field_quiet_from(),
  quietUntil: m.settings_field_quiet_until(),
  ramadanQuietFrom: m.settings_field_ramadan_quiet_from(),
  ramadanQuietUntil: m.settings_field_ramadan_quiet_until(),
  hijriDates: m.settings_field_hijri_dates(),
  hijriCorrections: m.settings_field_hijri_corrections(),
  correctionKinds: m.settings_field_correction_kinds(),
  recitationCriteria: m.settings_field_recitation_criteria(),
  lettersTrack: m.settings_field_letters_track(),
  startClassNone: m.settings_field_start_class_none(),
  startClassLittle: m.settings_field_start_class_little(),
  startClassYes: m.settings_field_start_class_yes(),
}

export function toSettingsDraft(settings: AppSettings, timezone: string): SettingsDraft {
  const { landingMessage, aboutUs, aboutSite, howTo, privateLesson } = settings
  const {
    certificateSignature,
    whatsappNumber,
    paystackKey,
    subscriptionPrice,
    aiSubscriptionEnd,
  } = settings
  return {
    // the name displayed while none is set
    siteName: settings.siteName || DEFAULT_SITE_NAME,
    ...{ landingMessage, aboutUs, aboutSite, howTo, privateLesson },
    certificateSignature,
    whatsappNumber,
    paystackKey,
    subscriptionPrice: koboToNaira(subscriptionPrice),
    dataPrice: koboToNaira(settings.dataPrice),
    partGraceDays: String(settings.partGraceDays),
    teacherContacts: settings.teacherContacts ? '1' : '0',
    language: settings.language,
    numerals: settings.numerals,
    aiSubscriptionEnd: aiSubscriptionEnd === 0 ? '' : isoDay(aiSubscriptionEnd, timezone),
    referralCredit: settings.referralCredit ? '1' : '0',
    quizCredit: settings.quizCredit ? '1' : '0',
    quizTrustsClient: settings.quizTrustsClient ? '1' : '0',
    referralMoment: settings.referralMoment,
    quizReward: settings.quizReward,
    referralStudentDailyMax: koboToNaira(settings.referralStudentDailyMax),
    referralDailyMax: koboToNaira(settings.referralDailyMax),
    quizStudentDailyMax: koboToNaira(settings.quizStudentDailyMax),
    quizDailyMax: koboToNaira(settings.quizDailyMax),
    rewardDailyMax: koboToNaira(settings.rewardDailyMax),
    quietFrom: settings.quietFrom,
    quietUntil: settings.quietUntil,
    ramadanQuietFrom: settings.ramadanQuietFrom,
    ramadanQuietUntil: settings.ramadanQuietUntil,
    hijriDates: settings.hijriDates ? '1' : '0',
    hijriCorrections: settings.hijriCorrections,
    correctionKinds: settings.correctionKinds,
    recitationCriteria: settings.recitationCriteria,
    lettersTrack: settings.lettersTrack ? '1' : '0',
    startClassYes: String(settings.startClassYes),
    startClassLittle: String(settings.startClassLittle),
    startClassNone: String(settings.startClassNone),
  }
}

const koboToNaira = (kobo: number) => String(kobo / 100)

const AMOUNT_PATTERN = /^(\d{1,12}(\.\d{1,2})?)?$/
/** The reward limits. */
export const LIMIT_FIELDS = [
  'referralStudentDailyMax',
  'referralDailyMax',
  'quizStudentDailyMax',
  'quizDailyMax',
  'rewardDailyMax',
] as const
const AMOUNT_FIELDS = ['subscriptionPrice', 'dataPrice', ...LIMIT_FIELDS] as const
const SWITCH_FIELDS = [
  'referralCredit',
  'quizCredit',
  'quizTrustsClient',
  'teacherContacts',
  'hijriDates',
  'lettersTrack',
] as const
/** The settings of the first class of a new student. */
export const CLASS_FIELDS = ['startClassNone', 'startClassLittle', 'startClassYes'] as const
type AmountField = (typeof AMOUNT_FIELDS)[number]
type SwitchField = (typeof SWITCH_FIELDS)[number]
type ClassField = (typeof CLASS_FIELDS)[number]

const isAmount = (text: string) =>
  AMOUNT_PATTERN.test(text.trim()) ? undefined : m.settings_enter_amount()

const isClock = (text: string) => (CLOCK.test(text) ? undefined : m.settings_enter_time())

/** The errors of invalid fields (R-ASET-004 to R-ASET-006). */
export const validateSettings = (draft: SettingsDraft, timezone: string) =>
  validateBy<SettingsDraft>({
    siteName: required(m.settings_enter_site_name()),
    paystackKey: (text) =>
      PAYSTACK_PUBLIC_KEY_PATTERN.test(text.trim()) ? undefined : m.settings_enter_public_key(),
    subscriptionPrice: isAmount,
    dataPrice: isAmount,
    partGraceDays: (text) =>
      /^\d{1,2}$/.test(text.trim()) && Number(text) <= MAX_GRACE_DAYS
        ? undefined
        : m.settings_enter_days(),
    referralStudentDailyMax: isAmount,
    referralDailyMax: isAmount,
    quizStudentDailyMax: isAmount,
    quizDailyMax: isAmount,
    rewardDailyMax: isAmount,
    aiSubscriptionEnd: (day) =>
      Number.isNaN(endOfDayOrZero(day, timezone)) ? m.settings_choose_date() : undefined,
    quietFrom: isClock,
    quietUntil: isClock,
    ramadanQuietFrom: isClock,
    ramadanQuietUntil: isClock,
    whatsappNumber: matches(whatsappNumber, INVALID_WHATSAPP),
  })(draft)

/** The end of a day in the school's time zone as Unix seconds, 0 for none, NaN for an impossible date. */
function endOfDayOrZero(day: string, timezone: string): number {
  return day === '' ? 0 : endOfDay(day, timezone)
}

/** The changed fields as a request. Unchanged fields are not sent (decision 0432). */
export function toSettingsRequest(before: SettingsDraft, after: SettingsDraft, timezone: string) {
  const changed = changedFields(before, after)
  const isNotText = (it: SettingsField) =>
    it === 'aiSubscriptionEnd' ||
    it === 'partGraceDays' ||
    isOneOf([...AMOUNT_FIELDS, ...SWITCH_FIELDS, ...CLASS_FIELDS], it)
  const textValues = changed.filter((it) => !isNotText(it)).map((it) => [it, after[it].trim()])
  const amountValues = AMOUNT_FIELDS.filter((it) => changed.includes(it)).map((it) => [
    it,
    nairaToKobo(after[it]),
  ])
  const switchValues = SWITCH_FIELDS.filter((it) => changed.includes(it)).map((it) => [
    it,
    after[it] === '1',
  ])
  const classValues = CLASS_FIELDS.filter((it) => changed.includes(it)).map((it) => [
    it,
    Number(after[it]),
  ])
  // Object.fromEntries widens the names
  return {
    ...(Object.fromEntries(textValues) as Partial<
      Omit<
        SettingsDraft,
        'aiSubscriptionEnd' | 'partGraceDays' | AmountField | SwitchField | ClassField
      >
    >),
    ...(Object.fromEntries(classValues) as Partial<Record<ClassField, number>>),
    ...(Object.fromEntries(amountValues) as Partial<Record<AmountField, number>>),
    ...(Object.fromEntries(switchValues) as Partial<Record<SwitchField, boolean>>),
    ...(changed.includes('partGraceDays') && { partGraceDays: Number(after.partGraceDays) }),
    ...(changed.includes('aiSubscriptionEnd')
      ? { aiSubscriptionEnd: endOfDayOrZero(after.aiSubscriptionEnd, timezone) }
      : {}),
  }
}

const nairaToKobo = (input: string) => Math.round(Number(input.trim()) * 100)

function isOneOf(names: readonly SettingsField[], name: SettingsField): boolean {
  return names.includes(name)
}
