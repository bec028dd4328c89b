import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, type FocusEvent, type FormEvent, useState } from 'react'
import { messageOf } from '../../api/call-api.ts'
import { toast } from '../../kit/toast.ts'

type Values<Name extends string> = Record<Name, string>

/** Says what is wrong with a field, or nothing. It is given the other fields too. */
type Rule<Name extends string> = (
  value: string,
  values: Partial<Values<Name>>,
) => string | undefined

type AccountForm<Name extends string, Result> = {
  rules: Record<Name, Rule<Name>>
  submit: (values: Values<Name>) => Promise<Result>
  onSuccess: (result: Result, values: Values<Name>) => void
}

/**
 * A small form: the browser holds what is typed, `rules` judge it, `send` makes the call. Errors appear when a
 * field is left for another or the form is sent, and go as soon as they are mended; a refusal is a toast, and
 * everything typed stays. One call at a time.
 */
export function useAccountForm<Name extends string, Result>(options: AccountForm<Name, Result>) {
  const [errors, setErrors] = useState<Partial<Values<Name>>>({})
  const names = Object.keys(options.rules) as Name[]
  const submission = useMutation({
    mutationFn: options.submit,
    onSuccess: options.onSuccess,
    onError: (error) => toast.error(messageOf(error)),
    // a phone that believes it is offline shall try, and say that it failed
    networkMode: 'always',
  })
  const validateField = (name: Name, form: HTMLFormElement | null) => {
    const values: Partial<Values<Name>> = form ? readValues(names, form) : {}
    return options.rules[name](values[name] ?? '', values)
  }
  const revalidateField = (name: Name, form: HTMLFormElement | null) =>
    setErrors({ ...errors, [name]: validateField(name, form) })

  return {
    busy: submission.isPending,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (submission.isPending) return
      const form = event.currentTarget
      const fieldErrors = Object.fromEntries(names.map((name) => [name, validateField(name, form)]))
      setErrors(fieldErrors as Partial<Values<Name>>)
      const firstInvalid = names.find((name) => fieldErrors[name])
      if (firstInvalid) (form.elements.namedItem(firstInvalid) as HTMLElement).focus()
      else submission.mutate(readValues(names, form))
    },
    /** What a text field needs to take part. */
    field: (name: Name) => ({
      name,
      error: errors[name],
      onBlur(event: FocusEvent<HTMLInputElement>) {
        // on the way to a button an error would move that button from under the finger
        const movesToAnotherField = event.relatedTarget instanceof HTMLInputElement
        if (movesToAnotherField && event.target.value !== '')
          revalidateField(name, event.target.form)
      },
      onChange(event: ChangeEvent<HTMLInputElement>) {
        if (errors[name]) revalidateField(name, event.target.form)
      },
    }),
  }
}

function readValues<Name extends string>(names: Name[], form: HTMLFormElement): Values<Name> {
  const data = new FormData(form)
  return Object.fromEntries(
    names.map((name) => [name, String(data.get(name) ?? '')]),
  ) as Values<Name>
}
