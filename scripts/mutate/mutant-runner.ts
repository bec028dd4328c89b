import { appendFileSync } from 'node:fs'
import { inject, TestRunner } from 'vitest'

/** The task of a process with the mutants in the code that it loads. */
export type Task =
  /** Records which mutants each test evaluates. */
  | { do: 'record' }
  /** Runs every test once as it is, and then once with each of its mutants that no test has caught yet. */
  | { do: 'switch'; byTest: Record<string, number[]> }
  /** Loads the code and runs the tests with one mutant, or with none. */
  | { do: 'load'; mutant: number | null }

declare module 'vitest' {
  interface ProvidedContext {
    task: Task
    /** Path of the file to which lines of `JournalEntry` are appended. */
    journal: string
  }
  interface TaskMeta {
    /** Mutants that were evaluated in this test. */
    hits?: number[]
    /** Set in the first test of a file: the mutants that were evaluated before it. */
    loaded?: number[]
  }
}

/**
 * `try` is written before a test runs with the mutant. A run that failed is `caught` if the same test passes again without the
 * mutant; otherwise the state of the process may have caused the failure, and it is `doubtful`.
 */
export type JournalEntry = { event: 'try' | 'caught' | 'doubtful'; mutant: number }

const NONE = -1
/** Runs without a mutant after a failed one, until the test passes again. */
const MAX_CONTROLS = 3

const task = inject('task')
// the modules with mutants call it by this name
const process_ = globalThis as { isActiveMutant?: (number: number) => boolean }
const hits = new Set<number>()
let active = task.do === 'load' ? (task.mutant ?? NONE) : NONE
process_.isActiveMutant =
  task.do === 'record'
    ? (number) => {
        hits.add(number)
        return false
      }
    : (number) => number === active

const settled = new Set<number>()
let isBroken = false

function write(entry: JournalEntry) {
  appendFileSync(inject('journal'), `${JSON.stringify(entry)}\n`)
  if (entry.event !== 'try') settled.add(entry.mutant)
}

/** Thrown to skip a repetition that is not needed. */
class NotNeeded extends Error {}

type Test = Parameters<TestRunner['onAfterTryTask']>[0]
type Result = NonNullable<Test['result']>

/** Runs a test file with many mutants, so that it is loaded once for all of them. */
export default class MutantRunner extends TestRunner {
  private open: number[] = []
  private failed: number | undefined
  private controls = 0
  private hasStarted = false
  private hasUnhandledError = false
  private isNeeded = true

  constructor(config: ConstructorParameters<typeof TestRunner>[0]) {
    super(config)
    if (task.do !== 'switch') return
    for (const event of ['unhandledRejection', 'uncaughtException'])
      process.on(event, () => {
        this.hasUnhandledError = true
      })
  }

  override async onBeforeRunTask(test: Test) {
    await super.onBeforeRunTask(test)
    if (!this.hasStarted) test.meta.loaded = [...hits]
    this.hasStarted = true
    hits.clear()
    if (task.do === 'load') write({ event: 'try', mutant: active })
    if (task.do !== 'switch') return
    this.open = (task.byTest[test.id] ?? []).filter((it) => !settled.has(it))
    this.failed = undefined
    this.controls = 0
    if (this.open.length === 0 || isBroken) test.mode = 'skip'
    test.repeats = (1 + MAX_CONTROLS) * (this.open.length + 1)
  }

  override onBeforeTryTask(test: Test) {
    if (task.do === 'switch') this.selectMutant(test)
    super.onBeforeTryTask(test)
  }

  /** The first run, and each after a failed one, has no mutant. */
  private selectMutant(test: Test) {
    this.hasUnhandledError = false
    const isControl = test.result?.repeatCount === undefined || this.failed !== undefined
    active = isControl ? NONE : (this.open.shift() ?? NONE)
    this.isNeeded = !isBroken && (isControl || active !== NONE)
    if (!this.isNeeded) throw new NotNeeded()
    if (active !== NONE) write({ event: 'try', mutant: active })
  }

  onAfterRetryTask(test: Test) {
    if (task.do === 'switch' && test.result) this.judge(test.result)
  }

  private judge(result: Result) {
    const hasFailed = result.state === 'fail' || this.hasUnhandledError
    // the outcome of the test is in the journal
    result.state = 'pass'
    delete result.errors
    if (!this.isNeeded) return
    if (active !== NONE) {
      if (hasFailed) this.failed = active
      this.controls = 0
      return
    }
    this.controls++
    const { failed } = this
    if (failed !== undefined && this.controls === 1)
      write({ event: hasFailed ? 'doubtful' : 'caught', mutant: failed })
    if (!hasFailed) this.failed = undefined
    else if (this.controls === MAX_CONTROLS || failed === undefined) isBroken = true
  }

  override onAfterRunTask(test: Test) {
    super.onAfterRunTask(test)
    test.meta.hits = [...hits]
  }
}
