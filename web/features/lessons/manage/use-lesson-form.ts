import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { broughtTogether } from './bring-together.ts'
import { forgetDraft, type KeptDraft, keepDraft, readDraft } from './kept-draft.ts'
import { type Faults, faultsOf, isSame, type LessonDraft } from './lesson-draft.ts'
import { randomName } from './random-name.ts'

/** A lesson's form as the server has it, and the name of that state ('' for a new lesson). */
export type KnownLesson = { draft: LessonDraft; version: string }

type Form = KeptDraft & {
  /** What both this form and somebody else changed; undefined while nobody else changed anything. */
  both: string[] | undefined
}

/**
 * A lesson's form: what is typed, and what is wrong with it. Every change is kept on the device until it is saved.
 * A fault shows when the form is sent, and goes as soon as it is mended; nothing is said while somebody types.
 */
export function useLessonForm(key: string, known: KnownLesson) {
  const [form, setForm] = useState(() => opened(key, known))
  const [faults, setFaults] = useState<Faults>({})
  // what an earlier visit left is said once, and not of what is typed from here on
  const [isRestored, setRestored] = useState(() => !isSame(form.draft, form.base))

  const put = (next: Form) => {
    setForm(next)
    if (isSame(next.draft, next.base)) forgetDraft(key)
    else keepDraft(key, next)
    const still = faultsOf(next.draft)
    setFaults((shown) => Object.fromEntries(Object.entries(shown).filter(([it]) => it in still)))
  }
  const change = (part: Partial<LessonDraft>) => put({ ...form, draft: { ...form.draft, ...part } })

  /** A question that is gone from the server is gone from what the form began with too. */
  const dropQuestion = (id: string) => {
    const without = (it: LessonDraft) => ({
      ...it,
      questions: it.questions.filter((question) => question.id !== id),
    })
    put({ ...form, draft: without(form.draft), base: without(form.base) })
  }
  const loadNewest = (newest: KnownLesson) => put(together(form, newest))

  /** Whether the form may be sent; if not, the first field to mend has the focus. */
  const mayBeSent = (event: FormEvent<HTMLFormElement>): boolean => {
    const found = faultsOf(form.draft)
    flushSync(() => setFaults(found))
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    return Object.keys(found).length === 0
  }
  const startOver = () => {
    setRestored(false)
    setFaults({})
    put({ ...form, draft: form.base, once: randomName(), both: undefined })
  }

  return {
    ...form,
    faults,
    change,
    dropQuestion,
    loadNewest,
    mayBeSent,
    isRestored,
    startOver,
    forget: () => forgetDraft(key),
    isTouched: !isSame(form.draft, form.base),
  }
}

export type LessonForm = ReturnType<typeof useLessonForm>

function opened(key: string, known: KnownLesson): Form {
  const kept = readDraft(key)
  if (!kept) {
    const { draft, version } = known
    return { draft, base: draft, version, once: randomName(), both: undefined }
  }
  return kept.version === known.version
    ? { ...kept, base: known.draft, both: undefined }
    : together({ ...kept, both: undefined }, known)
}

function together({ base, draft: mine, once }: Form, newest: KnownLesson): Form {
  const { draft, both } = broughtTogether(base, mine, newest.draft)
  return { draft, base: newest.draft, version: newest.version, once, both }
}
