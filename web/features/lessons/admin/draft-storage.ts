import { useSession } from '../../../api/session.ts'
import { type ExamQuestionDraft, emptyLessonDraft, type LessonDraft } from './lesson-draft.ts'

/** What was typed and is not saved yet, as this device keeps it over a closed tab. A file is not kept. */
export type StoredDraft = {
  draft: LessonDraft
  /** What the form began with. */
  base: LessonDraft
  /** The state of the lesson it began with, '' for a new one. */
  version: string
  /** The name of the save that was tried last (decision 0140). */
  idempotencyKey: string
}

/** Under which name a form is kept: one administrator's is never another's. */
export function draftKey(classId: string, lessonId = 'new'): string {
  return `lesson-draft:${useSession.getState().user?.id ?? ''}:${classId}:${lessonId}`
}

/** What was kept, or nothing; whatever is not as it should be counts as not there. */
export function loadStoredDraft(key: string): StoredDraft | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as StoredDraft | null
    return stored && [stored.draft, stored.base].every(isLessonDraft) ? stored : undefined
  } catch {
    return undefined
  }
}

// an older or a newer site may have kept something else
function isLessonDraft(draft: LessonDraft): boolean {
  const hasSameShape = Object.entries(emptyLessonDraft()).every(
    ([name, value]) => typeof draft[name as keyof LessonDraft] === typeof value,
  )
  return hasSameShape && draft.questions.every(isQuestion)
}

function isQuestion({ id, question, answer, options }: ExamQuestionDraft): boolean {
  return [id, question, answer, ...options].every((text) => typeof text === 'string')
}

/** Keeps a form; a device without room keeps none, and the form goes on. */
export function storeDraft(
  key: string,
  { draft, base, version, idempotencyKey }: StoredDraft,
): void {
  try {
    localStorage.setItem(key, JSON.stringify({ draft, base, version, once: idempotencyKey }))
  } catch {
    // the open form still has it
  }
}

export function removeStoredDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // where nothing may be kept there is nothing to forget
  }
}
