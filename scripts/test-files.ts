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

/** SQL text, upserts, locks, transactions, queues and races: where the engines can differ. */
const ENGINE_SENSITIVE =
  /\bsql[`<]|\.onConflict\(|\.forUpdate\(|\binTransaction\(|\bdefineJobQueue|\block[A-Z]\w*\(|concurren|Promise\.all/

/**
 * The tests of the server that `npm test` runs on SQLite only: neither they, nor the module that they are named after, nor the
 * modules that they import from a feature have anything in which the engines can differ.
 */
export function engineInsensitiveTests(): string[] {
  return serverTests().filter((test) => {
    const modules = importsOf(test).filter((it) => !it.startsWith('server/test/'))
    const namesake = test.replace(/\.test\.ts$/, '.ts')
    const files = [test, ...modules, ...(existsSync(namesake) ? [namesake] : [])]
    return !files.some((it) => ENGINE_SENSITIVE.test(readFileSync(it, 'utf8')))
  })
}

/** The tests that replace modules, as paths from the root. */
export const mockingTests = (): string[] =>
  serverTests().filter((test) => readFileSync(test, 'utf8').includes('vi.mock('))
