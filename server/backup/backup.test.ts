import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { getLessonDetails } from '../../contract/study/study.ts'
import { handlers } from '../handlers.ts'
import { createHttpServer } from '../http-server.ts'
import type { Db } from '../platform/db.ts'
import { untyped } from '../platform/untyped-db.ts'
import { callApi } from '../test/call-api.ts'
import {
  createEmptyTarget,
  createFullSchool,
  createProcessEnvironment,
  NOW,
  readEverything,
} from '../test/databases/full-school.ts'
import { addOtherSchemas } from '../test/databases/other-schemas.ts'
import { postFields, readJson } from '../test/http/post-fields.ts'
import { startServer } from '../test/process/start-server.ts'
import { createTempDir } from '../test/process/temp-dir.ts'
import { seedStudent, walletOf } from '../test/test-school.ts'
import { demoFile } from '../test/uploads/upload-file.ts'
import { verifyLedger } from '../wallet/verify-ledger.ts'
import { createBackup } from './backup.ts'
import { listTables } from './database-tables.ts'
import { RestoreError } from './read-archive.ts'
import { restore } from './restore.ts'

test('a backup has the columns of the school, not those of another program’s tables with the same names', async () => {
  const { school } = await createFullSchool()
  const before = await readEverything(school)
  await addOtherSchemas(school.db)
  const tar = join(createTempDir().DATA_DIR, 'school.tar')
  await createBackup(school, tar, NOW)
  const target = await createEmptyTarget('this')
  await restore(target, tar)
  expect(await readEverything(target)).toEqual(before)
})

test('a restored school continues where it stopped', async () => {
  const { school, amina, paid, lessonId } = await createFullSchool()
  const tar = join(createTempDir().DATA_DIR, 'school.tar')
  await createBackup(school, tar, NOW)
  const target = await createEmptyTarget('this')
  await restore(target, tar)

  const app = await createHttpServer({ ...school, ...target }, handlers)
  onTestFinished(() => app.close())
  const restored = { ...school, ...target, app }
  const opened = { class_id: paid.publicId, lesson_id: lessonId }
  const { data: original } = await callApi(school, getLessonDetails, opened, amina)
  const { data } = await callApi(restored, getLessonDetails, opened, amina)
  const { rawPayload: stored } = await school.app.inject(original.material_url)
  expect(stored).toHaveLength(demoFile('letters.mp3').bytes.length)
  expect((await app.inject(data.material_url)).rawPayload.equals(stored)).toBe(true)

  // the next id was never used before
  const last = async (db: Db) =>
    (await db.selectFrom('users').select('id').orderBy('id', 'desc').executeTakeFirst())?.id ?? 0
  expect((await seedStudent(restored)).id).toBe((await last(school.db)) + 1)
})

test('a backup is a snapshot of a school in use', async () => {
  const { env, db } = await createProcessEnvironment()
  const owner = { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'a good password' }
  const { url } = await startServer({ ...env, ...owner })
  const call = async (fields: object, token = '') => {
    const path = 'student_id' in fields ? 'adminActions.php' : 'api.php'
    const response = await postFields(`${url}/${path}`, fields, { token })
    return readJson<{ token: string; data: { id: string } }>(response)
  }
  const { token, data } = await call({
    action: 'login',
    email: owner.ADMIN_EMAIL,
    password: owner.ADMIN_PASSWORD,
  })
  const fund = () => call({ action: 'fundWallet', student_id: data.id, amount: 1 }, token)
  for (let index = 0; index < 20; index++) await fund()

  const tar = join(createTempDir().DATA_DIR, 'school.tar')
  const backup = spawn(process.execPath, ['server/backup/main.js', 'backup', tar], {
    env: { ...process.env, ...env },
  })
  let isMade = false
  const made = new Promise((resolve) => backup.once('exit', resolve)).finally(() => (isMade = true))
  let during = 0
  for (; !isMade; during++) await fund()

  expect(await made).toBe(0)
  expect(during).toBeGreaterThan(0)
  const target = await createEmptyTarget('this')
  await restore(target, tar)
  expect(await verifyLedger(target.db)).toEqual([])
  const { sum } = await walletOf(target.db, Number(data.id))
  expect(sum).toBeGreaterThanOrEqual(20_00)
  expect(sum).toBeLessThanOrEqual((await walletOf(db(), Number(data.id))).sum)
})

test('a backup into a folder that does not exist fails', async () => {
  const { school } = await createFullSchool()
  const tar = join(createTempDir().DATA_DIR, 'missing/school.tar')
  await expect(createBackup(school, tar, NOW)).rejects.toThrow('ENOENT')
})

test('a school with users is not overwritten', async () => {
  const { school } = await createFullSchool()
  const tar = join(createTempDir().DATA_DIR, 'school.tar')
  await createBackup(school, tar, NOW)
  const before = await readEverything(school)

  await expect(restore(school, tar)).rejects.toThrow('There is a school here already')
  expect(await readEverything(school)).toEqual(before)
})

test('a backup that is damaged, truncated, newer or not a backup restores nothing', async () => {
  const { school } = await createFullSchool()
  const tar = join(createTempDir().DATA_DIR, 'school.tar')
  await createBackup(school, tar, NOW)
  const whole = readFileSync(tar)
  const countRestoredUsers = async (bytes: Buffer) => {
    const path = join(createTempDir().DATA_DIR, 'other.tar')
    writeFileSync(path, bytes)
    const target = await createEmptyTarget('this')
    await expect(restore(target, path)).rejects.toThrow(RestoreError)
    const tables = await listTables(untyped(target.db))
    if (!tables.includes('users')) return 0
    return (await target.db.selectFrom('users').selectAll().execute()).length
  }
  const inTheMiddle = Buffer.from(whole)
  const at = whole.indexOf('files/material')
  inTheMiddle[at + 2000] = (inTheMiddle[at + 2000] ?? 0) ^ 1
  expect(await countRestoredUsers(inTheMiddle)).toBe(0)
  expect(await countRestoredUsers(whole.subarray(0, whole.length / 2))).toBe(0)
  expect(await countRestoredUsers(Buffer.from('no tar at all'))).toBe(0)
  const newer = Buffer.from(
    whole.toString('latin1').replace('"20261126T1400', '"20991126T1400'),
    'latin1',
  )
  expect(await countRestoredUsers(newer)).toBe(0)
})
