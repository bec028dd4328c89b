import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { type ClassDraft, type Faults, faultsOf, isTouched } from './class-draft.ts'

/**
 * A class's form: what is typed, and what is wrong with it. A fault shows when the form is sent, and goes as soon as it
 * is mended; nothing is said while somebody types.
 */
export function useClassForm(first: ClassDraft) {
  const [draft, setDraft] = useState(first)
  const [faults, setFaults] = useState<Faults>({})

  const change = (to: Partial<ClassDraft>) => {
    const next = { ...draft, ...to }
    setDraft(next)
    const still = faultsOf(next)
    setFaults((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([field]) => field in still)),
    )
  }

  /** Whether the form may be sent; if not, the first field to mend has the focus. */
  const mayBeSent = (event: FormEvent<HTMLFormElement>): boolean => {
    const found = faultsOf(draft)
    flushSync(() => setFaults(found))
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    return Object.keys(found).length === 0
  }

  return { draft, faults, change, mayBeSent, isTouched: isTouched(draft, first) }
}
