import type { Ref, SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldLabels } from './Field.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectProps = FieldLabels &
  SelectHTMLAttributes<HTMLSelectElement> & {
    options: readonly SelectOption[]
    /** The label of the empty first option. */
    placeholder?: string
    ref?: Ref<HTMLSelectElement>
  }

/** A native select, for more than three options. */
export function Select({
  label,
  hint,
  error,
  options,
  placeholder,
  className,
  ...rest
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <select {...rest} {...control} className={classNames('input', className)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((it) => (
            <option key={it.value} value={it.value} disabled={it.disabled}>
              {it.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
