import { globSync, readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createSeededRandom } from '../../server/demo/seeded-random.ts'
import { findMutants, type Mutant } from './find-mutants.ts'
import { testMutants } from './test-mutants.ts'

/**
 * `npm run mutate -- FOLDER…`: changes one operator, condition, constant or statement of the folder's code at a time and
 * runs the tests that evaluate it, on SQLite. Prints each change that no test notices; fails when fewer than 95 % are
 * caught. Options: `--sample 100` tests that many mutants, chosen at random by `--seed`; `--tests PATTERN` adds test
 * files beyond those of the folder; `--every-test` runs the whole suite; `--postgres` runs them on PostgreSQL, where races
 * exist that SQLite cannot have.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', multiple: true, default: [] },
    'every-test': { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
  },
})
const MIN_CAUGHT = 0.95

async function main() {
  if (positionals.length === 0) throw new Error('Name a folder or a file, such as server/wallet')
  const files = positionals
    .flatMap((it) => (statSync(it).isDirectory() ? globSync(`${it}/**/*.ts`) : [it]))
    .filter((it) => !it.endsWith('.test.ts') && !it.endsWith('.d.ts'))
    .sort()
  const tests = values['every-test']
    ? []
    : [...positionals.map((it) => it.replace(/\.ts$/, '')), ...values.tests]
  const all = files.flatMap((it) => findMutants(it, readFileSync(it, 'utf8')).mutants)
  const mutants = sampled(all)
  console.log(`${mutants.length} of ${all.length} mutants in ${files.length} files`)

  const engine = values.postgres ? 'postgres' : 'sqlite'
  const missed = await testMutants(mutants, { tests, engine }, (mutant, outcome) =>
    console.log(`${outcome}: ${textOf(mutant)}`),
  )
  const byFile = Map.groupBy(mutants, (it) => it.file)
  for (const [file, some] of byFile) console.log(`${percentCaught(some, missed)} ${file}`)
  console.log(`${percentCaught(mutants, missed)} of ${mutants.length} mutants caught`)
  process.exitCode = missed.size > (1 - MIN_CAUGHT) * mutants.length ? 1 : 0
}

function sampled(all: Mutant[]): Mutant[] {
  const size = Number(values.sample ?? all.length)
  if (size >= all.length) return all
  const random = createSeededRandom(Number(values.seed))
  return all
    .map((mutant) => ({ mutant, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, size)
    .map(({ mutant }) => mutant)
}

function textOf({ file, line, start, end, replacement }: Mutant) {
  const before = readFileSync(file, 'utf8').slice(start, end)
  const short = (it: string) => it.replace(/\s+/g, ' ').slice(0, 80)
  return `${file}:${line} ${short(before)} → ${short(replacement)}`
}

function percentCaught(mutants: readonly Mutant[], missed: ReadonlySet<Mutant>) {
  const caught = mutants.filter((it) => !missed.has(it)).length
  return `${((100 * caught) / mutants.length).toFixed(1)} %`.padStart(8)
}

await main()
