import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldForSearch, matchesSearch, searchIndex } from '../contract/arabic/arabic.ts'
import { check, finish } from './harness.ts'

/**
 * `QURAN_TEXTS=folder npm run soak -- arabic-search`: how many words and phrases of the Qurʾān a search finds between the everyday
 * and the Uthmani spelling, in both usual encodings (R-ARABIC-011). The folder has three texts of 6,236 verses, one a line:
 * simple-clean.txt and uthmani.txt of Tanzil, and uthmani-qpc.txt of the King Fahd complex (the npm package quran-json has it).
 */
const folder = process.env.QURAN_TEXTS ?? 'quran-texts'
if (!existsSync(folder)) {
  console.log(
    `There is no folder ${folder} with the texts of the Qurʾān; see soak/arabic-search.ts.`,
  )
  process.exit(1)
}
const BASMALA = /^بسم الله الرحمن الرحيم /
const readVerses = (name: string) =>
  readFileSync(join(folder, `${name}.txt`), 'utf8')
    .split('\n')
    .filter(Boolean)
const everyday = readVerses('simple-clean').map((it, i) => (i === 0 ? it : it.replace(BASMALA, '')))
const encodings = { Tanzil: readVerses('uthmani'), QPC: readVerses('uthmani-qpc') }

const wordsOf = (verse: string) => verse.split(/\s+/).filter((it) => /\p{L}/u.test(it))
const phrasesOf = (words: readonly string[], length: number) =>
  words.slice(length - 1).map((_, i) => words.slice(i, i + length).join(' '))

/** Prints the share of found queries and checks it, with the most frequent that are not found. */
function measure(what: string, limit: number, pairs: Iterable<[index: string, query: string]>) {
  let [found, total] = [0, 0]
  const missed = new Map<string, number>()
  for (const [index, query] of pairs) {
    total++
    if (matchesSearch(index, query)) found++
    else missed.set(query, (missed.get(query) ?? 0) + 1)
  }
  const share = (100 * found) / total
  const examples = [...missed].sort((a, b) => b[1] - a[1]).slice(0, Number(process.env.MISSED ?? 5))
  console.log(`  not found: ${examples.map(([it, count]) => `${it} (${count})`).join(', ')}`)
  check(`${what}: ${share.toFixed(2)} % of ${total}, at least ${limit} %`, share >= limit, share)
}

function* queriesOf(
  indexes: readonly string[],
  verses: readonly string[],
  toQueries: (words: string[]) => string[],
): Generator<[string, string]> {
  for (const [i, verse] of verses.entries())
    for (const query of toQueries(wordsOf(verse))) yield [indexes[i] ?? '', query]
}

const everydayIndexes = everyday.map(searchIndex)
for (const [name, verses] of Object.entries(encodings)) {
  const indexes = verses.map(searchIndex)
  measure(
    `everyday words find the verse of ${name}`,
    97.5,
    queriesOf(indexes, everyday, (it) => it),
  )
  measure(
    `words of ${name} find the everyday verse`,
    99,
    queriesOf(everydayIndexes, verses, (it) => it),
  )
  for (const length of [2, 3, 4])
    measure(
      `everyday phrases of ${length} words find the verse of ${name}`,
      99,
      queriesOf(indexes, everyday, (it) => phrasesOf(it, length)),
    )
  const query = 'يا أيها الذين آمنوا'
  const isBeliever = everyday.map((it) => it.includes('يا أيها الذين آمنوا'))
  const found = indexes.filter((it, i) => isBeliever[i] && matchesSearch(it, query)).length
  check(`${query} finds ${found} of 89 verses of ${name}`, found === 89, found)
}
const { Tanzil: tanzil, QPC: qpc } = encodings
const differing = tanzil.flatMap((it, i) =>
  foldForSearch(it) === foldForSearch(qpc[i] ?? '') ? [] : [i],
)
const equal = (100 * (tanzil.length - differing.length)) / tanzil.length
for (const i of differing.slice(0, Number(process.env.MISSED ?? 3)))
  console.log(`  ${foldForSearch(tanzil[i] ?? '')}\n  ${foldForSearch(qpc[i] ?? '')}\n`)
check(`both encodings of a verse fold to one text: ${equal.toFixed(2)} %`, equal >= 99.5, equal)
await finish()
