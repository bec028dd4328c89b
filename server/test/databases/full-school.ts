import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { inject, onTestFinished } from 'vitest'
import { signup } from '../../../contract/auth/sign-up.ts'
import {
  assignCertificate,
  saveCertificateTemplate,
} from '../../../contract/certificates/certificates.ts'
import { addComment } from '../../../contract/comments/comments.ts'
import { enrolInClass } from '../../../contract/enrolment/enrolment.ts'
import { addLesson } from '../../../contract/lessons/lesson-form.ts'
import { sendMessage } from '../../../contract/messages/announcements.ts'
import { listTables } from '../../backup/database-tables.ts'
import { type Db, openSqlite } from '../../platform/db.ts'
import { type FileStore, isFileKey, openFolderStore } from '../../platform/file-store.ts'
import { untyped } from '../../platform/untyped-db.ts'
import { callApi } from '../call-api.ts'
import { NOUN_OR_VERB, seedCandidate, seedExam, submitAnswers } from '../exams/seed-exam.ts'
import { payByCard, seedPayment } from '../payments/card-payments.ts'
import { createTempDir } from '../process/temp-dir.ts'
import { seedClass } from '../seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test-school.ts'
import { demoFile, uploadFile } from '../uploads/upload-file.ts'
import { openTestDb } from './databases.ts'
import { createSqliteEnv } from './sqlite-env.ts'

/** Creates a school with data in every table. */
export async function createFullSchool() {
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

/** A database and file store to restore into. */
export type BackupTarget = { db: Db; files: FileStore; dataDir: string }

/** Creates an empty target on SQLite, or on the engine under test. */
export async function createEmptyTarget(engine: 'sqlite' | 'this'): Promise<BackupTarget> {
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
export async function readEverything({ db, files }: { db: Db; files: FileStore }) {
  const untypedDb = untyped(db)
  const tables = (await listTables(untypedDb)).sort()
  const rows: Record<string, string[]> = {}
  const hashes: Record<string, string> = {}
  for (const table of tables) {
    const all = await untypedDb.selectFrom(table).selectAll().execute()
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
export async function createProcessEnvironment() {
  if (inject('postgres') === '') {
    const { DATA_DIR } = createSqliteEnv()
    const open = () => {
      const db = openSqlite(join(DATA_DIR, 'lisan.sqlite'))
      onTestFinished(() => db.destroy())
      return db
    }
    return { env: { DATA_DIR, DATABASE_URL: '' }, db: open }
  }
  const { DATA_DIR } = createTempDir()
  const { url, db, close } = await openTestDb()
  onTestFinished(close)
  return { env: { DATA_DIR, DATABASE_URL: url }, db: () => db }
}

/** The time of the backup in Unix seconds. */
export const NOW = 1_795_000_000
