import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldLabels } from './Field.tsx'

export type TextInputProps = FieldLabels &
  InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }

/** The direction of a field: addresses are left to right also in an Arabic page, and dates are written by the browser. */
function directionOf(type = ''): 'ltr' | 'auto' | undefined {
  if (['email', 'tel', 'url'].includes(type)) return 'ltr'
  return ['number', 'date', 'datetime-local', 'time'].includes(type) ? undefined : 'auto'
}

/** A text field of one line. Set type, inputMode and autoComplete. */
export function TextInput({ label, hint, error, className, ...rest }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          dir={directionOf(rest.type)}
          {...control}
          {...rest}
          className={classNames('input', className)}
        />
      )}
    </Field>
  )
}

export type TextAreaProps = FieldLabels &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }

/** A text field of several lines, in the direction of its content. */
export function TextArea({ label, hint, error, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea dir="auto" {...control} {...rest} className={classNames('input', className)} />
      )}
    </Field>
  )
}
