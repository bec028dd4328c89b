import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IMPORTED = /(?:from|import|import\()\s*'(\.[^']+\.ts)'/g

type TestedFile = { imports: string[]; asksForEngine: boolean }
const files = new Map<string, TestedFile>()

function readOnce(file: string): TestedFile {
  const known = files.get(file)
  if (known) return known
  const source = readFileSync(file, 'utf8')
  const paths = [...source.matchAll(IMPORTED)].map(([, path = '']) => join(dirname(file), path))
  const read = {
    imports: paths.filter(existsSync),
    asksForEngine: source.includes("inject('postgres')"),
  }
  files.set(file, read)
  return read
}

/** The modules that a file imports, as paths from the root; type imports and lazy ones included. */
export const importsOf = (file: string): string[] => readOnce(file).imports

/** The tests of the server, as paths from the root. */
export const serverTests = (): string[] => globSync('server/**/*.test.ts')

/**
 * The tests of the server that do not depend on the engine, because no file that they reach reads it from vitest. On PostgreSQL
 * they would only repeat their run on SQLite.
 */
export function engineIndependentTests(): string[] {
  return serverTests().filter((test) => {
    const reached = new Set([test])
    for (const file of reached) {
      if (readOnce(file).asksForEngine) return false
      for (const imported of importsOf(file)) reached.add(imported)
    }
    return true
  })
}

/** SQL text, upserts, locks and queues: where the engines can differ. */
const ENGINE_SENSITIVE =
  /\bsql[`<.]|\.onConflict\(|\.for(Update|Share|NoKeyUpdate)\(|\.skipLocked\(|\bisSqlite\(|\bdefineJobQueue/

/** Requests that are repeated, or that change what another one has read. */
const REPEATED = /repeated-requests|change-after-read/

/** Concurrent writes, by the title of a test. */
export const RACE = /concurren|deadlock|at once/
const HAS_RACE = new RegExp(`^\\s*(test\\b.*|\\])?\\(?['\`].*(${RACE.source})`, 'm')

/** Makes every call that changes something, or every call with many values: the tests that use them reach each store. */
const EVERY_CALL = ['server/test/changing-calls/changing-calls.ts', 'server/test/fuzz/fuzz.ts']

/**
 * The test files of the server that `npm test` runs on PostgreSQL, too: those of a module in which the engines can differ (named after
 * it, as `history.test.ts` after `history-store.ts`, or importing it in the same folder), those with repeated requests, and those
 * that make every call. `npm run test:full` and `vitest run` run all tests on both engines.
 */
export function engineSensitiveTests(): string[] {
  const sensitive = new Set<string>()
  const subjects = new Set<string>()
  for (const file of globSync('server/**/*.ts', {
    exclude: ['server/{test,demo,migrations}/**'],
  })) {
    if (file.endsWith('.test.ts') || !ENGINE_SENSITIVE.test(readFileSync(file, 'utf8'))) continue
    sensitive.add(file)
    subjects.add(file.replace(/(-(store|queries|queue|worker|rows))?\.ts$/, ''))
  }
  return serverTests().filter((test) => {
    const imports = importsOf(test)
    return (
      subjects.has(test.replace(/\.test\.ts$/, '')) ||
      imports.some((it) => sensitive.has(it) && dirname(it) === dirname(test)) ||
      imports.some((it) => EVERY_CALL.includes(it)) ||
      REPEATED.test(readFileSync(test, 'utf8'))
    )
  })
}

/** The test files of the server with races. */
export const racingTests = (): string[] =>
  serverTests().filter((it) => HAS_RACE.test(readFileSync(it, 'utf8')))

/** Kills of processes and the short forms of long runs (`npm run soak`). */
const isShortSoak = (test: string): boolean =>
  /-(crash|kill|under-load)\.test\.ts$/.test(test) ||
  readFileSync(test, 'utf8').includes('npm run soak')

/** The tests of the server that only `npm run test:full` and `vitest run` run, as paths from the root. */
export const shortSoaks = (): string[] => serverTests().filter(isShortSoak)

/**
 * The tests of the server that `npm test` leaves out on PostgreSQL, where they take long and differ little: the work of ffmpeg, and
 * copies and their restores, which build a database step by step (one test of backups compares both engines).
 */
export const slowOnPostgres = (): string[] =>
  serverTests().filter((test) => {
    const source = readFileSync(test, 'utf8')
    const restores = /^server\/(backup|copies)\//.test(test)
    return /ffmpeg/i.test(source) || (restores && !source.includes('between engines'))
  })

/** What belongs to the page in a browser, or replaces it. */
const PAGE_STATE =
  /\b(document|window|(local|session)Storage|indexedDB|globalThis|stubGlobal|fake-indexeddb)\b|\bvi\./

/** The tests of the site that change what belongs to the page, which its modules keep, such as the session; paths from the root. */
export const pageStateTests = (): string[] =>
  globSync('web/**/*.test.{ts,tsx}').filter((test) => PAGE_STATE.test(readFileSync(test, 'utf8')))

/** The tests that replace modules, as paths from the root. */
export const mockingTests = (): string[] =>
  serverTests().filter((test) => readFileSync(test, 'utf8').includes('vi.mock('))
