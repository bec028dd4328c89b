import { isLocale, type Locale } from '../../messages/languages.ts'
import { setNumerals } from '../../messages/runtime.ts'
import { now } from './clock.ts'
import type { Db } from './db.ts'
import { prepareQuery } from './prepared-query.ts'
import { untyped } from './untyped-db.ts'

type Known = { language: Locale | ''; at: number }

/** How long the language of the school is used again: another process may have changed it. */
const CACHED_SECONDS = 5

const known = new WeakMap<Db, Known>()

/** The platform has no types for the tables of features. */
const selectLanguage = prepareQuery<Record<never, never>, { name: string; value: string }>((db) =>
  untyped(db)
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', 'in', ['language', 'numerals'])
    .$castTo<{ name: string; value: string }>(),
)

/** Takes over the language and the numerals of settings that were read (R-LANG-002, R-LANG-004). */
export function noteLanguage(db: Db, settings: { language: string; numerals: string }): void {
  const { language, numerals } = settings
  known.set(db, { language: isLocale(language) ? language : '', at: now() })
  setNumerals(numerals === 'arab' ? 'arab' : 'latn')
}

/**
 * The language that the school has set, '' for none, read again after five seconds. While the database does not respond, the last
 * known one.
 */
export async function schoolLanguage(db: Db): Promise<Locale | ''> {
  const last = known.get(db)
  if (last && Math.abs(now() - last.at) < CACHED_SECONDS) return last.language
  try {
    const rows = await selectLanguage(db, {})
    const settingOf = (name: string) => rows.find((it) => it.name === name)?.value ?? ''
    noteLanguage(db, { language: settingOf('language'), numerals: settingOf('numerals') })
  } catch {
    // what the request needs itself reports the outage
  }
  return knownSchoolLanguage(db)
}

/** The last known language of the school, without a query. */
export const knownSchoolLanguage = (db: Db): Locale | '' => known.get(db)?.language ?? ''
