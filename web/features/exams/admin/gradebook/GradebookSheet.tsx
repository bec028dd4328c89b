import { CELLS, type GradebookColumns } from '../../../../../contract/exams/gradebook.ts'
import { m } from '../../../../../messages/m.ts'
import { BilingualTitle } from '../../../../kit/BilingualTitle.tsx'
import { formatPercent } from '../../../../kit/score-band.ts'
import { Text } from '../../../../kit/Text.tsx'
import { useDateFormat } from '../../../../kit/use-date-format.ts'
import type { GradebookRow } from './use-rows.ts'
import './gradebook-sheet.css'

/** Lessons that fit beside the names on a landscape page of A4. */
const COLUMNS_OF_A_TABLE = 10

type GradebookSheetProps = {
  className: string
  columns: GradebookColumns
  /** The live sessions that have begun. */
  sessionCount: number
  rows: readonly GradebookRow[]
  /** Of the students that match the filters; more than `rows` if not all are loaded. */
  total: number
}

/** A gradebook on paper: as many tables as its columns need, each with every student. Hidden on screens. */
export function GradebookSheet({
  className,
  columns,
  sessionCount,
  rows,
  total,
}: GradebookSheetProps) {
  const { dateTime } = useDateFormat()
  const starts = columns.ids.flatMap((_, index) => (index % COLUMNS_OF_A_TABLE ? [] : [index]))
  return (
    <div className="gradebook-sheet" aria-hidden>
      <h1>
        <Text of={m.exams_gradebook_of} className={<BilingualTitle>{className}</BilingualTitle>} />
      </h1>
      <p>
        {dateTime(Date.now() / 1000)}. {countText(rows.length, total)}
      </p>
      {(starts.length > 0 ? starts : [0]).map((start) => (
        <SheetTable key={start} {...{ columns, sessionCount, rows, start }} />
      ))}
    </div>
  )
}

function countText(printed: number, total: number) {
  return printed < total
    ? m.exams_sheet_incomplete({ printed, total })
    : m.exams_students({ count: total })
}

type SheetTableProps = Pick<GradebookSheetProps, 'columns' | 'sessionCount' | 'rows'> & {
  /** The index of the first column. */
  start: number
}

function SheetTable({ columns, sessionCount, rows, start }: SheetTableProps) {
  const length = Math.min(COLUMNS_OF_A_TABLE, columns.ids.length - start)
  const indices = Array.from({ length }, (_, offset) => start + offset)
  const isFirst = start === 0
  const hasAttendance = isFirst && sessionCount > 0
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{m.kit_student()}</th>
          {isFirst && <th scope="col">{m.exams_completed()}</th>}
          {isFirst && <th scope="col">{m.exams_average()}</th>}
          {hasAttendance && <th scope="col">{m.exams_attended()}</th>}
          {indices.map((index) => (
            <th key={index} scope="col">
              <BilingualTitle>{columns.subjects[index] ?? ''}</BilingualTitle>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <bdi>{row.name}</bdi>
            </th>
            {isFirst && (
              <td>
                {m.exams_completed_of_all({ completed: row.completed, all: columns.ids.length })}
              </td>
            )}
            {isFirst && <td>{row.average !== null && formatPercent(row.average)}</td>}
            {hasAttendance && (
              <td>{m.exams_attended_of_all({ attended: row.attended, all: sessionCount })}</td>
            )}
            {indices.map((index) => (
              <td key={index}>{cellText(row, index)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function cellText({ cells, scores }: GradebookRow, column: number) {
  const score = scores.get(column)
  if (score !== undefined) return formatPercent(score)
  const cell = cells[column]
  if (cell === CELLS.waiting) return m.exams_to_mark()
  return cell === CELLS.completed ? '✓' : ''
}
