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
import { addLesson } from '../../contract/lessons.ts'
import { signup } from '../../contract/sign-up.ts'
import { getLessonDetails } from '../../contract/study.ts'
import { verbs } from '../app.ts'
import { openServer } from '../http/server.ts'
import { type Db, openSqlite } from '../kernel/db.ts'
import { type FileStore, isKey, openFolder } from '../kernel/files.ts'
import { aPayment, payByCard } from '../test/a-card.ts'
import { aClass } from '../test/a-class.ts'
import { aCandidate, anExam, handIn, NOUN_OR_VERB } from '../test/an-exam.ts'
import { ask } from '../test/ask.ts'
import { openTestDb } from '../test/databases.ts'
import { aFolder } from '../test/place.ts'
import { anAdministrator, aStudent, openSchool, walletOf } from '../test/school.ts'
import { demoFile, send } from '../test/send-file.ts'
import { start } from '../test/start-program.ts'
import { auditLedger } from '../wallet/audit-ledger.ts'
import { CannotRestore } from './archive.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'
import { type AnyDb, tablesInOrder } from './tables.ts'

/** A school in which something of everything has happened. */
async function aLivedInSchool() {
  const opened = await openSchool()
  const school = { ...opened, dataDir: opened.config.DATA_DIR }
  const maryam = await anAdministrator(school)
  const amina = await aStudent(school, { wallet: 9_000_00 })
  const account = { password: 'a good password', phonenumber: '08031234567' }
  const friend = { ...account, name: 'هَوَّاء إِدْرِيس', email: 'hauwa@example.org' }
  const { data: hauwa } = await ask(school, signup, friend)

  const paid = await aClass(school, { price: 1_500_50, monthly: true })
  await ask(school, enrolInClass, { class_id: String(paid.id) }, amina)
  const lesson = {
    class_id: String(paid.id),
    subject: 'الأَصْوَاتُ',
    inputetype: 'Lesson',
    scheduled: '0',
  }
  const { data: made } = await send(school, addLesson, lesson, demoFile('letters.mp3'), maryam)
  const remark = { class_id: paid.rand, lesson_id: made.id, comment: 'Line one\nسَطْرٌ ثَانٍ' }
  await ask(school, addComment, remark, amina)

  const exam = await anExam(school)
  const candidate = await aCandidate(school, exam)
  await handIn(school, exam, candidate, { answers: NOUN_OR_VERB.map((it) => it.answer) })
  await payByCard(school, await aPayment(school, amina, { amount: 500 }))
  const words = { certificateContent: 'has completed the course', footer: 'Kano' }
  await ask(school, saveCertificateTemplate, { title: 'Certificate', ...words }, maryam)
  const given = { certificate_content: words.certificateContent, issue_date: '2026-11-21' }
  await ask(school, assignCertificate, { ...given, student_ids: [String(hauwa.id)] }, maryam)
  const letter = { subject: 'Welcome', message: 'السَّلَامُ عَلَيْكُم', delivery_method: 'both' }
  await ask(
    school,
    sendMessage,
    { ...letter, message_style: 'normal', send_to_all: 'true' },
    maryam,
  )
  return { school, amina, paid, lessonId: String(made.id) }
}

type Place = { db: Db; files: FileStore; dataDir: string }

/** An empty place on the other engine, or on this one: rows are to go from each to each. */
async function anEmptyPlace(engine: 'sqlite' | 'this'): Promise<Place> {
  const dataDir = aFolder().DATA_DIR
  const files = openFolder(join(dataDir, 'media'))
  if (engine === 'this') {
    const { db, close } = await openTestDb()
    onTestFinished(close)
    return { db, files, dataDir }
  }
  const db = openSqlite(':memory:')
  onTestFinished(() => db.destroy())
  return { db, files, dataDir }
}

/** Every row of every table, and every file by its hash. */
async function everythingIn({ db, files }: { db: Db; files: FileStore }) {
  const any = db as unknown as AnyDb
  const tables = (await tablesInOrder(any)).sort()
  const rows: Record<string, string[]> = {}
  const hashes: Record<string, string> = {}
  for (const table of tables) {
    const all = await any.selectFrom(table).selectAll().execute()
    rows[table] = all.map((row) => JSON.stringify(Object.entries(row).sort())).sort()
    for (const value of all.flatMap((row) => Object.values(row))) {
      if (typeof value !== 'string' || !isKey(value)) continue
      const bytes = await buffer(await files.read(value))
      hashes[value] = createHash('sha256').update(bytes).digest('hex')
    }
  }
  return { rows, hashes }
}

