/** A language of the interface: its folder in messages/, and its entry here. */
type Language = {
  /** Its own name, as the choice of the language shows it. */
  name: string
  dir: 'ltr' | 'rtl'
  /** The locale for `Intl`: dates, numbers, plurals, order of names. */
  intl: string
}

/** The languages of the interface (R-LANG-002). The first is that of the wire and takes the place of missing messages. */
export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr', intl: 'en-GB' },
  ar: { name: 'العربية', dir: 'rtl', intl: 'ar-EG' },
} as const satisfies Record<string, Language>

export type Locale = keyof typeof LANGUAGES

export const DEFAULT_LOCALE = 'en' satisfies Locale

// the keys of an object literal are its own
export const LOCALES = Object.keys(LANGUAGES) as Locale[]

export const isLocale = (it: unknown): it is Locale =>
  typeof it === 'string' && Object.hasOwn(LANGUAGES, it)
