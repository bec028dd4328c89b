import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { createSeededRandom } from '../../server/demo/seeded-random.ts'
import { findMutants, type Mutant } from './find-mutants.ts'
import type { Hit, Order, Report } from './worker.ts'

/**
 * `npm run mutate -- FOLDER…`: changes one operator, condition, constant or statement of the folder's code at a time and
 * runs the tests that execute it, on SQLite. Prints each change that no test notices; fails when fewer than 95 % are
 * caught. Options: `--sample 100` tests that many mutants, chosen at random by `--seed`; `--tests PATTERN` adds test
 * files beyond those of the folder; `--every-test` records the whole suite.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', multiple: true, default: [] },
    'every-test': { type: 'boolean', default: false },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
})
const MIN_CAUGHT = 0.95
const MUTANT_TIMEOUT_MS = 90_000

if (positionals.length === 0) throw new Error('Name a folder or a file, such as server/wallet')
const files = positionals
  .flatMap((it) => (statSync(it).isDirectory() ? globSync(`${it}/**/*.ts`) : [it]))
  .filter((it) => !it.endsWith('.test.ts') && !it.endsWith('.d.ts'))
  .sort()
const testFilters = values['every-test']
  ? []
  : [...positionals.map((it) => it.replace(/\.ts$/, '')), ...values.tests]

async function startWorker(): Promise<ChildProcess> {
  const child = fork(new URL('worker.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return child
}

/** Sends one order and waits for its report; undefined when the worker does not answer in time or ends. */
async function send(
  child: ChildProcess,
  order: Order,
  timeoutMs: number,
): Promise<Report | undefined> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeoutMs)
  child.once('exit', () => abort.abort())
  try {
    const answer = once(child, 'message', { signal: abort.signal })
    child.send(order)
    return (await answer)[0] as Report
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
    child.removeAllListeners('exit')
  }
}

type Result = { mutant: Mutant; outcome: 'caught' | 'survived' | 'not covered' | 'timeout' }

async function main() {
  const mutants = sampled(files.flatMap((it) => findMutants(it, readFileSync(it, 'utf8')).mutants))
  const first = await startWorker()
  const recorded = await send(first, { do: 'record', files, tests: testFilters }, 900_000)
  if (!recorded || !('hits' in recorded)) throw new Error('The tests did not run')
  if (recorded.failed.length > 0)
    throw new Error(`Failed without a mutant: ${recorded.failed.join(', ')}`)
  const hits = new Map(recorded.hits)
  console.log(`${mutants.length} mutants in ${files.length} files`)

  const results: Result[] = []
  const open = [...mutants.entries()]
  const runQueue = async (worker: ChildProcess) => {
    for (let next = open.shift(); next; next = open.shift()) {
      const [number, mutant] = next
      // the quickest tests first: one failure is enough
      const tests = (hits.get(`${mutant.file}:${mutant.site}`) ?? []).toSorted(
        (a, b) => a.ms - b.ms,
      )
      const outcome = tests.length === 0 ? 'not covered' : await outcomeOf(number, mutant, tests)
      results.push({ mutant, outcome })
      if (outcome === 'survived' || outcome === 'not covered') report({ mutant, outcome })
    }
    worker.kill()

    async function outcomeOf(number: number, mutant: Mutant, tests: Hit[]) {
      const answer = await send(worker, { do: 'run', number, mutant, tests }, MUTANT_TIMEOUT_MS)
      if (answer && 'caughtBy' in answer) return answer.caughtBy === null ? 'survived' : 'caught'
      worker.kill('SIGKILL')
      worker = await startWorker()
      return 'timeout'
    }
  }
  const others = Array.from({ length: Number(values.workers) - 1 }, startWorker)
  await Promise.all([first, ...(await Promise.all(others))].map(runQueue))
  summarise(results)
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

function report({ mutant, outcome }: Result) {
  const { file, line, start, end, replacement } = mutant
  const before = readFileSync(file, 'utf8').slice(start, end)
  const short = (it: string) => it.replace(/\s+/g, ' ').slice(0, 80)
  console.log(`${outcome}: ${file}:${line} ${short(before)} → ${short(replacement)}`)
}

function summarise(results: Result[]) {
  const byFile = Object.groupBy(results, (it) => it.mutant.file)
  for (const [file, some = []] of Object.entries(byFile)) console.log(`${percent(some)} ${file}`)
  console.log(`${percent(results)} of ${results.length} mutants caught`)
  process.exitCode = caughtIn(results) < MIN_CAUGHT * results.length ? 1 : 0
}

const caughtIn = (results: Result[]) =>
  results.filter(({ outcome }) => outcome === 'caught' || outcome === 'timeout').length
const percent = (results: Result[]) =>
  `${((100 * caughtIn(results)) / results.length).toFixed(1)} %`.padStart(8)

await main()
