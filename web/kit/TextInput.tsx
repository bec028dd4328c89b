import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldLabels } from './Field.tsx'

export type TextInputProps = FieldLabels &
  InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }

// these hold no words, and a number or an address set from the right would only confuse
const NON_TEXT_TYPES = new Set(['email', 'tel', 'url', 'number', 'date', 'datetime-local', 'time'])

/** One line of text. Give it the right type, inputMode and autoComplete. */
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

/** Several lines, in whichever direction the writer writes. */
export function TextArea({ label, hint, error, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea dir="auto" {...control} {...rest} className={classNames('input', className)} />
      )}
    </Field>
  )
}
