import * as z from 'zod/mini'
import { whatsappNumber } from '../../../../contract/phone.ts'
import { dayOf, endOfDay } from '../../../../contract/school-time.ts'
import {
  type AppSettings,
  DEFAULT_SITE_NAME,
  type ReferralMoment,
} from '../../../../contract/settings.ts'
import { CARD_KEY } from '../../../../contract/settings-form.ts'

/** The settings as they stand in the form: money in naira and the date as they are typed. */
export type Draft = {
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
export type FieldName = keyof Draft

/** What each field is called, in the order of the page. */
export const LABELS: Record<FieldName, string> = {
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
const names = Object.keys(LABELS) as FieldName[]

export function draftOf(settings: AppSettings, timezone: string): Draft {
  const { landingMessage, aboutUs, aboutsite, howto, privatelesson } = settings
  const { whatsappNumber, paystackKey, subamount, aisub } = settings
  return {
    // the name that a school without one goes by
    siteName: settings.siteName || DEFAULT_SITE_NAME,
    ...{ landingMessage, aboutUs, aboutsite, howto, privatelesson },
    whatsappNumber,
    paystackKey,
    subamount: nairaOf(subamount),
    aisub: aisub === 0 ? '' : dayOf(aisub, timezone),
    referralCredit: settings.referralCredit ? '1' : '0',
    quizCredit: settings.quizCredit ? '1' : '0',
    quizTrustsClient: settings.quizTrustsClient ? '1' : '0',
    referralMoment: settings.referralMoment,
    referralStudentDailyMax: nairaOf(settings.referralStudentDailyMax),
    referralDailyMax: nairaOf(settings.referralDailyMax),
    quizStudentDailyMax: nairaOf(settings.quizStudentDailyMax),
    quizDailyMax: nairaOf(settings.quizDailyMax),
    rewardDailyMax: nairaOf(settings.rewardDailyMax),
  }
}

const nairaOf = (kobo: number) => String(kobo / 100)

const AMOUNT = /^(\d{1,12}(\.\d{1,2})?)?$/
const NO_AMOUNT = 'Enter an amount of 0 or more'
/** The limits of rewards. */
export const limits = [
  'referralStudentDailyMax',
  'referralDailyMax',
  'quizStudentDailyMax',
  'quizDailyMax',
  'rewardDailyMax',
] as const
const amounts = ['subamount', ...limits] as const
const switches = ['referralCredit', 'quizCredit', 'quizTrustsClient'] as const
type Amount = (typeof amounts)[number]
type Switch = (typeof switches)[number]

/** What is wrong with what was typed, by field (wallet-and-admin §5). */
export function faultsOf(draft: Draft, timezone: string): Partial<Record<FieldName, string>> {
  const wrong: [FieldName, boolean, string][] = [
    ['siteName', draft.siteName.trim() === '', 'Site name is required'],
    [
      'paystackKey',
      !CARD_KEY.test(draft.paystackKey.trim()),
      'A public key starts with pk_. The secret one never belongs here.',
    ],
    ...amounts.map((it): [FieldName, boolean, string] => [
      it,
      !AMOUNT.test(draft[it].trim()),
      NO_AMOUNT,
    ]),
    ['aisub', Number.isNaN(endOf(draft.aisub, timezone)), 'Choose a date'],
    [
      'whatsappNumber',
      !z.safeParse(whatsappNumber, draft.whatsappNumber).success,
      'With the country code, 7 to 15 digits: 2348031234567',
    ],
  ]
  return Object.fromEntries(wrong.filter(([, is]) => is).map(([name, , says]) => [name, says]))
}

/** The end of the day that was chosen, by the school's clock; 0 for none. */
function endOf(day: string, timezone: string): number {
  return day === '' ? 0 : endOfDay(day, timezone)
}

/** What differs between two drafts. */
export function changedIn(from: Draft, to: Draft): FieldName[] {
  return names.filter((it) => from[it] !== to[it])
}

/** The changed fields as `updateAppSettings` takes them; what was not changed is not sent (decision 0122). */
export function changesOf(from: Draft, to: Draft, timezone: string) {
  const changed = changedIn(from, to)
  const isOther = (it: FieldName) => it === 'aisub' || isOneOf(amounts, it) || isOneOf(switches, it)
  const texts = changed.filter((it) => !isOther(it)).map((it) => [it, to[it].trim()])
  const sums = amounts.filter((it) => changed.includes(it)).map((it) => [it, koboOf(to[it])])
  const choices = switches.filter((it) => changed.includes(it)).map((it) => [it, to[it] === '1'])
  return {
    ...(Object.fromEntries(texts) as Partial<Omit<Draft, 'aisub' | Amount | Switch>>),
    ...(Object.fromEntries(sums) as Partial<Record<Amount, number>>),
    ...(Object.fromEntries(choices) as Partial<Record<Switch, boolean>>),
    ...(changed.includes('aisub') ? { aisub: endOf(to.aisub, timezone) } : {}),
  }
}

const koboOf = (typed: string) => Math.round(Number(typed.trim()) * 100)

function isOneOf(names: readonly FieldName[], name: FieldName): boolean {
  return names.includes(name)
}

/**
 * Brings two changes together (decision 0122): what only the other changed is taken over, and what was typed here
 * stays. `both` names what both changed: there the other's would be replaced.
 */
export function broughtTogether(base: Draft, mine: Draft, theirs: Draft) {
  const here = new Set(changedIn(base, mine))
  const draft = { ...theirs }
  for (const it of here) Object.assign(draft, { [it]: mine[it] })
  const both = changedIn(base, theirs).filter((it) => here.has(it) && mine[it] !== theirs[it])
  return { draft, both }
}
