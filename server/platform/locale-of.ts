import { DEFAULT_LOCALE, isLocale, type Locale } from '../../messages/languages.ts'

/** The cookie with the language of a browser. Scripts read and write it. */
export const LANGUAGE_COOKIE = 'language'

/** What tells the language of a reader; '' or undefined where there is nothing. */
export type LanguageSources = {
  /** Of the profile, for a signed-in user. */
  profile?: string | undefined
  /** The cookie `language`: the choice of a visitor, or the profile of the last sign-in in this browser. */
  cookie?: string | undefined
  /** The school's default. */
  school?: string | undefined
  acceptLanguage?: string | undefined
}

/**
 * The language of a reader: that of the profile, else the one chosen in this browser, else the school's default, else the first that
 * the browser accepts, else English (R-LANG-004).
 */
export function localeOf({ profile, cookie, school, acceptLanguage }: LanguageSources): Locale {
  return [profile, cookie, school].find(isLocale) ?? acceptedLocale(acceptLanguage ?? '')
}

/** More than any browser sends. */
const MAX_LANGUAGES = 30

/** The language with the highest weight in an Accept-Language header (RFC 9110, section 12.5.4); the first of equal ones. */
function acceptedLocale(header: string): Locale {
  const accepted = header
    .split(',', MAX_LANGUAGES)
    .map(parseRange)
    .filter(({ weight }) => weight > 0)
    // stable, so that equal weights keep their order
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => (language === '*' ? DEFAULT_LOCALE : language))
  return accepted.find(isLocale) ?? DEFAULT_LOCALE
}

/** 'ar-EG;q=0.8' is Arabic with the weight 0.8. */
function parseRange(text: string): { language: string; weight: number } {
  const [range = '', ...parameters] = text.split(';').map((it) => it.trim().toLowerCase())
  const [language = ''] = range.split('-')
  const quality = parameters.find((it) => it.startsWith('q='))?.slice(2)
  const weight = quality === undefined ? 1 : Number(quality)
  return { language, weight: weight <= 1 ? weight : 0 }
}
