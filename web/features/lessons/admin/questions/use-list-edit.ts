import { moveTo } from '../lesson-order.ts'
import { type ExamQuestionDraft, findDraftProblems, isNewQuestion } from './question-draft.ts'

/** A removed question that can be restored until the form is saved. */
export type RemovedQuestion = { question: ExamQuestionDraft; index: number; isStored: boolean }

type EditedList = {
  questions: ExamQuestionDraft[]
  /** At most this many questions. */
  limit: number
  onChange: (questions: ExamQuestionDraft[]) => void
  /** Asks for confirmation before a saved question is removed; undefined removes it with the save. */
  onRemoveStored: ((id: string) => void) | undefined
}

/** The changes of the list. A complete open card is closed when another one is added. */
export function useListEdit(
  { questions, limit, onChange, onRemoveStored }: EditedList,
  state: {
    setOpenIds: (change: (ids: ReadonlySet<string>) => ReadonlySet<string>) => void
    setRemoved: (removed: RemovedQuestion | undefined) => void
  },
) {
  const isComplete = (id: string) => {
    const question = questions.find((it) => it.id === id)
    return question && !findDraftProblems(question).some((it) => it.severity === 'error')
  }
  const insert = (question: ExamQuestionDraft, index: number) => {
    if (questions.length >= limit) return
    onChange(questions.toSpliced(index, 0, question))
    state.setRemoved(undefined)
    state.setOpenIds((ids) => new Set([...[...ids].filter((id) => !isComplete(id)), question.id]))
  }
  return {
    insert,
    replace: (question: ExamQuestionDraft) =>
      onChange(questions.map((it) => (it.id === question.id ? question : it))),
    move: (id: string, targetId: string) => {
      const byId = new Map(questions.map((it) => [it.id, it]))
      const ids = moveTo([...byId.keys()], id, targetId)
      onChange(ids.flatMap((it) => byId.get(it) ?? []))
    },
    remove: (question: ExamQuestionDraft, index: number) => {
      const isStored = !isNewQuestion(question)
      if (isStored && onRemoveStored) return onRemoveStored(question.id)
      onChange(questions.filter(({ id }) => id !== question.id))
      state.setRemoved({ question, index, isStored })
    },
    restore: ({ question, index }: RemovedQuestion) => {
      onChange(questions.toSpliced(index, 0, question))
      state.setRemoved(undefined)
    },
  }
}
