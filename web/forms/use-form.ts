import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import type { FieldErrors } from './field-rules.ts'
import { changedFields, type FieldEquality, isSameValue } from './merge-fields.ts'
import { movesToField, useFieldErrors } from './use-field-errors.ts'

/** `base` is the saved state, which `values` are compared and merged with. */
export type FormState<Values> = { base: Values; values: Values }

export type FormOptions<Values, Name extends string> = {
  /** The state of the form when it opens. */
  initial: () => FormState<Values>
  validate: (values: Values) => FieldErrors<Name>
  /** Compares a field of two forms, by `===` if omitted. */
  isEqual?: FieldEquality<Values>
  /** Validates a field when the focus moves to another field. */
  validatesOnBlur?: boolean
  /** Completes the values after each change: fields that depend on others. */
  complete?: (values: Values) => Values
  /** Receives each new state, for example to store it on the device. */
  onChange?: (state: FormState<Values>) => void
}

type TextField<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never
}[keyof Values] &
  string

/** The state of a form that opens with saved values. */
export const unchanged = <Values>(base: Values): FormState<Values> => ({ base, values: base })

/**
 * The state of a form: values, displayed errors, the dirty check and the base for merging. The caller sends
 * the requests, usually with `useFormMutation`.
 */
export function useForm<Values extends object, Name extends string = keyof Values & string>({
  initial,
  validate,
  isEqual = isSameValue,
  validatesOnBlur = false,
  complete = (values) => values,
  onChange,
}: FormOptions<Values, Name>) {
  const [state, setState] = useState(initial)
  // a change after an await, or the second one in an event, has to see the first one
  const latest = useRef(state)
  const { errors, setErrors, check, refresh, checkField, showError } = useFieldErrors(validate)
  const submitted = useRef<HTMLFormElement>(null)

  const setForm = (next: FormState<Values>) => {
    latest.current = next
    setState(next)
    onChange?.(next)
    refresh(next.values)
  }
  const update = (changes: Partial<Values>) => {
    const { base, values } = latest.current
    setForm({ base, values: complete({ ...values, ...changes }) })
  }

  return {
    ...state,
    errors,
    /** Displays errors that only the server finds; they last until the next change. */
    setErrors,
    /** Displays an error that only the server finds at its field, and focuses the field; see `use-form-mutation.ts`. */
    showServerError: (name: Name, message: string) => showError(name, message, submitted.current),
    isDirty: changedFields(state.base, state.values, isEqual).length > 0,
    update,
    /** Sets a new saved state and the values that were merged with it. */
    rebase: (base: Values, values: Values) => setForm({ base, values }),
    /** The current state, also after an await. */
    current: () => latest.current,
    /** Displays all errors. True if there is none. For forms without a submit event. */
    check: () => check(latest.current.values),
    /** Submits valid values; focuses the first invalid field otherwise. Ignored while `isPending`. */
    handleSubmit:
      (send: (values: Values) => void, isPending = false) =>
      (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        submitted.current = event.currentTarget
        const { values } = latest.current
        if (!isPending && check(values, event.currentTarget)) send(values)
      },
    /** The props of a text field. */
    field: <Field extends TextField<Values> & Name>(name: Field) => ({
      name,
      // `Field` admits text fields only
      value: state.values[name] as string,
      error: errors[name],
      onChange: ({ target }: { target: { value: string } }) =>
        // a computed name has the type of any text
        update({ [name]: target.value } as Partial<Values>),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (validatesOnBlur && movesToField(event)) checkField(name, latest.current.values)
      },
    }),
  }
}
