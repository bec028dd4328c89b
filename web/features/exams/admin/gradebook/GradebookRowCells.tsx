import { Check, Clock } from 'lucide-react'
import { CELLS } from '../../../../../contract/exams/gradebook.ts'
import { m } from '../../../../../messages/m.ts'
import { paths } from '../../../../api/paths.ts'
import { emailText } from '../../../../kit/email-text.ts'
import { Link } from '../../../../kit/Link.tsx'
import { formatPercent, scoreBand } from '../../../../kit/score-band.ts'
import { GRID_ROLES, type Grid } from './use-grid.ts'
import type { GradebookRow } from './use-rows.ts'

type GradebookRowCellsProps = {
  /** From 0. */
  index: number
  /** Undefined until its page has loaded. */
  row: GradebookRow | undefined
  isExam: readonly boolean[]
  /** The live sessions that have begun. */
  sessionCount: number
  /** The page of a submission of a column. */
  paperPathOf: (column: number, submissionId: number, isMarked: boolean) => string
  grid: Grid
}

/** A student with the cells of the visible columns; each submitted exam leads to its paper (R-FAIR-006). */
export function GradebookRowCells(props: GradebookRowCellsProps) {
  const { index, row, isExam, sessionCount, paperPathOf, grid } = props
  const cell = (column: number) => ({
    ...GRID_ROLES.cell,
    'aria-colindex': column + 1,
    ...grid.cellProps(index + 1, column),
  })
  return (
    <tr
      {...GRID_ROLES.row}
      aria-rowindex={index + 2}
      aria-busy={row ? undefined : true}
      style={{ '--row': index }}
    >
      <th
        scope="row"
        {...GRID_ROLES.rowHeader}
        aria-colindex={1}
        className="gradebook-name"
        title={row && `${row.name}, ${emailText(row.email)}`}
      >
        {row ? (
          <Link
            to={paths.admin.student(row.id)}
            className="gradebook-link"
            {...grid.cellProps(index + 1, 0)}
          >
            <bdi>{row.name}</bdi>
          </Link>
        ) : (
          <bdi {...grid.cellProps(index + 1, 0)}>…</bdi>
        )}
      </th>
      <td {...cell(1)} className="gradebook-completed num">
        {row && m.exams_completed_of_all({ completed: row.completed, all: isExam.length })}
      </td>
      <td {...cell(2)} className="gradebook-average num">
        {row && <Score score={row.average ?? undefined} />}
      </td>
      {sessionCount > 0 && (
        <td {...cell(3)} className="gradebook-attended num">
          {row && m.exams_attended_of_all({ attended: row.attended, all: sessionCount })}
        </td>
      )}
      {grid.columnIndices.map((column) => {
        const submissionId = row?.submissions.get(column)
        const cellProps = {
          ...GRID_ROLES.cell,
          'aria-colindex': column + grid.fixedColumns + 1,
          className: 'gradebook-cell num',
          style: { '--column': column },
        }
        const focusProps = grid.cellProps(index + 1, column + grid.fixedColumns)
        const content = row && (
          <Outcome row={row} column={column} isExam={isExam[column] ?? false} />
        )
        // 0 for an answer that is marked without the name
        return row && submissionId ? (
          <td key={column} {...cellProps}>
            <Link
              to={paperPathOf(column, submissionId, row.scores.has(column))}
              className="gradebook-link"
              {...focusProps}
            >
              {content}
              <span className="sr-only">: {row.name}</span>
            </Link>
          </td>
        ) : (
          <td key={column} {...cellProps} {...focusProps}>
            {content}
          </td>
        )
      })}
    </tr>
  )
}

function Outcome({ row, column, isExam }: { row: GradebookRow; column: number; isExam: boolean }) {
  const cell = row.cells[column]
  if (cell === CELLS.waiting)
    return (
      <span className="gradebook-waiting">
        <Clock className="icon icon-s" aria-hidden />
        {m.exams_to_mark()}
      </span>
    )
  if (cell !== CELLS.completed) return <span className="sr-only">{m.exams_not_done()}</span>
  if (isExam) return <Score score={row.scores.get(column)} />
  return (
    <>
      <Check className="icon icon-s text-success-ink" aria-hidden />
      <span className="sr-only">{m.kit_done()}</span>
    </>
  )
}

function Score({ score }: { score: number | undefined }) {
  if (score === undefined) return <span className="sr-only">{m.kit_none()}</span>
  return <span className={`score band-${scoreBand(score)}`}>{formatPercent(score)}</span>
}
