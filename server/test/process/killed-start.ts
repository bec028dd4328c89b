import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { type Db, isSqlite } from '../../platform/db.ts'
import { openBeside } from '../databases/open-beside.ts'
import { postFields } from '../http/post-fields.ts'
import { startServer } from './start-server.ts'

/** The first administrator. */
export const owner = { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'a good password' }

/** Loads the module that kills the process at a statement. */
export const hook = `--import=${join(import.meta.dirname, '../kill/kill-after.js')}`

type TestEnvironment = { DATA_DIR: string; DATABASE_URL: string }

export async function inDatabase<T>(env: TestEnvironment, work: (db: Db) => Promise<T>) {
  const db = openBeside(env)
  return work(db).finally(() => db.destroy())
}

/** Starts a server that is killed before a given statement, and waits for its end. */
export async function startAndKill(env: TestEnvironment, index: number) {
  const running = await startServer({
    ...env,
    ...owner,
    NODE_OPTIONS: hook,
    KILL_AFTER: String(index),
  })
  running.process.kill('SIGKILL')
  await running.exited
}

/** Returns the number of statements of a start, or slightly more. */
export async function countStartStatements(env: TestEnvironment): Promise<number> {
  const STATEMENTS_TO = join(env.DATA_DIR, 'statements')
  const running = await startServer({ ...env, ...owner, NODE_OPTIONS: hook, STATEMENTS_TO })
  await vi.waitUntil(() => running.output().includes('Lisan is open'), 20_000)
  running.process.kill('SIGTERM')
  expect(await running.exited, running.output()).toBe(0)
  return Number(readFileSync(STATEMENTS_TO, 'utf8'))
}

export async function expectHealthyStart(
  env: TestEnvironment,
  { email, password }: { email: string; password: string },
) {
  const running = await startServer({ ...env, ...owner })
  expect(running.url, running.output()).not.toBe('')
  const response = await postFields(`${running.url}/api.php`, {
    action: 'login',
    email,
    password,
  })
  expect(await response.json()).toMatchObject({ status: true })
  running.process.kill('SIGKILL')
  await running.exited
  await inDatabase(env, async (db) => {
    if (!isSqlite(db)) return
    const { rows } = await sql`pragma integrity_check`.execute(db)
    expect(rows).toEqual([{ integrity_check: 'ok' }])
  })
  expect(temporaryFilesIn(env)).toEqual([])
}

/** The remaining temporary files of killed programs. */
function temporaryFilesIn({ DATA_DIR }: TestEnvironment): string[] {
  const temporary = join(DATA_DIR, 'temporary')
  if (!existsSync(temporary)) return []
  return readdirSync(temporary).filter((it) => !it.startsWith('lock'))
}
