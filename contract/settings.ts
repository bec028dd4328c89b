import * as z from 'zod/mini'
import { call } from './call.ts'
import { withFieldNames } from './field-names.ts'
import { flag, naira } from './wire.ts'

/** The name of a school that has set none (R-RUN-015). */
export const DEFAULT_SITE_NAME = 'Lisan'
/** The marker of the mobile app's user agent (R-DASH-006). */
export const APP_MARKER = 'LisanApp'

/** When a referral is rewarded: at the friend's sign-up, or when the friend's first payment settles (decision 0350). */
export const REFERRAL_MOMENTS = ['signup', 'first_payment'] as const
export const referralMoment = z.enum(REFERRAL_MOMENTS)
export type ReferralMoment = z.output<typeof referralMoment>

const settingsWire = z.object({
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
  // whether friends who sign up and perfect quizzes are rewarded (decision 0350)
  referralCredit: flag,
  quizCredit: flag,
  referral_credit: referralMoment,
  // a win that the browser reports is credited too, as older clients play (decision 0351)
  quiz_trusts_client: flag,
  // the most that rewards may come to in a day: for one student, for all students, and of both kinds; 0 is no limit
  referralStudentDailyMax: naira,
  referralDailyMax: naira,
  quizStudentDailyMax: naira,
  quizDailyMax: naira,
  rewardDailyMax: naira,
  // the zone of months, days and deadlines (decision 0404)
  timezone: z.string(),
  gameHost: z.string(),
  // the mobile app in its store
  appStoreUrl: z.string(),
  // for administrators: what a change of the settings sends back (decision 0122)
  version: z.optional(z.string()),
})

/** What anybody may know of the school (R-LANDING-018, R-ASET-002). Empty text means not set. */
export const appSettings = withFieldNames(settingsWire, {
  referralMoment: 'referral_credit',
  quizTrustsClient: 'quiz_trusts_client',
})
export type AppSettings = z.output<typeof appSettings>

/** The public settings (R-LANDING-018). Never holds a secret key (R-SEC-022). */
export const getAppSettings = call({
  method: 'GET',
  path: '/api.php',
  action: 'get_app_settings',
  access: 'anyone',
  request: { email: z.optional(z.string()), admin_email: z.optional(z.string()) },
  response: appSettings,
})
