import type { Messages } from '../../messages/compiled/messages.d.ts'
import type { Locale } from '../../messages/languages.ts'
import { withNumerals } from '../../messages/runtime.ts'
import { type HijriCorrections, type HijriDay, hijriOf } from './hijri.ts'
import { isoDay } from './school-time.ts'

/** The messages of Hijri dates: the site has them one by one in its build. */
export type HijriMessages = {
  month: Messages['kit_hijri_month']
  date: Messages['kit_hijri_date']
  monthYear: Messages['kit_hijri_month_year']
}

type Month = Exclude<Parameters<HijriMessages['month']>[0]['month'], 'other'>

const nameOf = (messages: HijriMessages, { month }: Pick<HijriDay, 'month'>) =>
  // a month of the calendar
  messages.month({ month: `m${month}` as Month })

type Reader = {
  messages: HijriMessages
  locale: Locale
  corrections: HijriCorrections
  timezone: string
}

/** '17 Jumādā II 1448 AH' for a time in Unix seconds (R-SESSION-007). */
export function hijriText(
  time: number,
  { messages, locale, corrections, timezone }: Reader,
): string {
  const it = hijriOf(isoDay(time, timezone), corrections)
  const values = { day: String(it.day), month: nameOf(messages, it), year: String(it.year) }
  return withNumerals(messages.date(values), locale)
}

/** 'Ramaḍān 1448 AH' */
export const hijriMonthText = (
  it: Pick<HijriDay, 'year' | 'month'>,
  messages: HijriMessages,
): string => messages.monthYear({ month: nameOf(messages, it), year: String(it.year) })
