import type { GradebookColumns } from '../../../../../contract/exams/gradebook.ts'
import { m } from '../../../../../messages/m.ts'
import { paths } from '../../../../api/paths.ts'
import { classNames } from '../../../../kit/class-names.ts'
import { GradebookHeader } from './GradebookHeader.tsx'
import { GradebookRowCells } from './GradebookRowCells.tsx'
import type { GradebookFilters, toRowFilters } from './queries.ts'
import { GRID_ROLES, useGrid } from './use-grid.ts'
import { useRows } from './use-rows.ts'
import './gradebook.css'

type GradebookGridProps = {
  classId: number
  columns: GradebookColumns
  /** The live sessions that have begun. */
  sessionCount: number
  /** Of the students that match the filters. */
  rowCount: number
  filters: GradebookFilters
  rowFilters: ReturnType<typeof toRowFilters>
  onSort: (change: Pick<GradebookFilters, 'sort' | 'by' | 'order'>) => void
}

/**
 * Students by lessons and exams. Only the visible rows and columns are rendered; the arrow keys move through the cells as in
 * a spreadsheet.
 */
export function GradebookGrid(props: GradebookGridProps) {
  const { classId, columns, sessionCount, rowCount, filters, rowFilters, onSort } = props
  const columnCount = columns.ids.length
  const grid = useGrid({ rowCount, columnCount, hasAttendance: sessionCount > 0 })
  const isExam = columns.exams.map((it) => it === '1')
  const paperPathOf = (column: number, submissionId: number, isMarked: boolean) => {
    const list = isMarked ? '&list=marked' : ''
    const filters = `class=${classId}&exam=${columns.ids[column] ?? 0}${list}`
    return `${paths.admin.submission(submissionId)}?${filters}&from=gradebook`
  }
  const rowAt = useRows(classId, rowFilters, grid.rowIndices, isExam)
  return (
    <div
      className={classNames('gradebook', sessionCount > 0 && 'gradebook-wide')}
      ref={grid.scroller}
    >
      <table
        {...GRID_ROLES.grid}
        aria-label={m.exams_gradebook()}
        aria-rowcount={rowCount + 1}
        aria-colcount={columnCount + grid.fixedColumns}
        style={{ '--rows': rowCount, '--columns': columnCount }}
        onKeyDown={grid.onKeyDown}
      >
        <GradebookHeader
          columns={columns}
          hasAttendance={sessionCount > 0}
          grid={grid}
          filters={filters}
          onSort={onSort}
        />
        <tbody {...GRID_ROLES.group}>
          {grid.rowIndices.map((index) => (
            <GradebookRowCells
              key={index}
              index={index}
              row={rowAt(index)}
              isExam={isExam}
              sessionCount={sessionCount}
              paperPathOf={paperPathOf}
              grid={grid}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
