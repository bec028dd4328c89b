import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, type FocusEvent, type FormEvent, useRef } from 'react'
import type { ErrorCode } from '../../../contract/platform/error-codes.ts'
import { ApiError, failureOf } from '../../api/call-api.ts'
import { type Rule, validateBy } from '../../forms/field-rules.ts'
import { movesToField, useFieldErrors } from '../../forms/use-field-errors.ts'
import { toast } from '../../kit/toast.ts'

type Values<Name extends string> = Record<Name, string>

type AccountForm<Name extends string, Result> = {
  rules: { [Field in Name]: Rule<string, Values<Name>> }
  submit: (values: Values<Name>) => Promise<Result>
  onSuccess: (result: Result, values: Values<Name>) => void
  /** The field that a declined request is about, by the code of the error. */
  fieldOfError?: Partial<Record<ErrorCode, NoInfer<Name>>>
}

/**
 * A short form with uncontrolled text fields, so that the input of a password manager counts. Errors appear
 * on submit or when the focus moves to another field. A declined request is shown in a toast and as the error of the field
 * that it concerns; the input is kept. One request at a time.
 */
export function useAccountForm<Name extends string, Result>(options: AccountForm<Name, Result>) {
  // Object.keys widens the names
  const names = Object.keys(options.rules) as Name[]
  const form = useRef<HTMLFormElement>(null)
  const { errors, check, refresh, checkField, showError } = useFieldErrors(
    validateBy<Values<Name>>(options.rules),
  )
  const fieldOf = (code: ErrorCode) =>
    options.fieldOfError?.[code] ??
    // the error codes of a new password
    (/^password_/.test(code) && names.find((it) => ['password', 'newPassword'].includes(it)))
  const submission = useMutation({
    mutationFn: options.submit,
    onSuccess: options.onSuccess,
    onError: (error) => {
      toast.error(...failureOf(error))
      const name = error instanceof ApiError && error.code && fieldOf(error.code)
      if (name) showError(name, error.message, form.current)
    },
    // the browser may report offline wrongly: try, and report the failure
    networkMode: 'always',
  })

  return {
    busy: submission.isPending,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      form.current = event.currentTarget
      const values = readValues(names, event.currentTarget)
      if (!submission.isPending && check(values, event.currentTarget)) submission.mutate(values)
    },
    /** The props of a text field. */
    field: (name: Name) => ({
      name,
      error: errors[name],
      onBlur(event: FocusEvent<HTMLInputElement>) {
        const { form, value } = event.target
        if (form && value !== '' && movesToField(event)) checkField(name, readValues(names, form))
      },
      onChange({ target: { form } }: ChangeEvent<HTMLInputElement>) {
        if (form && errors[name]) refresh(readValues(names, form))
      },
    }),
  }
}

function readValues<Name extends string>(names: Name[], form: HTMLFormElement): Values<Name> {
  const data = new FormData(form)
  // the entries are those of `names`
  return Object.fromEntries(
    names.map((name) => [name, String(data.get(name) ?? '')]),
  ) as Values<Name>
}
