import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoAdministrator, demoPassword } from './demo/accounts.ts'
import type { Db } from './platform/db.ts'
import { columnsOf, createReleasedEnv, rowsOf } from './test/databases/released-schemas.ts'
import { createEmptySchoolEnv } from './test/databases/school-env.ts'
import {
  countStartStatements,
  expectHealthyStart,
  hook,
  inDatabase,
  owner,
  startAndKill,
} from './test/process/killed-start.ts'
import { programEnv } from './test/process/program-env.ts'
import { startServer } from './test/process/start-server.ts'
import { createTempDir } from './test/process/temp-dir.ts'

/**
 * Fractions of the statements of a start; `npm run test:full` has three, and soak/start-kill.ts kills two hundred times at random moments on
 * each engine.
 */
const KILL_POINTS = [0.15, 0.5, 0.85]
const RESTORE_KILL_POINTS = [0.3, 0.6, 0.95]

// the background workers write to the other tables, and an upgrade rewrites the search texts and moves the photographs
const STABLE_COLUMNS =
  /^(classes|enrolments|lessons|questions|lesson_views|exam_results|comments|ledger|quiz_questions|certificates|users)\.(?!search_text|theory_image$)/

test('a first start that is killed early, halfway or late is completed by the next one', async () => {
  const signIn = { email: owner.ADMIN_EMAIL, password: owner.ADMIN_PASSWORD }
  const complete = await createEmptySchoolEnv()
  const statements = await countStartStatements(complete)
  const countQuestions = (db: Db) => db.selectFrom('quiz_questions').select('id').execute()
  const questions = (await inDatabase(complete, countQuestions)).length
  for (const part of KILL_POINTS) {
    const env = await createEmptySchoolEnv()
    await startAndKill(env, Math.ceil(statements * part))
    await expectHealthyStart(env, signIn)
    expect(await inDatabase(env, countQuestions)).toHaveLength(questions)
  }
})

test('an upgrade that is killed early, halfway or late is completed by the next start, with every row and a copy of the old database', async () => {
  const signIn = { email: demoAdministrator.email, password: demoPassword }
  const statements = await countStartStatements(await createReleasedEnv('0.1.0'))
  for (const part of KILL_POINTS) {
    const env = await createReleasedEnv('0.1.0')
    const columns = (await inDatabase(env, columnsOf)).filter((it) => STABLE_COLUMNS.test(it))
    const before = await inDatabase(env, (db) => rowsOf(db, columns))
    await startAndKill(env, Math.ceil(statements * part))
    await expectHealthyStart(env, signIn)
    expect(await inDatabase(env, (db) => rowsOf(db, columns))).toEqual(before)
    const copies = readdirSync(join(env.DATA_DIR, 'copies'))
    expect(copies).toHaveLength(1)
    expect(copies[0]).toContain('before-upgrade-from-20261126T1400')
  }
})

test('a restore that is killed early, halfway or late can be repeated, and the server does not start until then', async () => {
  const signIn = { email: demoAdministrator.email, password: demoPassword }
  const school = await createReleasedEnv('0.1.0')
  await countStartStatements(school)
  const tar = join(createTempDir().DATA_DIR, 'lisan.tar')
  expect(await runBackup('backup', tar, school)).toMatchObject({ code: 0 })
  const columns = (await inDatabase(school, columnsOf)).filter((it) => STABLE_COLUMNS.test(it))
  const before = await inDatabase(school, (db) => rowsOf(db, columns))

  const STATEMENTS_TO = join(createTempDir().DATA_DIR, 'statements')
  const hooked = { NODE_OPTIONS: hook, STATEMENTS_TO }
  await runBackup('restore', tar, { ...(await createEmptySchoolEnv()), ...hooked })
  const statements = Number(readFileSync(STATEMENTS_TO, 'utf8'))
  for (const part of RESTORE_KILL_POINTS) {
    const env = await createEmptySchoolEnv()
    const KILL_AFTER = String(Math.ceil(statements * part))
    await runBackup('restore', tar, { ...env, NODE_OPTIONS: hook, KILL_AFTER })

    const server = await startServer({ ...env, ...owner })
    expect(await server.exited).toBe(1)
    expect(server.output().trim().split('\n')).toEqual([
      expect.stringContaining('A restore into this database was interrupted'),
    ])
    expect(await runBackup('restore', tar, env)).toMatchObject({ code: 0, stderr: '' })
    expect(await inDatabase(env, (db) => rowsOf(db, columns))).toEqual(before)
    await expectHealthyStart(env, signIn)
  }
})

function runBackup(command: 'backup' | 'restore', tar: string, env: Record<string, string>) {
  const program = ['server/backup/main.js', command, tar]
  return new Promise<{ code: number | null; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      program,
      { env: { ...programEnv, ...env } },
      (_error, _stdout, stderr) => resolve({ code: child.exitCode, stderr }),
    )
  })
}
