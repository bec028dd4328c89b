import type { User } from '../../contract/auth/auth.ts'
import { DAY } from '../../contract/platform/duration.ts'
import { isLocale, type Locale } from '../../messages/languages.ts'
import { LANGUAGE_COOKIE } from '../platform/locale-of.ts'
import type { Cookies } from './known-devices.ts'

const COOKIE_SECONDS = 365 * DAY

/** Sets the language of the browser to that of the user, if it has one, so that the next page comes in it (R-LANG-004). */
export function rememberLanguage(cookies: Pick<Cookies, 'read' | 'set'>, user: User): User {
  const { language } = user
  if (language && cookies.read(LANGUAGE_COOKIE) !== language)
    setLanguage(cookies, language, COOKIE_SECONDS)
  return user
}

/** The language that was chosen in this browser, for a new account: emails and pushes come in it too. */
export function chosenLanguage(cookies: Pick<Cookies, 'read'>): Locale | undefined {
  const language = cookies.read(LANGUAGE_COOKIE)
  return isLocale(language) ? language : undefined
}

/** For a user who has no language any more. */
export const forgetLanguage = (cookies: Pick<Cookies, 'set'>): void => setLanguage(cookies, '', 0)

function setLanguage(cookies: Pick<Cookies, 'set'>, value: string, maxAgeSeconds: number) {
  cookies.set({ name: LANGUAGE_COOKIE, value, maxAgeSeconds, readable: true })
}
