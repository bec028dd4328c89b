import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { type ClassDraft, type ClassErrors, isDraftDirty, validateClass } from './class-draft.ts'

/**
 * A class's form: what is typed, and what is wrong with it. A fault shows when the form is sent, and goes as soon as it
 * is mended; nothing is said while somebody types.
 */
export function useClassForm(initial: ClassDraft) {
  const [draft, setDraft] = useState(initial)
  const [errors, setErrors] = useState<ClassErrors>({})

  const update = (changes: Partial<ClassDraft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    const still = validateClass(next)
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([field]) => field in still)),
    )
  }

  /** Whether the form may be sent; if not, the first field to mend has the focus. */
  const validate = (event: FormEvent<HTMLFormElement>): boolean => {
    const found = validateClass(draft)
    flushSync(() => setErrors(found))
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    return Object.keys(found).length === 0
  }

  return {
    draft,
    errors,
    change: update,
    mayBeSent: validate,
    isDirty: isDraftDirty(draft, initial),
  }
}