/** A folder, and on PostgreSQL a database, for a process of its own; `db` looks into it from outside. */
async function aPlaceOfItsOwn() {
  const DATA_DIR = aFolder().DATA_DIR
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

test('a backup brings every row and file back, on this engine and from one to the other', async () => {
  const { school } = await aLivedInSchool()
  const before = await everythingIn(school)
  expect(before.rows.ledger?.length).toBeGreaterThan(1)
  expect(Object.keys(before.hashes)).toHaveLength(1)

  let from: Place = school
  for (const engine of ['sqlite', 'this'] as const) {
    const tar = join(aFolder().DATA_DIR, 'school.tar')
    const kept = await backUp(from, tar, NOW)
    const place = await anEmptyPlace(engine)
    expect(await restore(place, tar)).toEqual(kept)
    expect(await everythingIn(place)).toEqual(before)
    expect(await auditLedger(place.db)).toEqual([])
    from = place
  }
})

test('a school that was brought back goes on where it stopped', async () => {
  const { school, amina, paid, lessonId } = await aLivedInSchool()
  const tar = join(aFolder().DATA_DIR, 'school.tar')
  await backUp(school, tar, NOW)
  const place = await anEmptyPlace('this')
  await restore(place, tar)

  const app = await openServer({ ...school, ...place }, verbs)
  onTestFinished(() => app.close())
  const again = { ...school, ...place, app }
  const opened = { class_id: paid.rand, lesson_id: lessonId }
  const { data } = await ask(again, getLessonDetails, opened, amina)
  expect(
    (await app.inject(data.material_url)).rawPayload.equals(demoFile('letters.mp3').bytes),
  ).toBe(true)

  // the next number is one that no row ever had
  const last = async (db: Db) =>
    (await db.selectFrom('people').select('id').orderBy('id', 'desc').executeTakeFirst())?.id ?? 0
  expect((await aStudent(again)).id).toBe((await last(school.db)) + 1)
})

test('a backup is made while the school is open, of one moment', async () => {
  const { env, db } = await aPlaceOfItsOwn()
  const owner = { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'a good password' }
  const { url } = await start({ ...env, ...owner })
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
  for (let nth = 0; nth < 20; nth++) await fund()

  const tar = join(aFolder().DATA_DIR, 'school.tar')
  const backup = spawn(process.execPath, ['server/backup/main.ts', 'backup', tar], {
    env: { ...process.env, ...env },
  })
  let isMade = false
  const made = new Promise((resolve) => backup.once('exit', resolve)).finally(() => (isMade = true))
  let during = 0
  for (; !isMade; during++) await fund()

  expect(await made).toBe(0)
  expect(during).toBeGreaterThan(0)
  const place = await anEmptyPlace('this')
  await restore(place, tar)
  expect(await auditLedger(place.db)).toEqual([])
  const { sum } = await walletOf(place.db, Number(data.id))
  expect(sum).toBeGreaterThanOrEqual(20_00)
  expect(sum).toBeLessThanOrEqual((await walletOf(db(), Number(data.id))).sum)
})

test('a school with people in it is not written over', async () => {
  const { school } = await aLivedInSchool()
  const tar = join(aFolder().DATA_DIR, 'school.tar')
  await backUp(school, tar, NOW)
  const before = await everythingIn(school)

  await expect(restore(school, tar)).rejects.toThrow('There is a school here already')
  expect(await everythingIn(school)).toEqual(before)
})

test('a backup that is damaged, cut short, newer or none at all brings nothing back', async () => {
  const { school } = await aLivedInSchool()
  const tar = join(aFolder().DATA_DIR, 'school.tar')
  await backUp(school, tar, NOW)
  const whole = readFileSync(tar)
  const people = async (bytes: Buffer) => {
    const path = join(aFolder().DATA_DIR, 'other.tar')
    writeFileSync(path, bytes)
    const place = await anEmptyPlace('this')
    await expect(restore(place, path)).rejects.toThrow(CannotRestore)
    const tables = await tablesInOrder(place.db as unknown as AnyDb)
    if (!tables.includes('people')) return 0
    return (await place.db.selectFrom('people').selectAll().execute()).length
  }
  const inTheMiddle = Buffer.from(whole)
  const at = whole.indexOf('files/material')
  inTheMiddle[at + 2000] = (inTheMiddle[at + 2000] ?? 0) ^ 1
  expect(await people(inTheMiddle)).toBe(0)
  expect(await people(whole.subarray(0, whole.length / 2))).toBe(0)
  expect(await people(Buffer.from('no tar at all'))).toBe(0)
  const newer = Buffer.from(
    whole.toString('latin1').replace('"20261121T0640', '"20991121T0640'),
    'latin1',
  )
  expect(await people(newer)).toBe(0)
})
