import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, inject, onTestFinished, test } from 'vitest'
import { sendMessage } from '../../contract/announcements.ts'
import { assignCertificate, saveCertificateTemplate } from '../../contract/certificates.ts'
import { addComment } from '../../contract/comments.ts'
import { enrolInClass } from '../../contract/enrolment.ts'
import { addLesson } from '../../contract/lesson-form.ts'
import { signup } from '../../contract/sign-up.ts'
import { getLessonDetails } from '../../contract/study.ts'
import { handlers } from '../handlers.ts'
import { createHttpServer } from '../http-server.ts'
import { type Db, openSqlite } from '../platform/db.ts'
import { type FileStore, isFileKey, openFolderStore } from '../platform/file-store.ts'
import { callApi } from '../test/call-api.ts'
import { payByCard, seedPayment } from '../test/card-payments.ts'
import { openTestDb } from '../test/databases.ts'
import { seedClass } from '../test/seed-class.ts'
import { NOUN_OR_VERB, seedCandidate, seedExam, submitAnswers } from '../test/seed-exam.ts'
import { startServer } from '../test/start-server.ts'
import { createTempDir } from '../test/temp-dir.ts'
import { openTestSchool, seedAdministrator, seedStudent, walletOf } from '../test/test-school.ts'
import { demoFile, uploadFile } from '../test/upload-file.ts'
import { verifyLedger } from '../wallet/verify-ledger.ts'
import { createBackup } from './backup.ts'
import { listTables, type UntypedDb } from './database-tables.ts'
import { RestoreError } from './read-archive.ts'
import { restore } from './restore.ts'

/** Creates a school with data in every table. */
async function createFullSchool() {
  const opened = await openTestSchool()
  const school = { ...opened, dataDir: opened.config.DATA_DIR }
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { wallet: 9_000_00 })
  const account = { password: 'a good password', phonenumber: '08031234567' }
  const friend = { ...account, name: 'هَوَّاء إِدْرِيس', email: 'hauwa@example.org' }
  const { data: hauwa } = await callApi(school, signup, friend)

  const paid = await seedClass(school, { price: 1_500_50, monthly: true })
  await callApi(school, enrolInClass, { class_id: String(paid.id) }, amina)
  const lesson = {
    class_id: String(paid.id),
    subject: 'الأَصْوَاتُ',
    inputetype: 'Lesson',
    scheduled: '0',
  }
  const { data: addedLesson } = await uploadFile(
    school,
    addLesson,
    lesson,
    demoFile('letters.mp3'),
    maryam,
  )
  const comment = {
    class_id: paid.publicId,
    lesson_id: addedLesson.id,
    comment: 'Line one\nسَطْرٌ ثَانٍ',
  }
  await callApi(school, addComment, comment, amina)

  const exam = await seedExam(school)
  const candidate = await seedCandidate(school, exam)
  await submitAnswers(school, exam, candidate, { answers: NOUN_OR_VERB.map((it) => it.answer) })
  await payByCard(school, await seedPayment(school, amina, { amount: 500 }))
  const certificateText = { certificateContent: 'has completed the course', footer: 'Kano' }
  await callApi(
    school,
    saveCertificateTemplate,
    { title: 'Certificate', ...certificateText },
    maryam,
  )
  const assignment = {
    certificate_content: certificateText.certificateContent,
    issue_date: '2026-11-21',
  }
  await callApi(
    school,
    assignCertificate,
    { ...assignment, student_ids: [String(hauwa.id)] },
    maryam,
  )
  const message = { subject: 'Welcome', message: 'السَّلَامُ عَلَيْكُم', delivery_method: 'both' }
  await callApi(
    school,
    sendMessage,
    { ...message, message_style: 'normal', send_to_all: 'true' },
    maryam,
  )
  return { school, amina, paid, lessonId: String(addedLesson.id) }
}

type BackupTarget = { db: Db; files: FileStore; dataDir: string }

/** Creates an empty target on the other engine, or on this one. */
async function createEmptyTarget(engine: 'sqlite' | 'this'): Promise<BackupTarget> {
  const dataDir = createTempDir().DATA_DIR
  const files = openFolderStore(join(dataDir, 'media'))
  if (engine === 'this') {
    const { db, close } = await openTestDb()
    onTestFinished(close)
    return { db, files, dataDir }
  }
  const db = openSqlite(':memory:')
  onTestFinished(() => db.destroy())
  return { db, files, dataDir }
}

/** Reads every row of every table, and the hash of every file. */
async function readEverything({ db, files }: { db: Db; files: FileStore }) {
  const any = db as unknown as UntypedDb
  const tables = (await listTables(any)).sort()
  const rows: Record<string, string[]> = {}
  const hashes: Record<string, string> = {}
  for (const table of tables) {
    const all = await any.selectFrom(table).selectAll().execute()
    rows[table] = all.map((row) => JSON.stringify(Object.entries(row).sort())).sort()
    for (const value of all.flatMap((row) => Object.values(row))) {
      if (typeof value !== 'string' || !isFileKey(value)) continue
      const bytes = await buffer(await files.read(value))
      hashes[value] = createHash('sha256').update(bytes).digest('hex')
    }
  }
  return { rows, hashes }
}

