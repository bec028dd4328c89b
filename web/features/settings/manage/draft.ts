import { dayOf, endOfDay } from '../../../../contract/school-time.ts'
import { type AppSettings, DEFAULT_SITE_NAME } from '../../../../contract/settings.ts'
import { CARD_KEY, WHATSAPP_NUMBER } from '../../../../contract/settings-form.ts'

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
    subamount: String(subamount / 100),
    aisub: aisub === 0 ? '' : dayOf(aisub, timezone),
  }
}

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/

/** What is wrong with what was typed, by field (wallet-and-admin §5). */
export function faultsOf(draft: Draft, timezone: string): Partial<Record<FieldName, string>> {
  const wrong: [FieldName, boolean, string][] = [
    ['siteName', draft.siteName.trim() === '', 'Site name is required'],
    [
      'paystackKey',
      !CARD_KEY.test(draft.paystackKey.trim()),
      'A public key starts with pk_. The secret one never belongs here.',
    ],
    [
      'subamount',
      draft.subamount.trim() !== '' && !AMOUNT.test(draft.subamount.trim()),
      'Enter an amount of 0 or more',
    ],
    ['aisub', Number.isNaN(endOf(draft.aisub, timezone)), 'Choose a date'],
    [
      'whatsappNumber',
      !WHATSAPP_NUMBER.test(draft.whatsappNumber.trim()),
      'With the country code, no + or spaces: 2348031234567',
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
  const changed = Object.fromEntries(changedIn(from, to).map((it) => [it, to[it].trim()]))
  const { subamount, aisub, ...texts } = changed as Partial<Draft>
  return {
    ...texts,
    ...(subamount === undefined ? {} : { subamount: Math.round(Number(subamount) * 100) }),
    ...(aisub === undefined ? {} : { aisub: endOf(aisub, timezone) }),
  }
}

/**
 * Brings two changes together (decision 0122): what only the other changed is taken over, and what was typed here
 * stays. `both` names what both changed: there the other's would be replaced.
 */
export function broughtTogether(base: Draft, mine: Draft, theirs: Draft) {
  const here = new Set(changedIn(base, mine))
  const draft = { ...theirs }
  for (const it of here) draft[it] = mine[it]
  const both = changedIn(base, theirs).filter((it) => here.has(it) && mine[it] !== theirs[it])
  return { draft, both }
}
