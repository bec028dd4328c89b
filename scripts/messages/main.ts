import { DEFAULT_LOCALE, isLocale, LOCALES } from '../../messages/languages.ts'
import { checkMessages } from './check-messages.ts'
import { printCost } from './language-cost.ts'
import { noteFinder } from './notes.ts'
import { compileTexts, readTexts } from './read-catalogs.ts'
import { findUses } from './use-of-messages.ts'

/**
 * `npm run messages -- missing fr` lists what a language lacks, each with its English text, its description and its places;
 * `unused` lists messages that no code uses; `check` does what `npm run check` does; `cost` measures what a second language costs.
 */
const [command = 'check', language = ''] = process.argv.slice(2)
const base = readTexts(DEFAULT_LOCALE)
const uses = findUses(new Set(base.keys()))

function listMissing(): void {
  if (!isLocale(language)) throw new Error(`Give one of the languages ${LOCALES.join(', ')}.`)
  const present = compileTexts(language, readTexts(language))
  const noteOf = noteFinder()
  const missing = [...base].filter(([key]) => !present.has(key))
  for (const [key, { text, file }] of missing)
    console.log(
      [
        `${file} ${key}`,
        `  ${text}`,
        `  ${noteOf(key) ?? ''}`,
        `  ${uses.get(key)?.[0] ?? ''}`,
      ].join('\n'),
    )
  console.log(`${missing.length} of ${base.size} messages are missing in ${language}`)
}

function listUnused(): void {
  const unused = [...base.keys()].filter((it) => !uses.has(it))
  for (const it of unused) console.log(it)
  console.log(`${unused.length} of ${base.size} messages are not used`)
}

function check(): void {
  const problems = checkMessages()
  for (const it of problems) console.log(it)
  console.log(`${base.size} messages in ${LOCALES.length} languages, ${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
}

const run = { missing: listMissing, unused: listUnused, check, cost: printCost }[command]
if (!run) throw new Error(`There is no command ${command}: missing, unused, check or cost.`)
run()
