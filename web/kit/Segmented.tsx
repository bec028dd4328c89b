import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

type Segment<Value extends string> = { value: Value; label: ReactNode; disabled?: boolean }

type SegmentedProps<Value extends string> = {
  /** What is being chosen. Read out, and shown above when `labelled`. */
  label: string
  labelled?: boolean
  choices: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** Two or three choices side by side; radio buttons underneath, so that the arrow keys work. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, labelled, choices, value, onChange, className } = props
  const name = useId()
  return (
    <fieldset className={classNames('field', className)}>
      <legend className={labelled ? 'label mb-1.5' : 'sr-only'}>{label}</legend>
      <div className="seg">
        {choices.map((it) => (
          <label key={it.value}>
            <input
              type="radio"
              name={name}
              value={it.value}
              checked={it.value === value}
              disabled={it.disabled}
              onChange={() => onChange(it.value)}
            />
            {it.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
