import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openBeside } from '../../test/databases/open-beside.ts'
import { createSchoolEnv } from '../../test/databases/school-env.ts'
import { createTempDir } from '../../test/process/temp-dir.ts'
import { seedAdministrator } from '../../test/test-school.ts'
import { runUnlockCommand } from './unlock-command.ts'

const EMAIL = 'maryam@example.org'

/** The environment of a school whose administrator has an app. */
async function createEnv() {
  const env = await createSchoolEnv()
  const db = openBeside(env)
  const { id: user_id } = await seedAdministrator({ db }, { email: EMAIL })
  await db.insertInto('second_factors').values({ user_id, totp_confirmed_at: 1 }).execute()
  await db.destroy()
  return env
}

test('npm run admin:unlock removes the second step of an administrator once, and closes the database (R-TRUST-004)', async () => {
  const env = await createEnv()
  const line = `${EMAIL} signs in with the password alone now. The recovery codes are no longer valid.`
  expect(await runUnlockCommand(EMAIL, env)).toEqual({ exitCode: 0, line })
  expect(existsSync(join(env.DATA_DIR, 'lisan.sqlite'))).toBe(inject('postgres') === '')
  // SQLite deletes it when the last connection is closed
  expect(existsSync(join(env.DATA_DIR, 'lisan.sqlite-wal'))).toBe(false)
  const again = { exitCode: 0, line: `${EMAIL} has no second step.` }
  expect(await runUnlockCommand(EMAIL, env)).toEqual(again)

  const db = openBeside(env)
  onTestFinished(() => db.destroy())
  expect(await db.selectFrom('second_factors').selectAll().execute()).toEqual([])
})

test('npm run admin:unlock reports a failure in one line with exit code 1', async () => {
  const env = await createSchoolEnv()
  const emptyEnv = createTempDir()
  const unreachable = { ...emptyEnv, DATABASE_URL: 'postgres://127.0.0.1:1/school' }
  const lines = []
  for (const one of [env, { ...env, PORT: 'x' }, emptyEnv, unreachable]) {
    const { exitCode, line } = await runUnlockCommand(EMAIL, one)
    expect(exitCode).toBe(1)
    lines.push(line)
  }
  expect(lines).toEqual([
    `No administrator has the email ${EMAIL}.`,
    'PORT must be a whole number from 0 to 65535.',
    'no such table: users',
    'connect ECONNREFUSED 127.0.0.1:1',
  ])
})

test('npm run admin:unlock names the missing argument in one line', async () => {
  const line = 'Say whose second step: npm run admin:unlock -- maryam@example.org'
  expect(await runUnlockCommand(undefined, {})).toEqual({ exitCode: 1, line })
  const run = promisify(execFile)('node', ['server/auth/second-factor/unlock-main.js'])
  await expect(run).rejects.toMatchObject({ code: 1, stdout: '', stderr: `${line}\n` })
})
