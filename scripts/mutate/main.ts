import { globSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { createSeededRandom } from '../../server/demo/seeded-random.ts'

/**
 * `npm run mutate -- FOLDER…`: Stryker changes one operator, condition or block of the folder's code at a time and runs the
 * tests that evaluate it, on SQLite. It prints each change that no test notices; fails when fewer than 95 % are caught. Options:
 * `--tests PATTERN` adds test files beyond those of the folder; `--every-test` runs the whole suite; `--sample 5` changes five
 * files only, chosen at random by `--seed`; `--postgres` runs the tests on PostgreSQL, where races exist that SQLite cannot have.
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
const MIN_CAUGHT_PERCENT = 95

async function main() {
  if (positionals.length === 0) throw new Error('Name a folder or a file, such as server/wallet')
  const filters = [...positionals.map((it) => it.replace(/\.ts$/, '')), ...values.tests]
  const every = globSync('{contract,server}/**/*.test.ts')
  const tests = values['every-test']
    ? every
    : every.filter((it) => filters.some((part) => it.includes(part)))
  // read by vitest.config.ts, in the processes that Stryker starts
  process.env.MUTATE_TESTS = tests.join()
  process.env.MUTATE_ENGINE = values.postgres ? 'postgres' : 'sqlite'

  await new Stryker({
    mutate: mutatedFiles(),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', `${import.meta.dirname}/ignore-logs.ts`],
    ignorers: ['logs'],
    // texts are not behaviour, and the type checker refuses most of the other two
    mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrowFunction'] },
    vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: false, pool: 'forks' },
    // not copied to where the changed code runs
    ignorePatterns: ['dist*', 'data', 'release', 'coverage', 'test-results', 'playwright-report'],
    reporters: ['clear-text'],
    clearTextReporter: { reportTests: false, allowColor: false },
    concurrency: 2,
    timeoutMS: 45_000,
    dryRunTimeoutMinutes: 30,
    disableTypeChecks: false,
    thresholds: { high: 100, low: MIN_CAUGHT_PERCENT, break: MIN_CAUGHT_PERCENT },
  }).runMutationTest()
}

function mutatedFiles(): string[] {
  const files = positionals
    .flatMap((it) => (statSync(it).isDirectory() ? globSync(`${it}/**/*.ts`) : [it]))
    .filter((it) => !it.endsWith('.test.ts') && !it.endsWith('.d.ts'))
    .sort()
  const random = createSeededRandom(Number(values.seed))
  const shuffled = files
    .map((file) => ({ file, order: random.next() }))
    .sort((a, b) => a.order - b.order)
  return shuffled.slice(0, Number(values.sample ?? files.length)).map(({ file }) => file)
}

await main()
