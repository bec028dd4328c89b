import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../kit/Button.tsx'
import type { SelectOption } from '../../../kit/Select.tsx'
import {
  type ExamQuestionDraft,
  emptyQuestionDraft,
  isNewQuestion,
  type LessonErrors,
  questionFieldName,
} from './lesson-draft.ts'
import { QuestionFields, QuestionPreview } from './QuestionCards.tsx'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

type QuestionListProps = {
  title: string
  hint?: string
  addLabel: string
  questions: ExamQuestionDraft[]
  /** At most this many questions; absent: no limit. */
  limit?: number
  errors: LessonErrors
  /** The lessons that can explain a question; absent if questions have no such field. */
  explainingLessons?: SelectOption[] | undefined
  onChange: (questions: ExamQuestionDraft[]) => void
  /** Asks for confirmation before a saved question is removed. */
  onRemoveStored: ((id: string) => void) | undefined
}

/** A list of questions in the lesson editor, each as a preview or with its fields. */
export function QuestionList(props: QuestionListProps) {
  const { title, hint, addLabel, questions, limit, errors, explainingLessons } = props
  const { onChange, onRemoveStored } = props
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set())
  const listElement = useRef<HTMLOListElement>(null)
  const addButton = useFocusAfterRemoval<HTMLButtonElement>(questions.length)
  const isFull = limit !== undefined && questions.length >= limit

  const setQuestionOpen = (id: string, isOpen: boolean) => {
    const next = new Set(openIds)
    if (isOpen) next.add(id)
    else next.delete(id)
    setOpenIds(next)
  }
  const updateQuestion = (question: ExamQuestionDraft) => {
    // a card that an error opened stays open when the error disappears
    setQuestionOpen(question.id, true)
    onChange(questions.map((it) => (it.id === question.id ? question : it)))
  }
  const addQuestion = () => {
    if (isFull) return
    const added = emptyQuestionDraft()
    flushSync(() => {
      onChange([...questions, added])
      setQuestionOpen(added.id, true)
    })
    listElement.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus()
  }
  const removeQuestion = (question: ExamQuestionDraft) => {
    if (!isNewQuestion(question)) return onRemoveStored?.(question.id)
    onChange(questions.filter(({ id }) => id !== question.id))
  }
  return (
    <section className="grid gap-3" aria-label={title}>
      <h2 className="label">{title}</h2>
      {hint && <p className="hint">{hint}</p>}
      <ol className="grid gap-3" ref={listElement}>
        {questions.map((it, index) => {
          const card = { number: index + 1, question: it, onRemove: () => removeQuestion(it) }
          const hasErrors =
            questionFieldName(it, 'question') in errors || questionFieldName(it, 'answer') in errors
          return openIds.has(it.id) || hasErrors ? (
            <QuestionFields
              key={it.id}
              {...card}
              {...{ errors, explainingLessons }}
              onChange={updateQuestion}
              onDone={() => setQuestionOpen(it.id, false)}
            />
          ) : (
            <QuestionPreview
              key={it.id}
              {...card}
              explainingLessons={explainingLessons}
              onEdit={() => setQuestionOpen(it.id, true)}
            />
          )
        })}
      </ol>
      <Button
        ref={addButton}
        variant="soft"
        className="justify-self-start"
        aria-disabled={isFull || undefined}
        onClick={addQuestion}
      >
        <Plus className="icon" aria-hidden />
        {addLabel}
      </Button>
      {isFull && <p className="hint">A lesson has at most {limit} of them.</p>}
    </section>
  )
}
