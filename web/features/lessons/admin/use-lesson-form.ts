import { useRef, useState } from 'react'
import { deviceDrafts } from '../../../forms/draft-storage.ts'
import { newIdempotencyKey } from '../../../forms/idempotency-key.ts'
import { changedFields } from '../../../forms/merge-fields.ts'
import { type FormState, useForm } from '../../../forms/use-form.ts'
import { isLessonFieldEqual, type LessonDraft, validateLesson } from './lesson-draft.ts'
import { mergeLesson } from './merge-lesson.ts'
import { loadStoredDraft, storeDraft } from './stored-draft.ts'

/** A saved lesson as form values, and its version ('' for a new lesson). */
export type LoadedLessonDraft = { draft: LessonDraft; version: string }

type OpenedForm = {
  state: FormState<LessonDraft>
  version: string
  idempotencyKey: string
  /** The labels of what both this form and another administrator changed; undefined if nobody else saved. */
  conflictingFields: string[] | undefined
}

/** The lesson form. Every change is stored on the device until it is saved or discarded. */
export function useLessonForm(storageKey: string, loaded: LoadedLessonDraft) {
  const [opened] = useState(() => openForm(storageKey, loaded))
  const [conflictingFields, setConflictingFields] = useState(opened.conflictingFields)
  // read by event handlers only
  const attempt = useRef({ version: opened.version, idempotencyKey: opened.idempotencyKey })
  const form = useForm({
    initial: () => opened.state,
    validate: validateLesson,
    isEqual: isLessonFieldEqual,
    onChange: ({ base, values }) => {
      const { version, idempotencyKey: once } = attempt.current
      if (isUnchanged({ base, values })) deviceDrafts.remove(storageKey)
      else storeDraft(storageKey, { draft: values, base, version, once })
    },
  })
  const [isRestored, setRestored] = useState(form.isDirty)

  return {
    ...form,
    conflictingFields,
    /** True if the form opened with input of an earlier visit and the user has not started over. */
    isRestored,
    /** The version that the form started from and the idempotency key of its save attempts. */
    attempt: () => attempt.current,
    /** Removes a question that the server has deleted. */
    forgetQuestion: (id: string) => {
      const withoutQuestion = (it: LessonDraft) => ({
        ...it,
        questions: it.questions.filter((question) => question.id !== id),
        checks: it.checks.filter((question) => question.id !== id),
      })
      const { base, values } = form.current()
      form.rebase(withoutQuestion(base), withoutQuestion(values))
    },
    mergeLatest: (latest: LoadedLessonDraft) => {
      const { base, values } = form.current()
      const merged = mergeLesson(base, values, latest.draft)
      attempt.current = { ...attempt.current, version: latest.version }
      form.rebase(latest.draft, merged.values)
      setConflictingFields(merged.conflictingFields)
    },
    startOver: () => {
      const { base } = form.current()
      attempt.current = { ...attempt.current, idempotencyKey: newIdempotencyKey() }
      form.rebase(base, base)
      form.setErrors({})
      setRestored(false)
      setConflictingFields(undefined)
    },
    removeStored: () => deviceDrafts.remove(storageKey),
  }
}

export type LessonForm = ReturnType<typeof useLessonForm>

const isUnchanged = ({ base, values }: FormState<LessonDraft>) =>
  changedFields(base, values, isLessonFieldEqual).length === 0

function openForm(storageKey: string, { draft: latest, version }: LoadedLessonDraft): OpenedForm {
  const stored = loadStoredDraft(storageKey)
  if (!stored) {
    const idempotencyKey = newIdempotencyKey()
    const state = { base: latest, values: latest }
    return { state, version, idempotencyKey, conflictingFields: undefined }
  }
  const idempotencyKey = stored.once || newIdempotencyKey()
  if (stored.version === version) {
    const state = { base: latest, values: stored.draft }
    return { state, version, idempotencyKey, conflictingFields: undefined }
  }
  const { values, conflictingFields } = mergeLesson(stored.base, stored.draft, latest)
  return { state: { base: latest, values }, version, idempotencyKey, conflictingFields }
}
