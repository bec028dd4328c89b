import { basename } from 'node:path'
import type { Mutant } from './find-mutants.ts'
import { type Engine, TestProcess } from './test-process.ts'
import type { RecordedModule, RecordedTest } from './worker.ts'

type Recorded = { tests: RecordedTest[]; modules: RecordedModule[] }
type Outcome = 'survived' | 'not covered'

/**
 * Tests mutants and returns those that no test notices. First each test file is loaded once and its tests run with one mutant
 * after the other; those that this cannot decide are tested by loading the code with only one of them: mutants that are evaluated
 * while a file is loaded, that no test noticed, or whose result is doubtful.
 */
export async function testMutants(
  mutants: readonly Mutant[],
  { tests, engine }: { tests: string[]; engine: Engine },
  onMissed: (mutant: Mutant, outcome: Outcome) => void,
): Promise<ReadonlySet<Mutant>> {
  const numbered = mutants.map((mutant, number) => ({ mutant, number }))
  const testProcess = new TestProcess(numbered, engine)
  const missed = new Set<Mutant>()
  try {
    const startedAt = Date.now()
    const recorded = await testProcess.record(tests)
    if (recorded.failed.length > 0)
      throw new Error(`Failed without a mutant: ${recorded.failed.join(', ')}`)
    const report = (text: string) =>
      console.log(`${((Date.now() - startedAt) / 1000).toFixed(0)} s: ${text}`)
    report(`${recorded.tests.length} tests ran without a mutant`)

    const open = new Set(mutants.keys())
    await switchThrough(testProcess, recorded, open)
    report(`${open.size} mutants are left to be loaded one at a time`)

    const catchers = new Set<string>()
    for (const [number, mutant] of mutants.entries()) {
      if (!open.has(number)) continue
      const outcome = await loadWith(testProcess, recorded, { number, mutant, catchers })
      if (outcome === 'caught') continue
      missed.add(mutant)
      onMissed(mutant, outcome)
    }
    report('done')
  } finally {
    testProcess.stop()
  }
  return missed
}

/** Removes the mutants from `open` that a test catches in a process that is loaded once per test file. */
async function switchThrough(testProcess: TestProcess, recorded: Recorded, open: Set<number>) {
  const loaded = new Set(recorded.modules.flatMap((it) => it.loaded))
  const doubtful = new Set<number>()
  const byModule = Map.groupBy(recorded.tests, (it) => it.moduleId)
  const queue = [...byModule].sort(([, a], [, b]) => meanMs(a) - meanMs(b))
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [moduleId, tests] = next
    const isOpen = (it: number) => open.has(it) && !loaded.has(it) && !doubtful.has(it)
    const byTest = Object.fromEntries(tests.map((it) => [it.testId, it.hits.filter(isOpen)]))
    if (Object.values(byTest).every((it) => it.length === 0)) continue
    const entries = await testProcess.runSwitching(moduleId, byTest)
    for (const { event, mutant } of entries) {
      if (event === 'caught') open.delete(mutant)
      if (event === 'doubtful') doubtful.add(mutant)
    }
    const last = entries.at(-1)
    if (!testProcess.isHung || last?.event !== 'try') continue
    // a mutant that ends or hangs the process is tested on its own, and the others of the file run again
    doubtful.add(last.mutant)
    queue.unshift(next)
  }
}

const meanMs = (tests: RecordedTest[]) =>
  tests.reduce((sum, it) => sum + it.ms, 0) / Math.max(1, tests.length)

/**
 * Runs the test files that evaluate a mutant, loaded with it, until one fails. Those beside the code, and those in `catchers`,
 * which have caught another mutant of the same file, run first.
 */
async function loadWith(
  testProcess: TestProcess,
  { tests, modules }: Recorded,
  { number, mutant, catchers }: { number: number; mutant: Mutant; catchers: Set<string> },
): Promise<'caught' | Outcome> {
  const evaluating = new Set(
    tests.filter((it) => it.hits.includes(number)).map((it) => it.moduleId),
  )
  const name = basename(mutant.file, '.ts')
  const catcherKey = (moduleId: string) => `${mutant.file} ${moduleId}`
  const isLikely = ({ moduleId }: RecordedModule) =>
    catchers.has(catcherKey(moduleId)) || basename(moduleId).startsWith(name)
  const candidates = modules
    .filter((it) => evaluating.has(it.moduleId) || it.loaded.includes(number))
    .sort((a, b) => Number(isLikely(b)) - Number(isLikely(a)) || a.ms - b.ms)
  for (const { moduleId } of candidates) {
    if (!(await failsWith(testProcess, moduleId, number))) continue
    catchers.add(catcherKey(moduleId))
    return 'caught'
  }
  return candidates.length === 0 ? 'not covered' : 'survived'
}

/**
 * True if a test file fails with a mutant and passes without it. If it fails without it too, what earlier mutants left behind in the
 * process is the reason, and a new process decides.
 */
async function failsWith(testProcess: TestProcess, moduleId: string, number: number) {
  const outcome = await testProcess.runLoaded(moduleId, number)
  if (outcome !== 'failed') return outcome === 'hung'
  if ((await testProcess.runLoaded(moduleId, null)) === 'passed') return true
  testProcess.end()
  return (await testProcess.runLoaded(moduleId, number)) !== 'passed'
}