/** Creates the environment of a separate process; `db` opens its database. */
async function createProcessEnvironment() {
  const DATA_DIR = createTempDir().DATA_DIR
  if (inject('postgres') === '') {
    const open = () => {
      const db = openSqlite(join(DATA_DIR, 'lisan.sqlite'))
      onTestFinished(() => db.destroy())
      return db
    }
    return { env: { DATA_DIR, DATABASE_URL: '' }, db: open }
  }
  const { url, db, close } = await openTestDb()
  onTestFinished(close)
  return { env: { DATA_DIR, DATABASE_URL: url }, db: () => db }
}

const NOW = 1_795_000_000

test('a backup restores every row and file, on the same engine and between engines', async () => {
  const { school } = await createFullSchool()
  const before = await readEverything(school)
  expect(before.rows.ledger?.length).toBeGreaterThan(1)
  expect(Object.keys(before.hashes)).toHaveLength(1)

  let source: BackupTarget = school
  for (const engine of ['sqlite', 'this'] as const) {
    const tar = join(createTempDir().DATA_DIR, 'school.tar')
    const result = await createBackup(source, tar, NOW)
    const place = await createEmptyTarget(engine)
    expect(await restore(place, tar)).toEqual(result)
    expect(await readEverything(place)).toEqual(before)
    expect(await verifyLedger(place.db)).toEqual([])
    source = place
  }
})

test('a restored school continues where it stopped', async () => {
  const { school, amina, paid, lessonId } = await createFullSchool()
  const tar = join(createTempDir().DATA_DIR, 'school.tar')
  await createBackup(school, tar, NOW)
  const place = await createEmptyTarget('this')
  await restore(place, tar)

  const app = await createHttpServer({ ...school, ...place }, handlers)
  onTestFinished(() => app.close())
  const restored = { ...school, ...place, app }
  const opened = { class_id: paid.publicId, lesson_id: lessonId }
  const { data } = await callApi(restored, getLessonDetails, opened, amina)
  expect(
    (await app.inject(data.material_url)).rawPayload.equals(demoFile('letters.mp3').bytes),
  ).toBe(true)

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
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const path = 'student_id' in fields ? 'adminActions.php' : 'api.php'
    const request = { method: 'POST', headers, body: JSON.stringify(fields) }
    if (token === '') Reflect.deleteProperty(headers, 'authorization')
    return (await (await fetch(`${url}/${path}`, request)).json()) as {
      token: string
      data: { id: string }
    }
  }
  const { token, data } = await call({
    action: 'login',
    email: owner.ADMIN_EMAIL,
    password: owner.ADMIN_PASSWORD,
  })
  const fund = () => call({ action: 'fundWallet', student_id: data.id, amount: 1 }, token)
  for (let index = 0; index < 20; index++) await fund()

  const tar = join(createTempDir().DATA_DIR, 'school.tar')
  const backup = spawn(process.execPath, ['server/backup/main.ts', 'backup', tar], {
    env: { ...process.env, ...env },
  })
  let isMade = false
  const made = new Promise((resolve) => backup.once('exit', resolve)).finally(() => (isMade = true))
  let during = 0
  for (; !isMade; during++) await fund()

  expect(await made).toBe(0)
  expect(during).toBeGreaterThan(0)
  const place = await createEmptyTarget('this')
  await restore(place, tar)
  expect(await verifyLedger(place.db)).toEqual([])
  const { sum } = await walletOf(place.db, Number(data.id))
  expect(sum).toBeGreaterThanOrEqual(20_00)
  expect(sum).toBeLessThanOrEqual((await walletOf(db(), Number(data.id))).sum)
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
    const place = await createEmptyTarget('this')
    await expect(restore(place, path)).rejects.toThrow(RestoreError)
    const tables = await listTables(place.db as unknown as UntypedDb)
    if (!tables.includes('users')) return 0
    return (await place.db.selectFrom('users').selectAll().execute()).length
  }
  const inTheMiddle = Buffer.from(whole)
  const at = whole.indexOf('files/material')
  inTheMiddle[at + 2000] = (inTheMiddle[at + 2000] ?? 0) ^ 1
  expect(await countRestoredUsers(inTheMiddle)).toBe(0)
  expect(await countRestoredUsers(whole.subarray(0, whole.length / 2))).toBe(0)
  expect(await countRestoredUsers(Buffer.from('no tar at all'))).toBe(0)
  const newer = Buffer.from(
    whole.toString('latin1').replace('"20261121T0640', '"20991121T0640'),
    'latin1',
  )
  expect(await countRestoredUsers(newer)).toBe(0)
})
