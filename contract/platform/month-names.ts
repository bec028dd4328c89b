import { LANGUAGES, type Locale } from '../../messages/languages.ts'

/**
 * The names of the months. Not by `Intl`: its first formatter takes 9 MB of memory in the server and 60 ms on a slow phone, and its
 * Arabic names depend on the country.
 */
export const MONTH_NAMES: Readonly<Record<string, readonly string[] | undefined>> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  ar: [
    'يناير',
    'فبراير',
    'مارس',
    'أبريل',
    'مايو',
    'يونيو',
    'يوليو',
    'أغسطس',
    'سبتمبر',
    'أكتوبر',
    'نوفمبر',
    'ديسمبر',
  ],
}

/** The name of a month of the year, 1 to 12. A language without names here has those of `Intl`. */
export const monthNameOf = (month: number, locale: Locale): string =>
  (MONTH_NAMES[locale] ?? namesByIntl(locale))[month - 1] ?? ''

function namesByIntl(locale: Locale): string[] {
  const format = new Intl.DateTimeFormat(LANGUAGES[locale].intl, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)))
}
