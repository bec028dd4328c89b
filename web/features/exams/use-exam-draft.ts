import { useRef, useState } from 'react'
import type { ExamQuestion } from '../../../contract/exams.ts'
import { type ExamDraft, readDraft, storeDraft } from './exam-draft.ts'
import { keepPreviousOrder, optionsOf } from './options.ts'

/**
 * A student's answers, each change of them kept on the device at once. `isKept` is false when the device had
 * no room for the last one.
 */
export function useExamDraft(key: string, questions: readonly ExamQuestion[]) {
  const [draft, setDraft] = useState(() => withOptionOrder(readDraft(key), questions))
  const [isSaved, setSaved] = useState(true)
  const wasSaved = useRef(true)
  // a photograph that is ready late must not undo what was typed meanwhile
  const latest = useRef(draft)
  const change = (changes: Partial<ExamDraft>) => {
    latest.current = { ...latest.current, ...changes }
    setDraft(latest.current)
    // what found no room is tried once more with whatever comes after it
    wasSaved.current = storeDraft(key, latest.current, wasSaved.current ? changes : latest.current)
    setSaved(wasSaved.current)
  }
  const choose = (questionId: number, option: string) =>
    change({ answers: { ...latest.current.answers, [questionId]: option } })
  return { draft, isSaved, updateDraft: change, chooseOption: choose }
}

/** The draft with every question's options in the order in which they are shown from now on. */
function withOptionOrder(draft: ExamDraft, questions: readonly ExamQuestion[]): ExamDraft {
  const order = Object.fromEntries(
    questions.map((it) => [it.id, keepPreviousOrder(optionsOf(it), draft.order[it.id])]),
  )
  return { ...draft, order }
}
