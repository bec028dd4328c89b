import { DAY } from './duration.ts'

/** Hijri dates (`islamic-umalqura`) with corrections of single months (R-SESSION-007). Days are 'YYYY-MM-DD'. */

export type HijriDay = { year: number; month: number; day: number }

/** The days by which the beginning of a month differs from the calculated one, by month: '1448-09'. */
export type HijriCorrections = ReadonlyMap<string, number>

export const MAX_CORRECTION = 2
/** '1448-09:1 1448-10:-1' */
export const HIJRI_CORRECTIONS = /^(1[34]\d\d-(0[1-9]|1[0-2]):-?[12]( (?!$)|$)){0,24}$/

export const parseCorrections = (text: string): HijriCorrections =>
  new Map(
    text
      .split(' ')
      .filter(Boolean)
      .map((it) => {
        const [month = '', days = '0'] = it.split(':')
        return [month, Number(days)] as const
      }),
  )

/** Without months that have no correction. */
export const formatCorrections = (corrections: HijriCorrections): string =>
  [...corrections]
    .filter(([, days]) => days !== 0)
    .map(([month, days]) => `${month}:${days}`)
    .sort()
    .join(' ')

export const hijriMonthKey = ({ year, month }: Pick<HijriDay, 'year' | 'month'>): string =>
  `${year}-${String(month).padStart(2, '0')}`

let formatter: Intl.DateTimeFormat | undefined

/** The calculated date of a number of days since 1970. */
function calculated(days: number): HijriDay {
  // created on use: the constructor takes ten milliseconds
  formatter ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  const parts = { year: 0, month: 0, day: 0 }
  // `in` does not narrow the name
  for (const { type, value } of formatter.formatToParts(days * DAY * 1000))
    if (type in parts) parts[type as keyof HijriDay] = Number.parseInt(value, 10)
  return parts
}

const daysSince1970 = (isoDay: string) => Date.parse(`${isoDay}T00:00:00Z`) / 1000 / DAY

/** A day of the school in the Hijri calendar. */
export function hijriOf(isoDay: string, corrections: HijriCorrections = new Map()): HijriDay {
  const days = daysSince1970(isoDay)
  const correctionOf = (it: HijriDay) => corrections.get(hijriMonthKey(it)) ?? 0
  const current = calculated(days)
  const start = days - current.day + 1
  const nextStart = firstOfNextMonth(days)
  const next = calculated(nextStart)
  if (days >= nextStart + correctionOf(next))
    return { ...next, day: days - nextStart - correctionOf(next) + 1 }
  if (days >= start + correctionOf(current))
    return { ...current, day: days - start - correctionOf(current) + 1 }
  const previous = calculated(start - 1)
  const previousStart = start - previous.day
  return { ...previous, day: days - previousStart - correctionOf(previous) + 1 }
}

function firstOfNextMonth(days: number): number {
  const { day } = calculated(days)
  // a month has 29 or 30 days
  const start = days - day + 1
  return calculated(start + 29).day === 1 ? start + 29 : start + 30
}

export const RAMADAN = 9
