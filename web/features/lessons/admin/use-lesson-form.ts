import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  loadStoredDraft,
  removeStoredDraft,
  type StoredDraft,
  storeDraft,
} from './draft-storage.ts'
import {
  isLessonDraftEqual,
  type LessonDraft,
  type LessonErrors,
  validateLesson,
} from './lesson-draft.ts'
import { mergeLessonDrafts } from './merge-drafts.ts'
import { randomId } from './random-id.ts'

/** A lesson's form as the server has it, and the name of that state ('' for a new lesson). */
export type LoadedLessonDraft = { draft: LessonDraft; version: string }

type LessonFormState = StoredDraft & {
  /** What both this form and somebody else changed; undefined while nobody else changed anything. */
  conflictingFields: string[] | undefined
}

/**
 * A lesson's form: what is typed, and what is wrong with it. Every change is kept on the device until it is saved.
 * A fault shows when the form is sent, and goes as soon as it is mended; nothing is said while somebody types.
 */
export function useLessonForm(storageKey: string, loaded: LoadedLessonDraft) {
  const [state, setState] = useState(() => openForm(storageKey, loaded))
  const [errors, setErrors] = useState<LessonErrors>({})
  // what an earlier visit left is said once, and not of what is typed from here on
  const [isRestored, setRestored] = useState(() => !isLessonDraftEqual(state.draft, state.base))

  const setAndStore = (next: LessonFormState) => {
    setState(next)
    if (isLessonDraftEqual(next.draft, next.base)) removeStoredDraft(storageKey)
    else storeDraft(storageKey, next)
    const remaining = validateLesson(next.draft)
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([it]) => it in remaining)),
    )
  }
  const update = (changes: Partial<LessonDraft>) =>
    setAndStore({ ...state, draft: { ...state.draft, ...changes } })

  /** A question that is gone from the server is gone from what the form began with too. */
  const forgetQuestion = (id: string) => {
    const withoutQuestion = (it: LessonDraft) => ({
      ...it,
      questions: it.questions.filter((question) => question.id !== id),
    })
    setAndStore({
      ...state,
      draft: withoutQuestion(state.draft),
      base: withoutQuestion(state.base),
    })
  }
  const mergeLatest = (latest: LoadedLessonDraft) => setAndStore(mergeForm(state, latest))

  /** Whether the form may be sent; if not, the first field to mend has the focus. */
  const validate = (event: FormEvent<HTMLFormElement>): boolean => {
    const found = validateLesson(state.draft)
    flushSync(() => setErrors(found))
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    return Object.keys(found).length === 0
  }
  const startOver = () => {
    setRestored(false)
    setErrors({})
    setAndStore({
      ...state,
      draft: state.base,
      idempotencyKey: randomId(),
      conflictingFields: undefined,
    })
  }

  return {
    ...state,
    errors,
    change: update,
    dropQuestion: forgetQuestion,
    loadNewest: mergeLatest,
    mayBeSent: validate,
    isRestored,
    startOver,
    removeStored: () => removeStoredDraft(storageKey),
    isDirty: !isLessonDraftEqual(state.draft, state.base),
  }
}

export type LessonForm = ReturnType<typeof useLessonForm>

function openForm(storageKey: string, loaded: LoadedLessonDraft): LessonFormState {
  const stored = loadStoredDraft(storageKey)
  if (!stored) {
    const { draft, version } = loaded
    return { draft, base: draft, version, idempotencyKey: randomId(), conflictingFields: undefined }
  }
  return stored.version === loaded.version
    ? { ...stored, base: loaded.draft, conflictingFields: undefined }
    : mergeForm({ ...stored, conflictingFields: undefined }, loaded)
}

function mergeForm(
  { base, draft: local, idempotencyKey }: LessonFormState,
  latest: LoadedLessonDraft,
): LessonFormState {
  const { draft, conflictingFields } = mergeLessonDrafts(base, local, latest.draft)
  return { draft, base: latest.draft, version: latest.version, idempotencyKey, conflictingFields }
}
