import { type FocusEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldErrors, remainingErrors } from './field-rules.ts'

const INVALID_FIELD = '[aria-invalid=true], [data-invalid=true]'

/**
 * The errors that a form displays. They appear on submit (and, with `checkField`, when a field is left) and disappear
 * as soon as the field is valid; typing never adds one.
 */
export function useFieldErrors<Values, Name extends string>(
  validate: (values: Values) => FieldErrors<Name>,
) {
  const [errors, setErrors] = useState<FieldErrors<Name>>({})
  return {
    errors,
    setErrors,
    /** Displays all errors and focuses the first invalid field of `form`. True if there is none. */
    check(values: Values, form?: HTMLElement): boolean {
      const found = validate(values)
      // the fields need aria-invalid before the first one can be looked up
      flushSync(() => setErrors(found))
      const [firstName] = Object.keys(found)
      if (firstName === undefined) return true
      const field =
        form?.querySelector(INVALID_FIELD) ?? form?.querySelector(`[name="${firstName}"]`)
      if (field instanceof HTMLElement) field.focus()
      return false
    },
    /** Displays an error of the server at its field, and focuses the field. */
    showError(name: Name, message: string, form: HTMLElement | null) {
      flushSync(() => setErrors((displayed) => ({ ...displayed, [name]: message })))
      const field = form?.querySelector(`[name="${name}"]`)
      if (field instanceof HTMLElement) field.focus()
    },
    /** Removes the displayed errors that no longer apply. */
    refresh(values: Values) {
      setErrors((displayed) => remainingErrors(displayed, validate(values)))
    },
    /** Displays the error of one field. */
    checkField(name: Name, values: Values) {
      setErrors((displayed) => ({ ...displayed, [name]: validate(values)[name] }))
    },
  }
}

/** Whether the focus moves to another field. An error would push a button away from the pointer on its way there. */
export function movesToField({ relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return relatedTarget instanceof Element && relatedTarget.matches('input, textarea, select')
}
