import { LOCALES } from '../../messages/languages.ts'
import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { flag, idOrZero, naira } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** The name of a school that has not set one (R-RUN-015). */
export const DEFAULT_SITE_NAME = 'Lisan'
/** The marker of the mobile app's user agent (R-DASH-006). */
export const APP_MARKER = 'LisanApp'

/** When a referral is rewarded: at the friend's sign-up, or when the friend's first payment settles (decision 0350). */
export const REFERRAL_MOMENTS = ['signup', 'first_payment'] as const
const referralMoment = z.enum(REFERRAL_MOMENTS)
export type ReferralMoment = z.output<typeof referralMoment>

/**
 * What card payments do: `live` charges cards, `test` runs in the provider's test mode, `sandbox` plays them without a provider
 * (R-MONEY-014), and `off` is a school without the provider's secret key.
 */
export const CARD_MODES = ['live', 'test', 'sandbox', 'off'] as const
export type CardMode = (typeof CARD_MODES)[number]

/** When a win of the quiz is credited: at once, or with the student's first payment (decision 0350). */
export const QUIZ_REWARDS = ['at_once', 'after_first_payment'] as const
const quizReward = z.enum(QUIZ_REWARDS)
export type QuizReward = z.output<typeof quizReward>

/** The language of the school, '' for that of the reader's browser. */
export const languageChoice = z.enum(['', ...LOCALES])
export type LanguageChoice = z.output<typeof languageChoice>

/** 0-9 or ٠-٩ in Arabic texts. */
export const NUMERALS = ['latn', 'arab'] as const
const numerals = z.enum(NUMERALS)
export type Numerals = z.output<typeof numerals>

/**
 * The settings that an administrator can change, one entry each. Storage, calls, docs/calls.md and the types of the form's fields
 * and labels are derived from it. '' and 0 mean "not set". Money is kobo, a time is Unix seconds.
 */
export const SETTINGS = {
  siteName: { kind: 'text', maxLength: 120, isRequired: true, initial: '' },
  logo: { kind: 'logo', initial: '' },
  landingMessage: { kind: 'text', maxLength: 5_000, initial: '' },
  aboutUs: { kind: 'text', maxLength: 20_000, initial: '' },
  aboutSite: { kind: 'text', maxLength: 20_000, wireName: 'aboutsite', initial: '' },
  howTo: { kind: 'text', maxLength: 20_000, wireName: 'howto', initial: '' },
  privateLesson: { kind: 'text', maxLength: 20_000, wireName: 'privatelesson', initial: '' },
  // the name under the line for a signature on certificates; '' for neither
  certificateSignature: { kind: 'text', maxLength: 120, initial: '' },
  whatsappNumber: { kind: 'whatsappNumber', initial: '' },
  paystackKey: { kind: 'paystackKey', initial: '' },
  subscriptionPrice: { kind: 'money', wireName: 'subamount', initial: 0 },
  // the end of the marking assistant's subscription
  aiSubscriptionEnd: { kind: 'time', wireName: 'aisub', initial: 0 },
  // rewards for referrals and for perfect quizzes (decision 0350)
  referralCredit: { kind: 'switch', initial: true },
  quizCredit: { kind: 'switch', initial: true },
  // creating accounts is free, so a reward requires a payment and is limited (decision 0350)
  referralMoment: { kind: 'referralMoment', wireName: 'referral_credit', initial: 'first_payment' },
  // creating accounts is free, so a win of the quiz requires a payment too (decision 0350)
  quizReward: { kind: 'quizReward', wireName: 'quiz_reward', initial: 'after_first_payment' },
  // credits quiz wins that the browser reports, as older clients do (decision 0351)
  quizTrustsClient: { kind: 'switch', wireName: 'quiz_trusts_client', initial: false },
  // daily maxima of rewards: per student, for all students, and of both kinds together; 0 is no limit
  referralStudentDailyMax: { kind: 'money', initial: 1_000_00 },
  referralDailyMax: { kind: 'money', initial: 0 },
  quizStudentDailyMax: { kind: 'money', initial: 1_000_00 },
  quizDailyMax: { kind: 'money', initial: 0 },
  rewardDailyMax: { kind: 'money', initial: 20_000_00 },
  // the free class in which a new student begins, by the answer to 'Can you read Arabic letters?'; 0 is the default rule
  startClassYes: { kind: 'classId', wireName: 'start_class_yes', initial: 0 },
  startClassLittle: { kind: 'classId', wireName: 'start_class_little', initial: 0 },
  startClassNone: { kind: 'classId', wireName: 'start_class_none', initial: 0 },
  // the price of a gigabyte of mobile data beside the renditions of a lesson; 0 shows no prices (R-FORMS-008)
  dataPrice: { kind: 'money', initial: 475_00 },
  // days of access after a part of the price was due (R-PAY-006)
  partGraceDays: { kind: 'days', wireName: 'part_grace_days', initial: 3 },
  // whether teachers see emails, phone numbers and wallets of their students (R-STAFF-003)
  teacherContacts: { kind: 'switch', initial: false },
  // of readers without a choice of their own; '' is that of the browser (R-LANG-004)
  language: { kind: 'language', initial: '' },
  // the digits of Arabic texts (R-LANG-002)
  numerals: { kind: 'numerals', initial: 'latn' },
  // when notifications wait until the morning, and in Ramaḍān; equal times for never (R-SESSION-006)
  quietFrom: { kind: 'clock', wireName: 'quiet_from', initial: '21:30' },
  quietUntil: { kind: 'clock', wireName: 'quiet_until', initial: '06:00' },
  ramadanQuietFrom: { kind: 'clock', wireName: 'ramadan_quiet_from', initial: '23:30' },
  ramadanQuietUntil: { kind: 'clock', wireName: 'ramadan_quiet_until', initial: '04:00' },
  // Hijri dates beside Gregorian ones, and the days by which months begin earlier or later (R-SESSION-007)
  hijriDates: { kind: 'switch', wireName: 'hijri_dates', initial: false },
  hijriCorrections: { kind: 'hijriCorrections', wireName: 'hijri_corrections', initial: '' },
  // lists of lines: what marks on answers say, '' for the usual kinds, and the criteria of spoken answers (R-VOICE-006)
  correctionKinds: { kind: 'text', maxLength: 900, wireName: 'correction_kinds', initial: '' },
  recitationCriteria: {
    kind: 'text',
    maxLength: 200,
    wireName: 'recitation_criteria',
    initial: '',
  },
  // the public track of the letters (R-LETTERS-001)
  lettersTrack: { kind: 'switch', wireName: 'letters_track', initial: false },
} as const satisfies Record<string, Setting>

