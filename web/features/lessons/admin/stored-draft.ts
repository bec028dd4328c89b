import { useSession } from '../../../api/session.ts'
import { deviceDrafts } from '../../../forms/draft-storage.ts'
import { emptyLessonDraft, type LessonDraft } from './lesson-draft.ts'
import { type ExamQuestionDraft, withNewQuestionFields } from './questions/question-draft.ts'

/** Unsaved input of the lesson form on this device. A chosen file is not stored. */
export type StoredDraft = {
  draft: LessonDraft
  /** The saved state that the form started from. */
  base: LessonDraft
  /** The version of `base`, '' for a new lesson. */
  version: string
  /** The idempotency key of the last save attempt (decision 0501). */
  once: string
}

/** The storage key of a lesson's form. It includes the administrator: a device may be shared. */
export function draftKey(classId: string, lessonId = 'new'): string {
  return `lesson-draft:${useSession.getState().user?.id ?? ''}:${classId}:${lessonId}`
}

/** The stored draft, undefined if there is none or another release stored another shape. */
export function loadStoredDraft(key: string): StoredDraft | undefined {
  // its shape is checked below
  const stored = deviceDrafts.readJson(key) as Partial<StoredDraft> | null | undefined
  const draft = withNewFields(stored?.draft)
  const base = withNewFields(stored?.base)
  return isLessonDraft(draft) && isLessonDraft(base)
    ? { version: '', once: '', ...stored, draft, base }
    : undefined
}

/** A draft of an earlier release has no free sample, no draft mark, no second mark, no checks and simpler questions. */
function withNewFields(draft: LessonDraft | undefined): LessonDraft | undefined {
  if (!draft || !Array.isArray(draft.questions)) return
  const questions = draft.questions.map(withNewQuestionFields)
  const { sample = false, draft: isDraft = false } = draft
  const empty = emptyLessonDraft()
  const { nearPercent = empty.nearPercent, secondMark = empty.secondMark } = draft
  const { secondMarkPoints = empty.secondMarkPoints } = draft
  const checks = (draft.checks ?? []).map(withNewQuestionFields)
  const marking = { nearPercent, secondMark, secondMarkPoints }
  const { blocks = [], blockFiles = [], rules = empty.rules, attachments = [] } = draft
  const added = { blocks, blockFiles, rules, attachments }
  return { ...draft, sample, draft: isDraft, ...marking, ...added, questions, checks }
}

function isLessonDraft(draft: LessonDraft | undefined): draft is LessonDraft {
  return (
    draft !== undefined &&
    Object.entries(emptyLessonDraft()).every(
      // Object.entries widens the names
      ([name, value]) => typeof draft[name as keyof LessonDraft] === typeof value,
    ) &&
    [draft.questions, draft.checks].every((it) => Array.isArray(it) && it.every(isQuestion))
  )
}

function isQuestion(question: ExamQuestionDraft): boolean {
  const {
    options,
    accepted,
    media: _,
    strict: _s,
    content: _c,
    slow: _l,
    files,
    ...texts
  } = question
  if (!Array.isArray(files)) return false
  return [...Object.values(texts), ...options, ...accepted].every(
    (text) => typeof text === 'string',
  )
}

export function storeDraft(key: string, draft: StoredDraft): void {
  deviceDrafts.write(key, JSON.stringify(draft))
}
