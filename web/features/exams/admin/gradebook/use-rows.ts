import { useQueries, useQuery } from '@tanstack/react-query'
import {
  CELLS,
  GRADEBOOK_ROWS,
  type GradebookRows,
} from '../../../../../contract/exams/gradebook.ts'
import { gradebookRowsQuery, type toRowFilters } from './queries.ts'

/** A student of the gradebook. */
export type GradebookRow = {
  id: number
  name: string
  email: string
  completed: number
  average: number | null
  /** In how many live sessions the student was there. */
  attended: number
  /** One character per column. */
  cells: string
  /** The totals of the exams that are marked, by column. */
  scores: ReadonlyMap<number, number>
  /** The submissions of the exams, by column. */
  submissions: ReadonlyMap<number, number>
}

type RowFilters = ReturnType<typeof toRowFilters>

/** The first page of the rows, with the total number of rows. */
export const useFirstPage = (classId: number, filters: RowFilters) =>
  useQuery(gradebookRowsQuery(classId, filters, 1))

/** The rows with these indices that are loaded; the pages of the others are requested. */
export function useRows(
  classId: number,
  filters: RowFilters,
  indices: readonly number[],
  isExam: readonly boolean[],
): (index: number) => GradebookRow | undefined {
  const pages = [...new Set(indices.map((it) => Math.floor(it / GRADEBOOK_ROWS) + 1))]
  const results = useQueries({
    queries: pages.map((page) => gradebookRowsQuery(classId, filters, page)),
  })
  const byPage = new Map(pages.map((page, index) => [page, results[index]?.data]))
  return (index) => {
    const rows = byPage.get(Math.floor(index / GRADEBOOK_ROWS) + 1)
    return rows && toRow(rows, index % GRADEBOOK_ROWS, isExam)
  }
}

/** The students of a loaded page. */
export const toRows = (page: GradebookRows, isExam: readonly boolean[]): GradebookRow[] =>
  page.ids.flatMap((_, index) => toRow(page, index, isExam) ?? [])

function toRow(
  rows: GradebookRows,
  index: number,
  isExam: readonly boolean[],
): GradebookRow | undefined {
  const { ids, names, emails, completed, averages, cells, scores, marked, waiting } = rows
  const id = ids[index]
  const ownCells = cells[index] ?? ''
  if (id === undefined) return undefined
  const examsWith = (cell: string) =>
    isExam.flatMap((it, column) => (it && ownCells[column] === cell ? [column] : []))
  return {
    id,
    name: names[index] ?? '',
    email: emails[index] ?? '',
    completed: completed[index] ?? 0,
    average: averages[index] ?? null,
    attended: rows.attended?.[index] ?? 0,
    cells: ownCells,
    scores: byColumn(examsWith(CELLS.completed), scores[index]),
    submissions: new Map([
      ...byColumn(examsWith(CELLS.completed), marked[index]),
      ...byColumn(examsWith(CELLS.waiting), waiting[index]),
    ]),
  }
}

const byColumn = (columns: readonly number[], values: readonly number[] = []) =>
  new Map(columns.map((column, index) => [column, values[index] ?? 0]))
