import type { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { emailInFile } from '../../contract/auth/sign-in-name.ts'
import { CELLS } from '../../contract/exams/gradebook.ts'
import type { Attendance } from '../../contract/live/manage-live-sessions.ts'
import { formatTimestamp } from '../../contract/platform/school-time.ts'
import { messagesIn } from '../../messages/catalog.ts'
import type { Messages } from '../../messages/compiled/messages.d.ts'
import type { HeldSession } from '../live/attendance-summary.ts'
import { type Reader, toCsvFile } from '../platform/csv-file.ts'
import type { Db } from '../platform/db.ts'
import { type GradebookQuery, gradebookBatches, readTable } from './gradebook.ts'
import type { GradebookColumn } from './gradebook-store.ts'

/**
 * The gradebook of a class as a CSV file (decision 0370): a row per student of the query, a column per lesson and
 * exam, and per live session. A completed lesson is 'Done', a marked exam its total, an unmarked one 'Waiting'. Throws 404 for a deleted class.
 */
export async function exportGradebook(
  db: Db,
  query: GradebookQuery,
  { timezone, locale }: Reader,
): Promise<Readable> {
  const m = messagesIn(locale)
  const table = await readTable(db, query)
  const { columns: lessons, sessions } = table
  const { scope } = query
  const showsEmail = scope.reach === 'all' || scope.seesContacts
  async function* records() {
    for await (const batch of gradebookBatches(db, query, table)) {
      for (const row of batch)
        yield [
          ...toCsvRecord(showsEmail ? row : { ...row, email: '' }, lessons, m),
          ...toAttendanceCells(row, sessions, m),
        ]
      // SQLite queries are synchronous: give other requests a turn
      await nextTurn()
    }
  }
  // two lessons can have the same name, and a record is an array
  const header = [
    ...[m.csv_name(), m.csv_email(), m.csv_completed(), m.csv_average()],
    ...lessons.map((it) => it.subject),
    ...(sessions.length > 0 ? [m.csv_sessions_attended()] : []),
    ...sessions.map((it) => m.csv_session_at({ time: formatTimestamp(it.startsAt, timezone) })),
  ]
  const columns = header.map((it, index) => ({ key: String(index), header: it }))
  return toCsvFile(columns, records(), {
    number: (value) => String(Math.round(value * 10) / 10),
  })
}

type Row = {
  name: string
  email: string
  completed: number
  average: number | null
  cells: string
  scores: number[]
}

function toCsvRecord(row: Row, columns: GradebookColumn[], m: Messages) {
  const scores = row.scores.values()
  const cells = columns.map(({ isExam }, index) => {
    const cell = row.cells[index]
    if (cell === CELLS.waiting) return m.csv_waiting()
    if (cell !== CELLS.completed) return ''
    return isExam ? (scores.next().value ?? '') : m.csv_done()
  })
  return [row.name, emailInFile(row.email), row.completed, row.average ?? '', ...cells]
}

/** The number of live sessions in which a student was there, and what counts in each (R-SESSION-003). */
function toAttendanceCells(
  {
    attended,
    attendance,
  }: { attended: number; attendance: ReadonlyMap<number, Attendance> | undefined },
  sessions: readonly HeldSession[],
  m: Messages,
) {
  if (sessions.length === 0) return []
  return [
    attended,
    ...sessions.map(({ id }) => m.csv_attendance({ status: attendance?.get(id) ?? 'other' })),
  ]
}
