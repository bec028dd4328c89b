import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GradebookColumns } from '../../../../../contract/exams/gradebook.ts'
import { m } from '../../../../../messages/m.ts'
import { BilingualTitle } from '../../../../kit/BilingualTitle.tsx'
import { formatPercent } from '../../../../kit/score-band.ts'
import type { GradebookFilters } from './queries.ts'
import { GRID_ROLES, type Grid } from './use-grid.ts'

type Sorting = Pick<GradebookFilters, 'sort' | 'by' | 'order'>

type GradebookHeaderProps = {
  columns: GradebookColumns
  /** Whether the class has live sessions. */
  hasAttendance: boolean
  grid: Grid
  filters: GradebookFilters
  onSort: (change: Sorting) => void
}

/** The names of the columns, each a button that sorts by it, with the sum of the class. */
export function GradebookHeader({
  columns,
  hasAttendance,
  grid,
  filters,
  onSort,
}: GradebookHeaderProps) {
  const sortProps = (sort: Sorting['sort'], by = '') => ({
    direction: filters.sort === sort && filters.by === by ? filters.order : undefined,
    onSort: () => onSort(nextSorting(filters, sort, by)),
  })
  return (
    <thead {...GRID_ROLES.group}>
      <tr {...GRID_ROLES.row} aria-rowindex={1}>
        <HeaderCell index={0} className="gradebook-name" grid={grid} {...sortProps('name')}>
          {m.kit_student()}
        </HeaderCell>
        <HeaderCell
          index={1}
          className="gradebook-completed"
          grid={grid}
          {...sortProps('completed')}
        >
          {m.exams_completed()}
        </HeaderCell>
        <HeaderCell index={2} className="gradebook-average" grid={grid} {...sortProps('average')}>
          {m.exams_average()}
        </HeaderCell>
        {hasAttendance && (
          <HeaderCell
            index={3}
            className="gradebook-attended"
            grid={grid}
            {...sortProps('attended')}
          >
            {m.exams_attended()}
          </HeaderCell>
        )}
        {grid.columnIndices.map((index) => (
          <HeaderCell
            key={columns.ids[index]}
            index={index + grid.fixedColumns}
            column={index}
            grid={grid}
            {...sortProps('column', String(columns.ids[index]))}
          >
            <span className="gradebook-subject" title={columns.subjects[index]}>
              <BilingualTitle>{columns.subjects[index] ?? ''}</BilingualTitle>
            </span>
            <span className="gradebook-sum num">{sumText(columns, index)}</span>
          </HeaderCell>
        ))}
      </tr>
    </thead>
  )
}

/** 'Exam, 74%' with the mean, or '18 done'. */
function sumText({ exams, completed, averages }: GradebookColumns, index: number) {
  const average = averages[index] ?? null
  const count = completed[index] ?? 0
  if (exams[index] !== '1') return m.exams_column_lesson({ count })
  return average === null
    ? m.exams_column_exam({ count })
    : m.exams_column_exam_average({ average: formatPercent(average) })
}

/** Reverses the current order, or starts a new one: names from A, other columns from the highest value. */
function nextSorting(current: Sorting, sort: Sorting['sort'], by: string): Sorting {
  const isSame = current.sort === sort && current.by === by
  const first = sort === 'name' ? 'asc' : 'desc'
  const order = isSame ? (current.order === 'asc' ? 'desc' : 'asc') : first
  return { sort, by, order }
}

type HeaderCellProps = {
  index: number
  /** The index of a lesson. */
  column?: number
  className?: string
  grid: Grid
  direction: 'asc' | 'desc' | undefined
  onSort: () => void
  children: ReactNode
}

function HeaderCell(props: HeaderCellProps) {
  const { index, column, className, grid, direction, onSort, children } = props
  const Arrow = direction === 'desc' ? ArrowDown : ArrowUp
  return (
    <th
      {...GRID_ROLES.columnHeader}
      scope="col"
      aria-colindex={index + 1}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
      className={className ?? 'gradebook-cell'}
      style={column === undefined ? undefined : { '--column': column }}
    >
      <button type="button" onClick={onSort} {...grid.cellProps(0, index)}>
        <span className="gradebook-label">{children}</span>
        {direction && <Arrow className="icon icon-s" aria-hidden />}
      </button>
    </th>
  )
}
