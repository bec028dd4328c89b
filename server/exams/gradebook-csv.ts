import { pipeline, Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { stringify } from 'csv-stringify'
import { CELLS } from '../../contract/exams/gradebook.ts'
import { csvOptions } from '../platform/csv.ts'
import type { Db } from '../platform/db.ts'
import { type GradebookQuery, gradebookBatches, readColumns } from './gradebook.ts'
import type { GradebookColumn } from './gradebook-store.ts'

/**
 * The gradebook of a class as a CSV file (decision 0370): a row per student of the query, a column per lesson and
 * exam. A completed lesson is 'Done', a marked exam its total, an unmarked one 'Waiting'.
 */
export async function exportGradebook(db: Db, query: GradebookQuery): Promise<Readable> {
  const { columns } = await readColumns(db, query.classId)
  async function* records() {
    for await (const batch of gradebookBatches(db, query, columns)) {
      for (const row of batch) yield toCsvRecord(row, columns)
      // SQLite queries are synchronous: give other requests a turn
      await nextTurn()
    }
  }
  // two lessons can have the same name, and a record is an array
  const header = ['Name', 'Email', 'Completed', 'Average', ...columns.map((it) => it.subject)]
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

function toCsvRecord(row: Row, columns: GradebookColumn[]) {
  const scores = row.scores.values()
  const cells = columns.map(({ isExam }, index) => {
    const cell = row.cells[index]
    if (cell === CELLS.waiting) return 'Waiting'
    if (cell !== CELLS.completed) return ''
    return isExam ? (scores.next().value ?? '') : 'Done'
  })
  return [row.name, row.email, row.completed, row.average ?? '', ...cells]
}
