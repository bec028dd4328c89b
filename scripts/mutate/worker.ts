import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'
import { applyMutant, findMutants, type Mutant, markSites } from './find-mutants.ts'

/** A test that runs a site. */
export type Hit = { moduleId: string; testId: string; ms: number }
export type Order =
  | { do: 'record'; files: string[]; tests: string[] }
  | { do: 'run'; number: number; mutant: Mutant; tests: Hit[] }
export type Report =
  | { hits: [site: string, tests: Hit[]][]; failed: string[] }
  | { number: number; caughtBy: string | null }

/** A process of scripts/mutate/main.ts: runs chosen tests with one mutant at a time in place. */
let marked = new Set<string>()
let current: Mutant | undefined

const vitest = await createVitest(
  'test',
  {
    ...{ watch: false, config: false, reporters: [{}], silent: true },
    include: ['{contract,server}/**/*.test.ts'],
    globalSetup: 'server/test/sqlite-template.ts',
    setupFiles: [join(import.meta.dirname, 'record-hits.ts')],
    ...{ testTimeout: 20_000, maxWorkers: 1, isolate: true, teardownTimeout: 2000 },
  },
  {
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        transform(code, id) {
          const file = id.slice(process.cwd().length + 1)
          if (file === current?.file) return applyMutant(readFileSync(id, 'utf8'), current)
          return marked.has(file) ? markSites(code, file, findMutants(file, code).sites) : undefined
        },
      },
    ],
  },
)
await vitest.standalone()
const project = vitest.getRootProject()
project.provide('postgres', '')

function invalidate(files: Iterable<string>) {
  for (const file of files) vitest.invalidateFile(join(process.cwd(), file))
}

async function record({ files, tests }: Order & { do: 'record' }): Promise<Report> {
  marked = new Set(files)
  project.provide('mutant', -1)
  const specifications = await vitest.globTestSpecifications(tests)
  const { testModules } = await vitest.runTestSpecifications(specifications)
  const hits = new Map<string, Hit[]>()
  const failed: string[] = []
  for (const module of testModules) {
    if (module.errors().length > 0) failed.push(module.moduleId)
    for (const test of module.children.allTests()) {
      if (test.result().state === 'failed') failed.push(test.fullName)
      const hit = {
        moduleId: module.moduleId,
        testId: test.id,
        ms: test.diagnostic()?.duration ?? 0,
      }
      for (const site of test.meta().hits ?? []) hits.set(site, [...(hits.get(site) ?? []), hit])
    }
  }
  marked = new Set()
  invalidate(files)
  return { hits: [...hits], failed }
}

async function run({ number, mutant, tests }: Order & { do: 'run' }): Promise<Report> {
  current = mutant
  invalidate([mutant.file])
  project.provide('mutant', number)
  const modules = Object.entries(Object.groupBy(tests, (it) => it.moduleId))
  const specifications = modules.map(([moduleId, hits]) =>
    project.createSpecification(moduleId, { testIds: hits?.map((it) => it.testId) ?? [] }),
  )
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  current = undefined
  invalidate([mutant.file])
  return {
    number,
    caughtBy: failureIn(testModules) ?? (unhandledErrors[0] ? 'an unhandled error' : null),
  }
}

function failureIn(modules: readonly TestModule[]): string | null {
  for (const module of modules) {
    if (module.errors().length > 0) return module.moduleId
    for (const test of module.children.allTests())
      if (test.result().state === 'failed') return test.fullName
  }
  return null
}

process.on('message', async (order: Order) => {
  process.send?.(order.do === 'record' ? await record(order) : await run(order))
})
process.once('disconnect', () => process.exit())
process.send?.('ready')
