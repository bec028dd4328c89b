import { useState } from 'react'
import {
  cellText,
  readCell,
  type TableContent,
} from '../../../../../../contract/exams/kinds/table/table.ts'
import { readCells, tableText } from '../../../../../../contract/exams/kinds/table/table-text.ts'
import { m } from '../../../../../../messages/m.ts'
import { TextArea } from '../../../../../kit/TextInput.tsx'
import { DiacriticsRules } from '../DiacriticsRules.tsx'
import type { ContentFieldsProps } from './exercise-fields.tsx'

/** A pasted table, of which a press on a cell hides it (R-LEARN-007). */
export function TableFields({ content, onChange }: ContentFieldsProps<TableContent>) {
  const { rows, marks, strict } = content
  const [text, setText] = useState(() => tableText.write(content))
  const toggle = (row: number, column: number) => {
    const next = rows.map((cells, index) =>
      cells.map((cell, place) => {
        if (index !== row || place !== column) return cell
        return readCell(cell) ? cellText(cell) : `{{${cell}}}`
      }),
    )
    onChange({ ...content, rows: next })
    setText(tableText.write({ ...content, rows: next }))
  }
  return (
    <>
      <TextArea
        data-first
        label={m.exercise_editor_table()}
        hint={m.exercise_editor_table_hint()}
        maxLength={60_000}
        className="min-h-32"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          onChange({ ...content, rows: readCells(target.value) })
        }}
      />
      {rows.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="label">{m.exercise_editor_hidden_cells()}</legend>
          <div className="overflow-x-auto">
            <table>
              <tbody>
                {rows.map((cells, row) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table keep their places
                  <tr key={row}>
                    {cells.map((cell, column) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a table keep their places
                      <td key={column} className="p-1">
                        {cell !== '' && (
                          <button
                            type="button"
                            className="exercise-tile w-full"
                            aria-pressed={readCell(cell) !== undefined}
                            onClick={() => toggle(row, column)}
                          >
                            <bdi>{cellText(cell)}</bdi>
                          </button>
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </fieldset>
      )}
      <DiacriticsRules
        {...{ marks, strict }}
        onChange={(rules) => onChange({ ...content, ...rules })}
      />
    </>
  )
}
