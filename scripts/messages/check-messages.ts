import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../messages/languages.ts'
import { noteFinder } from './notes.ts'
import { compileCatalogs, readTexts } from './read-catalogs.ts'
import { synonymsIn } from './terms.ts'
import { findUses } from './use-of-messages.ts'

/**
 * What is wrong with the messages: one that does not compile, is used nowhere, has no description for its translator, lacks a
 * translation (R-LANG-002, R-LANG-011), or says a thing with another word than the list of terms (R-LANG-008).
 */
export function checkMessages(): string[] {
  try {
    compileCatalogs()
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
  const others = LOCALES.filter((it) => it !== DEFAULT_LOCALE)
  return [...problemsOfDefault(), ...others.flatMap(problemsOfTranslation)]
}

/** Languages without a missing translation; those of another one are listed by `npm run messages -- missing` (R-LANG-002). */
const COMPLETE: readonly string[] = ['ar']

function problemsOfDefault(): string[] {
  const base = readTexts(DEFAULT_LOCALE)
  const uses = findUses(new Set(base.keys()))
  const noteOf = noteFinder()
  return [...base].flatMap(([key, { file }]) => [
    ...(uses.has(key) ? [] : [`${file}: ${key} is not used`]),
    ...(noteOf(key) ? [] : [`${file}: ${key} has no description in messages/notes`]),
  ])
}

function problemsOfTranslation(locale: Locale): string[] {
  const texts = readTexts(locale)
  const missing = [...readTexts(DEFAULT_LOCALE)].filter(
    ([key]) => COMPLETE.includes(locale) && !texts.has(key),
  )
  return [
    ...missing.map(([key, { file }]) => `${locale}/${file}: ${key} is missing`),
    ...[...texts].flatMap(([key, { text, file }]) =>
      synonymsIn(locale, text).map((it) => `${locale}/${file}: ${key}: ${it}`),
    ),
  ]
}
