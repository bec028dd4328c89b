import { expect, test } from 'vitest'
import type { Locale } from '../../messages/languages.ts'
import { type LanguageSources, localeOf } from './locale-of.ts'

const SOURCES: [LanguageSources, Locale, string][] = [
  [{ profile: 'ar', cookie: 'en', school: 'en', acceptLanguage: 'en' }, 'ar', 'the profile'],
  [{ profile: '', cookie: 'ar', school: 'en', acceptLanguage: 'en' }, 'ar', 'the choice'],
  [{ cookie: '', school: 'ar', acceptLanguage: 'en' }, 'ar', 'the default of the school'],
  [{ cookie: 'xx', school: '', acceptLanguage: 'ar-EG,ar;q=0.9,en;q=0.8' }, 'ar', 'the browser'],
  [{}, 'en', 'nothing'],
]

test.each(SOURCES)('%o reads in %s, by %s (R-LANG-004)', (sources, locale, _by) => {
  expect(localeOf(sources)).toBe(locale)
})

test.each([
  ['', 'en'],
  ['*', 'en'],
  ['ar', 'ar'],
  ['AR-sa', 'ar'],
  ['fr-FR,fr;q=0.9,ar;q=0.7,en;q=0.3', 'ar'],
  ['en;q=0.5, ar', 'ar'],
  ['ar;q=0.4,en;q=0.6', 'en'],
  ['en,ar', 'en'],
  ['ar;q=0, en;q=0.1', 'en'],
  ['ar;q=0', 'en'],
  ['ar;q=0.3, *;q=0.8', 'en'],
  ['fr, de', 'en'],
  ['arabic', 'en'],
  ['ar;q=nonsense, en', 'en'],
  ['ar;q=7, en', 'en'],
  [';;,,=;q', 'en'],
  [`${'fr,'.repeat(10_000)}ar`, 'en'],
])('a browser that sends Accept-Language: %s reads in %s (R-LANG-004)', (header, locale) => {
  expect(localeOf({ acceptLanguage: header })).toBe(locale)
})
