import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { deviceDrafts } from '../../../forms/draft-storage.ts'
import { newIdempotencyKey } from '../../../forms/idempotency-key.ts'
import { changedFields } from '../../../forms/merge-fields.ts'
import { type FormState, useForm } from '../../../forms/use-form.ts'
import { isLessonFieldEqual, type LessonDraft, validateLesson } from './lesson-draft.ts'
import { mergeLesson } from './merge-lesson.ts'
import { putBack, type RemovedQuestion, takeOut } from './returned-questions.ts'
import { loadStoredDraft, storeDraft } from './stored-draft.ts'

/** A saved lesson as form values, and its version ('' for a new lesson). */
export type LoadedLessonDraft = { draft: LessonDraft; version: string }

type OpenedForm = {
  state: FormState<LessonDraft>
  version: string
  idempotencyKey: string
  /** The labels of the fields that another administrator changed too; undefined if nobody else saved. */
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
  const removed = useRef<RemovedQuestion[]>([])

  const merge = ({ base, values }: FormState<LessonDraft>, latest: LoadedLessonDraft) => {
    const merged = mergeLesson(base, values, latest.draft)
    attempt.current = { ...attempt.current, version: latest.version }
    form.rebase(latest.draft, merged.values)
    return merged.conflictingFields
  }
  /** Applies changes that were made without a save: removed and restored questions, also those of Undo here. */
  const takeOver = useEffectEvent((latest: LoadedLessonDraft) => {
    const isOtherVersion = latest.version !== attempt.current.version
    const { state, left } = putBack(form.current(), removed.current, latest.draft)
    const hasReturned = left.length < removed.current.length
    // the next save is declined and offers to load the other version
    if (isOtherVersion && !hasReturned) return
    removed.current = left
    if (isSameLesson(state.base, latest.draft) && !hasReturned) return
    const conflicts = merge(state, latest)
    if (isOtherVersion || conflicts.length > 0) setConflictingFields(conflicts)
  })
  useEffect(() => takeOver(loaded), [loaded])

  return {
    ...form,
    conflictingFields,
    /** True if the form opened with input of an earlier visit and the user has not started over. */
    isRestored,
    /** The version that the form started from and the idempotency key of its save attempts. */
    attempt: () => attempt.current,
    /** Removes a question that the server has deleted. If it is restored, it returns to its place with its input. */
    forgetQuestion: (id: string) => {
      const taken = takeOut(form.current(), id)
      if (taken.removed) removed.current = [...removed.current, taken.removed]
      form.rebase(taken.state.base, taken.state.values)
    },
    mergeLatest: (latest: LoadedLessonDraft) => {
      setConflictingFields(merge(form.current(), latest))
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

const isSameLesson = (left: LessonDraft, right: LessonDraft) =>
  changedFields(left, right, isLessonFieldEqual).length === 0

const isUnchanged = ({ base, values }: FormState<LessonDraft>) => isSameLesson(base, values)

function openForm(storageKey: string, { draft: latest, version }: LoadedLessonDraft): OpenedForm {
  const stored = loadStoredDraft(storageKey)
  if (!stored) {
    const idempotencyKey = newIdempotencyKey()
    const state = { base: latest, values: latest }
    return { state, version, idempotencyKey, conflictingFields: undefined }
  }
  const idempotencyKey = stored.once || newIdempotencyKey()
  // the same version can have other questions: removing or restoring one does not change the version
  const { values, conflictingFields } = mergeLesson(stored.base, stored.draft, latest)
  const state = { base: latest, values }
  const isSaved = stored.version !== version || conflictingFields.length > 0
  return {
    state,
    version,
    idempotencyKey,
    conflictingFields: isSaved ? conflictingFields : undefined,
  }
}
