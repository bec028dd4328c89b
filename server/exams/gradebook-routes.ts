import { pipeline, Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import {
  CELLS,
  getGradebook,
  getGradebookRows,
  gradebookCsv,
  gradebookFileName,
} from '../../contract/exams/gradebook.ts'
import { messagesIn } from '../../messages/catalog.ts'
import type { Messages } from '../../messages/compiled/messages.d.ts'
import type { AppContext } from '../platform/app-context.ts'
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
  getGradebook: handle(getGradebook, ({ school, input, caller }) =>
    gradebookHead(school.db, { classId: input.classId, seesNames: seesNames(caller) }),
  ),

  getGradebookRows: handle(getGradebookRows, ({ school, scope, input, caller }) =>
    gradebookRows(school.db, {
      ...toGradebookQuery(input, { scope, seesNames: seesNames(caller) }),
      page: input.page ?? 1,
    }),
  ),
}

/** The CSV export of a gradebook, for administrators. */
export function registerGradebookExport(app: FastifyInstance, school: AppContext): void {
  registerCsvDownload(app, school, gradebookCsv, async (filter, day, { scope, caller, locale }) => {
    await requireInScope(school.db, scope, { class_id: filter.classId })
    const query = toGradebookQuery(filter, { scope, seesNames: seesNames(caller) })
    const content = await exportGradebook(school.db, query, messagesIn(locale))
    return { name: gradebookFileName(filter.classId, day), content }
  })
}

/**
 * The gradebook of a class as a CSV file (decision 0370): a row per student of the query, a column per lesson and
 * exam. A completed lesson is 'Done', a marked exam its total, an unmarked one 'Waiting'. Throws 404 for a deleted class.
 */
async function exportGradebook(db: Db, query: GradebookQuery, m: Messages): Promise<Readable> {
  const { stringify } = await import('csv-stringify')
  const table = await readTable(db, query)
  const { columns } = table
  const { scope } = query
  const showsEmail = scope.reach === 'all' || scope.seesContacts
  async function* records() {
    for await (const batch of gradebookBatches(db, query, table)) {
      for (const row of batch)
        yield toCsvRecord(showsEmail ? row : { ...row, email: '' }, columns, m)
      // SQLite queries are synchronous: give other requests a turn
      await nextTurn()
    }
  }
  // two lessons can have the same name, and a record is an array
  const header = [
    ...[m.csv_name(), m.csv_email(), m.csv_completed(), m.csv_average()],
    ...columns.map((it) => it.subject),
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
  return [row.name, row.email, row.completed, row.average ?? '', ...cells]
}
