import { cellLabel, type PublicTable } from '../../../../../../contract/exams/kinds/table/table.ts'
import { m } from '../../../../../../messages/m.ts'
import { startsInArabic } from '../../../../../kit/arabic.ts'
import { OptionText } from '../../QuestionText.tsx'
import { type ExerciseAnswerProps, withPart } from '../exercise-props.ts'
import { useFieldKeyboard } from '../use-field-keyboard.tsx'
import '../exercises.css'

/** A table whose hidden cells are typed; its first column stays in view (R-LEARN-007). */
export function TableAnswer(props: ExerciseAnswerProps<PublicTable>) {
  const { content, name, parts, errorId, onChange } = props
  const { rows, isArabic } = content
  const { onFocus, keyboard } = useFieldKeyboard(isArabic)
  const [heads = [], ...body] = rows
  let hidden = 0
  const cell = (text: string | null, row: number, column: number) => {
    if (text !== null) return <OptionText text={text} />
    const index = hidden++
    return (
      <input
        className="input paradigm-field"
        name={index === 0 ? name : undefined}
        aria-label={cellLabel(rows, row, column) || m.exercises_cell({ number: index + 1 })}
        aria-describedby={errorId}
        dir="auto"
        lang={isArabic ? 'ar' : undefined}
        maxLength={300}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
        value={parts[index] ?? ''}
        onFocus={({ currentTarget }) => onFocus(currentTarget)}
        onChange={({ target }) => onChange(withPart(parts, index, target.value))}
      />
    )
  }
  return (
    <div className="grid gap-3">
      <div className="paradigm" dir={isRightToLeft(rows) ? 'rtl' : 'ltr'}>
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
                    {cell(text, 0, column)}
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
                      {cell(text, index + 1, column)}
                    </th>
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a table keep their places
                    <td key={column}>{cell(text, index + 1, column)}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {keyboard && <div className="exercise-keyboard">{keyboard}</div>}
    </div>
  )
}

/** A table begins at the right if the first head with letters is Arabic. */
const isRightToLeft = (rows: readonly (readonly (string | null)[])[]) =>
  startsInArabic(rows.flat().find((it) => it && /\p{L}/u.test(it)) ?? '')
