import { useSession } from '../../../api/session.ts'
import { type LessonDraft, newLesson, type QuestionDraft } from './lesson-draft.ts'

/** What was typed and is not saved yet, as this device keeps it over a closed tab. A file is not kept. */
export type KeptDraft = {
  draft: LessonDraft
  /** What the form began with. */
  base: LessonDraft
  /** The state of the lesson it began with, '' for a new one. */
  version: string
  /** The name of the save that was tried last (decision 0140). */
  once: string
}

/** Under which name a form is kept: one administrator's is never another's. */
export function draftKey(classId: string, lessonId = 'new'): string {
  return `lesson-draft:${useSession.getState().user?.id ?? ''}:${classId}:${lessonId}`
}

/** What was kept, or nothing; whatever is not as it should be counts as not there. */
export function readDraft(key: string): KeptDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as KeptDraft | null
    return kept && [kept.draft, kept.base].every(isDraft) ? kept : undefined
  } catch {
    return undefined
  }
}

// an older or a newer site may have kept something else
function isDraft(it: LessonDraft): boolean {
  const isAlike = Object.entries(newLesson()).every(
    ([name, value]) => typeof it[name as keyof LessonDraft] === typeof value,
  )
  return isAlike && it.questions.every(isQuestion)
}

function isQuestion({ id, question, answer, options }: QuestionDraft): boolean {
  return [id, question, answer, ...options].every((word) => typeof word === 'string')
}

/** Keeps a form; a device without room keeps none, and the form goes on. */
export function keepDraft(key: string, { draft, base, version, once }: KeptDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify({ draft, base, version, once }))
  } catch {
    // the open form still has it
  }
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // where nothing may be kept there is nothing to forget
  }
}