/** The response schema of each kind of setting. */
const kindSchemas = {
  text: z.string(),
  logo: z.string(),
  whatsappNumber: z.string(),
  paystackKey: z.string(),
  money: naira,
  time: z.int(),
  switch: flag,
  classId: idOrZero,
  days: z.int(),
  referralMoment,
  quizReward,
  language: languageChoice,
  numerals,
  clock: z.string(),
  hijriCorrections: z.string(),
}

export type SettingKind = keyof typeof kindSchemas
type ValueOf<K extends SettingKind> = z.output<(typeof kindSchemas)[K]>
export type Setting = {
  [K in SettingKind]: {
    kind: K
    /** The value of a school that has not set it. */
    initial: ValueOf<K>
    /** Where it differs from the name in code. */
    wireName?: string
  } & (K extends 'text' ? { maxLength: number; isRequired?: true } : unknown)
}[SettingKind]

type Table = typeof SETTINGS
export type SettingName = keyof Table
// Object.keys widens the names
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[]
export type SchoolSettings = { [K in SettingName]: ValueOf<Table[K]['kind']> }

export type WireNameOf<K extends SettingName> = Table[K] extends {
  wireName: infer W extends string
}
  ? W
  : K
type RenamedSetting = {
  [K in SettingName]: WireNameOf<K> extends K ? never : K
}[SettingName]

export const wireNameOf = (name: SettingName) => {
  const setting: Setting = SETTINGS[name]
  return setting.wireName ?? name
}

// the loops below cannot follow the types of the single entries
export const settingFieldNames = Object.fromEntries(
  SETTING_NAMES.filter((name) => wireNameOf(name) !== name).map((name) => [name, wireNameOf(name)]),
) as { [K in RenamedSetting]: WireNameOf<K> }

const settingsShape = Object.fromEntries(
  SETTING_NAMES.map((name) => [wireNameOf(name), kindSchemas[SETTINGS[name].kind]]),
  // Object.fromEntries loses which setting has which schema
) as { [K in SettingName as WireNameOf<K>]: (typeof kindSchemas)[Table[K]['kind']] }

/** The settings that visitors can read (R-LANDING-018, R-ASET-002). */
export const appSettings = withFieldNames(
  z.object({
    ...settingsShape,
    // the school's time zone (decision 0331)
    timezone: z.string(),
    gameHost: z.string(),
    // the store page of the mobile app
    appStoreUrl: z.string(),
    // what card payments do (decision 0060)
    cards: z.enum(CARD_MODES),
    // for administrators; a change of the settings sends it back (decision 0432)
    version: z.optional(z.string()),
  }),
  settingFieldNames,
)
export type AppSettings = z.output<typeof appSettings>

/** The public settings (R-LANDING-018). Never contains a secret key (R-SEC-022). */
export const getAppSettings = call({
  method: 'GET',
  path: '/api.php',
  action: 'get_app_settings',
  access: 'anyone',
  effect: 'read',
  request: { email: z.optional(z.string()), admin_email: z.optional(z.string()) },
  response: appSettings,
})
