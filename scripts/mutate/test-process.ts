import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JournalEntry } from './mutant-runner.ts'
import type { NumberedMutant } from './switch-mutants.ts'
import type { Order, RecordedModule, RecordedTest, Report } from './worker.ts'

/** Without an entry of the journal for this long, the mutant under test is taken to hang. */
const HANG_MS = 45_000
const RECORD_MS = 1_800_000

export type Engine = 'sqlite' | 'postgres'

type Recorded = { tests: RecordedTest[]; modules: RecordedModule[]; failed: string[] }

/** The process that runs tests with mutants; it is started again when a mutant hangs it. */
export class TestProcess {
  private readonly folder = mkdtempSync(join(tmpdir(), 'lisan-mutants-'))
  private readonly journal = join(this.folder, 'journal.jsonl')
  private child: ChildProcess | undefined
  private readonly mutants: NumberedMutant[]
  private readonly engine: Engine

  constructor(mutants: NumberedMutant[], engine: Engine) {
    this.mutants = mutants
    this.engine = engine
  }

  /** Runs the tests without a mutant and returns which of them evaluate which mutants. */
  async record(tests: string[]): Promise<Recorded> {
    const report = await this.send({ do: 'record', tests }, RECORD_MS)
    if (typeof report !== 'object' || !('tests' in report)) throw new Error('The tests did not run')
    return report
  }

  /** Runs a test file with many mutants and returns their journal entries; one that hangs has only a `try`. */
  async runSwitching(moduleId: string, byTest: Record<string, number[]>): Promise<JournalEntry[]> {
    writeFileSync(this.journal, '')
    await this.send({ do: 'run', moduleId, task: { do: 'switch', byTest } }, HANG_MS)
    const lines = readFileSync(this.journal, 'utf8').split('\n').filter(Boolean)
    return lines.map((it) => JSON.parse(it))
  }

  /** Loads a test file with one mutant, or with none, and runs it. */
  async runLoaded(moduleId: string, mutant: number | null): Promise<'passed' | 'failed' | 'hung'> {
    const task = { do: 'load' as const, mutant }
    const report = await this.send({ do: 'run', moduleId, task }, HANG_MS)
    if (typeof report !== 'object' || !('failedTest' in report)) return 'hung'
    return report.failedTest === null ? 'passed' : 'failed'
  }

  /** True if the last order did not end. */
  get isHung(): boolean {
    return this.child === undefined
  }

  /** Ends the process; the next order starts a new one. */
  end() {
    this.child?.kill()
    this.child = undefined
  }

  stop() {
    this.end()
    rmSync(this.folder, { recursive: true, force: true })
  }

  private async start(): Promise<ChildProcess> {
    // a separate group, so that the processes it starts end with it
    const child = fork(new URL('worker.ts', import.meta.url), [this.engine], {
      ...{ stdio: ['ignore', 'ignore', 'inherit', 'ipc'], detached: true },
    })
    await once(child, 'message')
    child.send({ do: 'prepare', mutants: this.mutants, journal: this.journal } satisfies Order)
    await once(child, 'message')
    return child
  }

  /** Sends an order and waits for its report; undefined if the process ends, or shows no progress for `hangMs`. */
  private async send(order: Order, hangMs: number): Promise<Report | undefined> {
    this.child ??= await this.start()
    const { child } = this
    const abort = new AbortController()
    const sentAt = Date.now()
    const watch = setInterval(() => {
      if (Date.now() - Math.max(sentAt, this.lastEntryAt()) > hangMs) abort.abort()
    }, 1000)
    child.once('exit', () => abort.abort())
    try {
      const response = once(child, 'message', { signal: abort.signal })
      child.send(order)
      return (await response)[0]
    } catch {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
      this.child = undefined
      return undefined
    } finally {
      clearInterval(watch)
      child.removeAllListeners('exit')
    }
  }

  private lastEntryAt(): number {
    return statSync(this.journal, { throwIfNoEntry: false })?.mtimeMs ?? 0
  }
}
