import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

type Segment<Value extends string> = { value: Value; label: ReactNode; disabled?: boolean }

type SegmentedControlProps<Value extends string> = {
  /** The accessible name, visible with `showLabel`. */
  label: string
  showLabel?: boolean
  /** What the choice does, below the options. */
  hint?: string
  options: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** Two or three options side by side, as radio buttons. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, showLabel, hint, options, value, onChange, className } = props
  const name = useId()
  return (
    <fieldset className={classNames('field', className)} aria-describedby={hint && `${name}-hint`}>
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
      {hint && (
        <p id={`${name}-hint`} className="hint">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
