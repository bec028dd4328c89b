import type { Ref, SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldText } from './Field.tsx'

export type Choice = { value: string; label: string; disabled?: boolean }

export type SelectProps = FieldText &
  SelectHTMLAttributes<HTMLSelectElement> & {
    choices: readonly Choice[]
    /** The first, empty choice. */
    placeholder?: string
    ref?: Ref<HTMLSelectElement>
  }

/** One of more than three choices: the phone's own picker, which costs no bytes and knows the thumb. */
export function Select({
  label,
  hint,
  error,
  choices,
  placeholder,
  className,
  ...rest
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <select {...rest} {...control} className={classNames('input', className)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((it) => (
            <option key={it.value} value={it.value} disabled={it.disabled}>
              {it.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
