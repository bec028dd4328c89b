import type { User } from '../../contract/auth/auth.ts'
import { isLocale, type Locale } from '../../messages/languages.ts'
import { locale } from '../../messages/m.ts'

const YEAR = 365 * 24 * 3600
const SCROLL = 'language-scroll'
const RELOADED = 'language-reloaded'

/** Stores the choice of this browser, which decides the language of the pages that the server sends (R-LANG-004). */
function storeLanguage(language: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from older Android browsers
  document.cookie = `language=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`
}

/** Loads the page again in a language; its scroll position, the drafts and what waits to be sent stay. */
export function reloadIn(language: Locale): void {
  storeLanguage(language)
  sessionStorage.setItem(SCROLL, JSON.stringify({ path: location.pathname, top: scrollY }))
  location.reload()
}

/** The scroll position from before a change of the language, once. */
export function takeScroll(): number | undefined {
  const stored = sessionStorage.getItem(SCROLL)
  if (!stored) return undefined
  sessionStorage.removeItem(SCROLL)
  // written by reloadIn
  const { path, top } = JSON.parse(stored) as { path: string; top: number }
  return path === location.pathname ? top : undefined
}

/**
 * Loads the page again if the profile of the user has another language: it was changed on another device, or somebody else used this
 * browser before. Once for each language, because a page without a connection comes from the cache in the old one.
 */
export function followProfile({ language }: Pick<User, 'language'>): void {
  if (!isLocale(language) || language === locale) return
  if (sessionStorage.getItem(RELOADED) === language) return
  sessionStorage.setItem(RELOADED, language)
  reloadIn(language)
}
