import { useSession } from '../../../api/session.ts'
import { deviceDrafts } from '../../../forms/draft-storage.ts'
import { type ExamQuestionDraft, emptyLessonDraft, type LessonDraft } from './lesson-draft.ts'

/** Unsaved input of the lesson form on this device. A chosen file is not stored. */
export type StoredDraft = {
  draft: LessonDraft
  /** The saved state that the form started from. */
  base: LessonDraft
  /** The version of `base`, '' for a new lesson. */
  version: string
  /** The idempotency key of the last save attempt (decision 0140). */
  once: string
}

/** The storage key of a lesson's form. It includes the administrator: a device may be shared. */
export function draftKey(classId: string, lessonId = 'new'): string {
  return `lesson-draft:${useSession.getState().user?.id ?? ''}:${classId}:${lessonId}`
}

/** The stored draft, undefined if there is none or another release stored another shape. */
export function loadStoredDraft(key: string): StoredDraft | undefined {
  const stored = deviceDrafts.readJson(key) as Partial<StoredDraft> | null | undefined
  const draft = complete(stored?.draft)
  const base = complete(stored?.base)
  return stored && isLessonDraft(draft) && isLessonDraft(base)
    ? { version: '', once: '', ...stored, draft, base }
    : undefined
}

/** A draft of the release before the free sample has no value for it. */
const complete = (draft: LessonDraft | undefined): LessonDraft | undefined =>
  draft && { ...draft, sample: draft.sample ?? false }

function isLessonDraft(draft: LessonDraft | undefined): draft is LessonDraft {
  return (
    draft !== undefined &&
    Object.entries(emptyLessonDraft()).every(
      ([name, value]) => typeof draft[name as keyof LessonDraft] === typeof value,
    ) &&
    Array.isArray(draft.questions) &&
    draft.questions.every(isQuestion)
  )
}

function isQuestion({ id, question, answer, options }: ExamQuestionDraft): boolean {
  return [id, question, answer, ...options].every((text) => typeof text === 'string')
}

export function storeDraft(key: string, draft: StoredDraft): void {
  deviceDrafts.write(key, JSON.stringify(draft))
}
