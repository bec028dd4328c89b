import { pipeline, Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { emailInFile } from '../../contract/auth/sign-in-name.ts'
import {
  CELLS,
  getGradebook,
  getGradebookRows,
  gradebookCsv,
  gradebookFileName,
} from '../../contract/exams/gradebook.ts'
import type { Attendance } from '../../contract/live/manage-live-sessions.ts'
import { formatTimestamp } from '../../contract/platform/school-time.ts'
import { messagesIn } from '../../messages/catalog.ts'
import type { Messages } from '../../messages/compiled/messages.d.ts'
import type { HeldSession } from '../live/attendance-summary.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { csvOptions } from '../platform/csv.ts'
import type { Db } from '../platform/db.ts'
import { registerCsvDownload } from '../rpc/csv-download.ts'
import { handle } from '../rpc/handler.ts'
import { requireInScope } from '../rpc/scoped-fields.ts'
import {
  type GradebookQuery,
  gradebookBatches,
  gradebookHead,
  gradebookRows,
  readTable,
  toGradebookQuery,
} from './gradebook.ts'
import type { GradebookColumn } from './gradebook-store.ts'
import { seesNames } from './sees-names.ts'

/** The gradebook of a class. */
export const gradebookRoutes = {
  getGradebook: handle(getGradebook, ({ school, input, caller, now }) =>
    gradebookHead(school.db, { classId: input.classId, seesNames: seesNames(caller), now }),
  ),

  getGradebookRows: handle(getGradebookRows, ({ school, scope, input, caller, now }) =>
    gradebookRows(school.db, {
      ...toGradebookQuery(input, { scope, seesNames: seesNames(caller), now }),
      page: input.page ?? 1,
    }),
  ),
}

/** The CSV export of a gradebook, for administrators. */
export function registerGradebookExport(app: FastifyInstance, school: AppContext): void {
  registerCsvDownload(app, school, gradebookCsv, async (filter, day, { scope, caller, locale }) => {
    await requireInScope(school.db, scope, { class_id: filter.classId })
    const query = toGradebookQuery(filter, { scope, seesNames: seesNames(caller), now: now() })
    const { SITE_TIMEZONE: timezone } = school.config
    const content = await exportGradebook(school.db, query, { m: messagesIn(locale), timezone })
    return { name: gradebookFileName(filter.classId, day), content }
  })
}

/**
 * The gradebook of a class as a CSV file (decision 0370): a row per student of the query, a column per lesson and
 * exam, and per live session. A completed lesson is 'Done', a marked exam its total, an unmarked one 'Waiting'. Throws 404 for a deleted class.
 */
async function exportGradebook(
  db: Db,
  query: GradebookQuery,
  { m, timezone }: { m: Messages; timezone: string },
): Promise<Readable> {
  const { stringify } = await import('csv-stringify')
  const table = await readTable(db, query)
  const { columns, sessions } = table
  const { scope } = query
  const showsEmail = scope.reach === 'all' || scope.seesContacts
  async function* records() {
    for await (const batch of gradebookBatches(db, query, table)) {
      for (const row of batch)
        yield [
          ...toCsvRecord(showsEmail ? row : { ...row, email: '' }, columns, m),
          ...toAttendanceCells(row, sessions, m),
        ]
      // SQLite queries are synchronous: give other requests a turn
      await nextTurn()
    }
  }
  // two lessons can have the same name, and a record is an array
  const header = [
    ...[m.csv_name(), m.csv_email(), m.csv_completed(), m.csv_average()],
    ...columns.map((it) => it.subject),
    ...(sessions.length > 0 ? [m.csv_sessions_attended()] : []),
    ...sessions.map((it) => m.csv_session_at({ time: formatTimestamp(it.startsAt, timezone) })),
  ]
  const file = stringify({
    ...csvOptions([], { number: (value) => String(Math.round(value * 10) / 10) }),
    columns: header.map((it, index) => ({ key: String(index), header: it })),
  })
  // destroys both at an error, which the reader of the file gets, and when the client disconnects
  return pipeline(Readable.from(records()), file, () => {})
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
