import { cellLabel, type PublicTable } from '../../../../../../contract/exams/kinds/table/table.ts'
import { m } from '../../../../../../messages/m.ts'
import { ParadigmTable } from '../../ParadigmTable.tsx'
import { OptionText } from '../../QuestionText.tsx'
import { type ExerciseAnswerProps, withPart } from '../exercise-props.ts'
import { useFieldKeyboard } from '../use-field-keyboard.tsx'
import '../exercises.css'

/** A table whose hidden cells are typed; its first column stays in view (R-LEARN-007). */
export function TableAnswer(props: ExerciseAnswerProps<PublicTable>) {
  const { content, name, parts, errorId, onChange } = props
  const { rows, isArabic } = content
  const { onFocus, keyboard } = useFieldKeyboard(isArabic)
  const cell = (text: string | null, row: number, column: number) => {
    if (text !== null) return <OptionText text={text} />
    const before = [...rows.slice(0, row).flat(), ...(rows[row]?.slice(0, column) ?? [])]
    const index = before.filter((it) => it === null).length
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
      <ParadigmTable rows={rows} renderCell={cell} />
      {keyboard && <div className="exercise-keyboard">{keyboard}</div>}
    </div>
  )
}
