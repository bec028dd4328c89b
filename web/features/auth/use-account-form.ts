import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, type FocusEvent, type FormEvent, useState } from 'react'
import { messageOf } from '../../api/ask.ts'
import { toast } from '../../kit/toast.ts'

type Values<Name extends string> = Record<Name, string>

/** Says what is wrong with a field, or nothing. It is given the other fields too. */
type Rule<Name extends string> = (value: string, all: Partial<Values<Name>>) => string | undefined

type AccountForm<Name extends string, Answer> = {
  rules: Record<Name, Rule<Name>>
  send: (values: Values<Name>) => Promise<Answer>
  done: (answer: Answer, values: Values<Name>) => void
}

/**
 * A small form: the browser holds what is typed, `rules` judge it, `send` makes the call. Errors appear when a
 * field is left for another or the form is sent, and go as soon as they are mended; a refusal is a toast, and
 * everything typed stays. One call at a time.
 */
export function useAccountForm<Name extends string, Answer>(it: AccountForm<Name, Answer>) {
  const [errors, setErrors] = useState<Partial<Values<Name>>>({})
  const names = Object.keys(it.rules) as Name[]
  const sending = useMutation({
    mutationFn: it.send,
    onSuccess: it.done,
    onError: (fault) => toast.bad(messageOf(fault)),
    // a phone that believes it is offline shall try, and say that it failed
    networkMode: 'always',
  })
  const judge = (name: Name, form: HTMLFormElement | null) => {
    const values: Partial<Values<Name>> = form ? read(names, form) : {}
    return it.rules[name](values[name] ?? '', values)
  }
  const rejudge = (name: Name, form: HTMLFormElement | null) =>
    setErrors({ ...errors, [name]: judge(name, form) })

  return {
    busy: sending.isPending,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (sending.isPending) return
      const form = event.currentTarget
      const found = Object.fromEntries(names.map((name) => [name, judge(name, form)]))
      setErrors(found as Partial<Values<Name>>)
      const wrong = names.find((name) => found[name])
      if (wrong) (form.elements.namedItem(wrong) as HTMLElement).focus()
      else sending.mutate(read(names, form))
    },
    /** What a text field needs to take part. */
    field: (name: Name) => ({
      name,
      error: errors[name],
      onBlur(event: FocusEvent<HTMLInputElement>) {
        // on the way to a button an error would move that button from under the finger
        const toAnotherField = event.relatedTarget instanceof HTMLInputElement
        if (toAnotherField && event.target.value !== '') rejudge(name, event.target.form)
      },
      onChange(event: ChangeEvent<HTMLInputElement>) {
        if (errors[name]) rejudge(name, event.target.form)
      },
    }),
  }
}

function read<Name extends string>(names: Name[], form: HTMLFormElement): Values<Name> {
  const data = new FormData(form)
  return Object.fromEntries(
    names.map((name) => [name, String(data.get(name) ?? '')]),
  ) as Values<Name>
}
