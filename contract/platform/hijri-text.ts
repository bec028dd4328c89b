import type { Messages } from '../../messages/compiled/messages.d.ts'
import type { Locale } from '../../messages/languages.ts'
import { withNumerals } from '../../messages/runtime.ts'
import { type HijriCorrections, type HijriDay, hijriOf } from './hijri.ts'
import { isoDay } from './school-time.ts'

type Month = 'm1' | 'm2' | 'm3' | 'm4' | 'm5' | 'm6' | 'm7' | 'm8' | 'm9' | 'm10' | 'm11' | 'm12'

const nameOf = (m: Messages, { month }: Pick<HijriDay, 'month'>) =>
  // a month of the calendar
  m.kit_hijri_month({ month: `m${month}` as Month })

type Reader = { m: Messages; locale: Locale; corrections: HijriCorrections; timezone: string }

/** '17 Jumādā II 1448 AH' for a time in Unix seconds (R-SESSION-007). */
export function hijriText(time: number, { m, locale, corrections, timezone }: Reader): string {
  const it = hijriOf(isoDay(time, timezone), corrections)
  const values = { day: String(it.day), month: nameOf(m, it), year: String(it.year) }
  return withNumerals(m.kit_hijri_date(values), locale)
}

/** 'Ramaḍān 1448 AH' */
export const hijriMonthText = (it: Pick<HijriDay, 'year' | 'month'>, m: Messages): string =>
  m.kit_hijri_month_year({ month: nameOf(m, it), year: String(it.year) })
