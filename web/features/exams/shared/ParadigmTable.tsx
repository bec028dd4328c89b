import type { ReactNode } from 'react'
import { startsInArabic } from '../../../kit/arabic.ts'
import './paradigm.css'

type ParadigmTableProps<Cell> = {
  rows: readonly (readonly Cell[])[]
  /** Called row by row. */
  renderCell: (text: Cell, row: number, column: number) => ReactNode
  /** Zero for a table without fields: a wide one is scrolled by keyboard. */
  tabIndex?: 0
}

/**
 * A table whose first row and column are heads; the first column stays in view. It begins at the right if the first head with
 * letters is Arabic.
 */
export function ParadigmTable<Cell extends string | null>(props: ParadigmTableProps<Cell>) {
  const { rows, renderCell, tabIndex } = props
  const [heads = [], ...body] = rows
  const isRightToLeft = startsInArabic(rows.flat().find((it) => it && /\p{L}/u.test(it)) ?? '')
  return (
    <div className="paradigm" dir={isRightToLeft ? 'rtl' : 'ltr'} tabIndex={tabIndex}>
      <table>
        <thead>
          <tr>
            {heads.map((text, column) =>
              text === '' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a table keep their places
                <td key={column} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a table keep their places
                <th key={column} scope="col">
                  {renderCell(text, 0, column)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {body.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table keep their places
            <tr key={index}>
              {row.map((text, column) =>
                column === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a table keep their places
                  <th key={column} scope="row">
                    {renderCell(text, index + 1, column)}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a table keep their places
                  <td key={column}>{renderCell(text, index + 1, column)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
