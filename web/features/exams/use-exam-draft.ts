import { useRef, useState } from 'react'
import type { ExamQuestion } from '../../../contract/exams/exams.ts'
import { type ExamDraft, readDraft, storeDraft } from './exam-draft.ts'
import { keepPreviousOrder, optionsOf } from './options.ts'

/**
 * The answers of a student, each change stored on the device. `isSaved` is false if the storage was full at the last
 * change.
 */
export function useExamDraft(key: string, questions: readonly ExamQuestion[]) {
  const [draft, setDraft] = useState(() => withOptionOrder(readDraft(key), questions))
  const [isSaved, setSaved] = useState(true)
  const wasSaved = useRef(true)
  // a photo that is processed late must not revert text typed meanwhile
  const latest = useRef(draft)
  const change = (changes: Partial<ExamDraft>) => {
    latest.current = { ...latest.current, ...changes }
    setDraft(latest.current)
    // a change that was not stored is stored together with the next one
    wasSaved.current = storeDraft(key, latest.current, wasSaved.current ? changes : latest.current)
    setSaved(wasSaved.current)
  }
  const choose = (questionId: number, option: string) =>
    change({ answers: { ...latest.current.answers, [questionId]: option } })
  const readLatest = () => latest.current
  return { draft, isSaved, readLatest, updateDraft: change, chooseOption: choose }
}

/** The draft with the order in which the options are displayed from now on. */
function withOptionOrder(draft: ExamDraft, questions: readonly ExamQuestion[]): ExamDraft {
  const order = Object.fromEntries(
    questions.map((it) => [it.id, keepPreviousOrder(optionsOf(it), draft.order[it.id])]),
  )
  return { ...draft, order }
}
