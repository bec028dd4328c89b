import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldLabels } from './Field.tsx'

export type TextInputProps = FieldLabels &
  InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }

// numbers and addresses are always left-to-right
const NON_TEXT_TYPES = new Set(['email', 'tel', 'url', 'number', 'date', 'datetime-local', 'time'])

/** A text field of one line. Set type, inputMode and autoComplete. */
export function TextInput({ label, hint, error, className, ...rest }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          dir={NON_TEXT_TYPES.has(rest.type ?? '') ? undefined : 'auto'}
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
