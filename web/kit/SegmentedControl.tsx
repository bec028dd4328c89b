import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

type Segment<Value extends string> = { value: Value; label: ReactNode; disabled?: boolean }

type SegmentedControlProps<Value extends string> = {
  /** What is being chosen. Read out, and shown above when `labelled`. */
  label: string
  showLabel?: boolean
  options: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** Two or three choices side by side; radio buttons underneath, so that the arrow keys work. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, showLabel, options, value, onChange, className } = props
  const name = useId()
  return (
    <fieldset className={classNames('field', className)}>
      <legend className={showLabel ? 'label mb-1.5' : 'sr-only'}>{label}</legend>
      <div className="segmented">
        {options.map((it) => (
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
