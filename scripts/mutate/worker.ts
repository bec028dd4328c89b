import { join } from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'
import type { Task } from './mutant-runner.ts'
import { type NumberedMutant, switchMutants } from './switch-mutants.ts'

/** A test with the mutants that it evaluates; `loaded` are those evaluated before the first test of its file. */
export type RecordedTest = { moduleId: string; testId: string; ms: number; hits: number[] }
export type RecordedModule = { moduleId: string; ms: number; loaded: number[] }
export type Order =
  | { do: 'prepare'; mutants: NumberedMutant[]; journal: string }
  | { do: 'record'; tests: string[] }
  | { do: 'run'; moduleId: string; task: Task }
export type Report =
  | 'ready'
  | { tests: RecordedTest[]; modules: RecordedModule[]; failed: string[] }
  | { failedTest: string | null }

/** A process of scripts/mutate/main.ts: runs test files with mutants in the code that they load. */
const mutantsByFile = new Map<string, NumberedMutant[]>()
// the global set-up loads the code in this process
Object.assign(globalThis, { isActiveMutant: () => false })

const isPostgres = process.argv[2] === 'postgres'

const vitest = await createVitest(
  'test',
  {
    ...{ watch: false, config: false, reporters: [{}], silent: true },
    include: ['{contract,server}/**/*.test.ts'],
    globalSetup: `server/test/${isPostgres ? 'start-postgres' : 'sqlite-template'}.ts`,
    runner: join(import.meta.dirname, 'mutant-runner.ts'),
    ...{ testTimeout: 20_000, maxWorkers: 1, isolate: true, teardownTimeout: 2000, bail: 1 },
  },
  {
    plugins: [
      {
        name: 'mutants',
        enforce: 'pre',
        transform(code, id) {
          const file = id.slice(process.cwd().length + 1)
          const mutants = mutantsByFile.get(file)
          return mutants && switchMutants(file, code, mutants)
        },
      },
    ],
  },
)
await vitest.standalone()
const project = vitest.getRootProject()
project.provide(isPostgres ? 'sqliteTemplate' : 'postgres', '')

function prepare({ mutants, journal }: Order & { do: 'prepare' }): Report {
  for (const [file, some] of Map.groupBy(mutants, (it) => it.mutant.file))
    mutantsByFile.set(file, some)
  project.provide('journal', journal)
  return 'ready'
}

async function record({ tests }: Order & { do: 'record' }): Promise<Report> {
  project.provide('task', { do: 'record' })
  const specifications = await vitest.globTestSpecifications(tests)
  const { testModules } = await vitest.runTestSpecifications(specifications)
  const failed = testModules.map(failureIn).filter((it) => it !== null)
  return { tests: testModules.flatMap(testsOf), modules: testModules.map(toRecorded), failed }
}

function testsOf({ moduleId, children }: TestModule): RecordedTest[] {
  return [...children.allTests()].map((test) => ({
    moduleId,
    testId: test.id,
    ms: test.diagnostic()?.duration ?? 0,
    hits: test.meta().hits ?? [],
  }))
}

function toRecorded(module: TestModule): RecordedModule {
  const loaded = [...module.children.allTests()].flatMap((test) => test.meta().loaded ?? [])
  return { moduleId: module.moduleId, ms: module.diagnostic().duration, loaded }
}

async function run({ moduleId, task }: Order & { do: 'run' }): Promise<Report> {
  project.provide('task', task)
  const specification = project.createSpecification(moduleId)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification])
  const failedTest = testModules.map(failureIn).find((it) => it !== null)
  return { failedTest: failedTest ?? (unhandledErrors[0] ? 'an unhandled error' : null) }
}

function failureIn(module: TestModule): string | null {
  if (module.errors().length > 0) return module.moduleId
  for (const test of module.children.allTests())
    if (test.result().state === 'failed') return test.fullName
  return null
}

function execute(order: Order): Report | Promise<Report> {
  if (order.do === 'prepare') return prepare(order)
  return order.do === 'record' ? record(order) : run(order)
}

process.on('message', async (order: Order) => {
  process.send?.(await execute(order))
})
process.once('disconnect', () => process.exit())
process.send?.('ready')
