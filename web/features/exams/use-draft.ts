import { useRef, useState } from 'react'
import type { ExamQuestion } from '../../../contract/exams.ts'
import { type Draft, keepDraft, readDraft } from './draft.ts'
import { inKnownOrder, optionsOf } from './options.ts'

/**
 * A student's answers, each change of them kept on the device at once. `isKept` is false when the device had
 * no room for the last one.
 */
export function useDraft(key: string, questions: readonly ExamQuestion[]) {
  const [draft, setDraft] = useState(() => withOrder(readDraft(key), questions))
  const [isKept, setKept] = useState(true)
  const wasKept = useRef(true)
  // a photograph that is ready late must not undo what was typed meanwhile
  const latest = useRef(draft)
  const change = (part: Partial<Draft>) => {
    latest.current = { ...latest.current, ...part }
    setDraft(latest.current)
    // what found no room is tried once more with whatever comes after it
    wasKept.current = keepDraft(key, latest.current, wasKept.current ? part : latest.current)
    setKept(wasKept.current)
  }
  const choose = (questionId: number, option: string) =>
    change({ answers: { ...latest.current.answers, [questionId]: option } })
  return { draft, isKept, change, choose }
}

/** The draft with every question's options in the order in which they are shown from now on. */
function withOrder(draft: Draft, questions: readonly ExamQuestion[]): Draft {
  const order = Object.fromEntries(
    questions.map((it) => [it.id, inKnownOrder(optionsOf(it), draft.order[it.id])]),
  )
  return { ...draft, order }
}
