import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { submitWaitingExam, waitingSubmission } from './admin-exams-page.ts'
import { NO_QUESTIONS, seedExam } from './exam-page.ts'
import type { RunningSchool, TestUser } from './running-school.ts'

export const VERSE = 'قَالَتِ الْأُمُّ: اقْرَأْ يَا بُنَيَّ'
export const READING = 'الحَمْدُ لِلَّهِ رَبِّ العَالَمِينَ\nالرَّحْمَنِ الرَّحِيمِ'
const RATE = 8_000

/** Words of a tone with pauses between them, as a WAV file. */
function toneWithPauses(seconds: number): Buffer {
  const samples = seconds * RATE
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples * 2, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples * 2, 40)
  const sound = Buffer.alloc(samples * 2)
  for (let at = 0; at < samples; at++) {
    const isWord = at % RATE < RATE * 0.8
    sound.writeInt16LE(isWord ? Math.round(8_000 * Math.sin(at / 6)) : 0, at * 2)
  }
  return Buffer.concat([head, sound])
}

type Recording = {
  userId: string
  purpose: string
  lessonId?: string
  submissionId?: string
  seconds?: number
}

/** Stores a recording directly, as an upload leaves it, and returns its id. */
export function storeRecording(school: RunningSchool, recording: Recording): string {
  const { seconds = 6 } = recording
  const file = `recording/${randomBytes(12).toString('hex')}.wav`
  mkdirSync(join(school.dataDir, 'media', 'recording'), { recursive: true })
  writeFileSync(join(school.dataDir, 'media', file), toneWithPauses(seconds))
  const peaks = Array.from({ length: 200 }, (_, at) => (at % 33 < 26 ? 40 + (at % 7) * 8 : 0))
  const now = Math.floor(Date.now() / 1000)
  return String(
    inDatabase(
      school,
      `insert into answer_files (user_id, purpose, lesson_id, result_id, attempt, file, mime_type, bytes, milliseconds, peaks,
         idempotency_key, created_at, finished_at)
       values (?, ?, ?, ?, 1, ?, 'audio/wav', 96044, ?, ?, ?, ?, ?)`,
      ...[recording.userId, recording.purpose, recording.lessonId ?? null],
      ...[recording.submissionId ?? null, file, seconds * 1000, peaks.join(',')],
      ...[file, now, now],
    ),
  )
}

function inDatabase(school: RunningSchool, sql: string, ...values: unknown[]) {
  const database = new Sqlite(join(school.dataDir, 'lisan.sqlite'))
  const { lastInsertRowid } = database.prepare(sql).run(...values)
  database.close()
  return lastInsertRowid
}

/** Aisha's recording of `READING`, which waits for a mark. */
export async function submitRecitation(school: RunningSchool, seconds = 6) {
  const exam = await submitWaitingExam(school, { theory: 'An answer.' })
  inDatabase(school, 'update lessons set reading = ? where id = ?', READING, Number(exam.lessonId))
  const submissionId = await waitingSubmission(school, exam.lessonId)
  const userId = studentId(school, exam.aisha.email)
  const recording = { userId, purpose: 'answer', lessonId: exam.lessonId, submissionId, seconds }
  storeRecording(school, recording)
  return { ...exam, submissionId, studentId: userId }
}

/** An exam that is answered by reading `VERSE` aloud. */
export const seedSpokenExam = (school: RunningSchool, fields: object = {}) =>
  seedExam(school, {
    ...NO_QUESTIONS,
    ...{ subject: 'Reading aloud', about: '', answer_ways: ['voice'] },
    ...{ reading: VERSE, reading_source: 'Reader 1, page 4' },
    ...fields,
  })

export const agree = (page: Page) => page.getByRole('button', { name: 'I agree' }).click()

/** Opens a spoken exam as its student, who agrees to be recorded. */
export async function openSpokenExam(
  page: Page,
  school: RunningSchool,
  signIn: (person: TestUser) => Promise<void>,
) {
  const exam = await seedSpokenExam(school)
  await signIn(exam.aisha)
  await page.goto(exam.path)
  await agree(page)
  return exam
}

/** The id of a user. */
function studentId(school: RunningSchool, email: string): string {
  const database = new Sqlite(join(school.dataDir, 'lisan.sqlite'), { readonly: true })
  const row = database.prepare('select id from users where email = ?').get(email)
  database.close()
  // the row of a user that the test has made
  return String((row as { id: number }).id)
}
