import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../kit/Button.tsx'
import { TextArea } from '../../../kit/TextInput.tsx'
import {
  type ExamQuestionDraft,
  emptyQuestionDraft,
  isNewQuestion,
  type LessonDraft,
  type LessonErrors,
  questionFieldName,
} from './lesson-draft.ts'
import { QuestionFields, QuestionPreview } from './QuestionCards.tsx'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

type ExamFieldsProps = {
  draft: LessonDraft
  errors: LessonErrors
  onChange: (changes: Partial<LessonDraft>) => void
  /** Asks for confirmation before a saved question is removed. */
  onRemoveStored: ((id: string) => void) | undefined
}

/** The fields that only an exam has: the reference theory answer and the objective questions (R-ALESSON-004). */
export function ExamFields({ draft, errors, onChange, onRemoveStored }: ExamFieldsProps) {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set())
  const listElement = useRef<HTMLOListElement>(null)
  const { questions } = draft
  const addButton = useFocusAfterRemoval<HTMLButtonElement>(questions.length)

  const setQuestionOpen = (id: string, isOpen: boolean) => {
    const next = new Set(openIds)
    if (isOpen) next.add(id)
    else next.delete(id)
    setOpenIds(next)
  }
  const updateQuestion = (question: ExamQuestionDraft) => {
    // a card that an error opened stays open when the error disappears
    setQuestionOpen(question.id, true)
    onChange({ questions: questions.map((it) => (it.id === question.id ? question : it)) })
  }
  const addQuestion = () => {
    const added = emptyQuestionDraft()
    flushSync(() => {
      onChange({ questions: [...questions, added] })
      setQuestionOpen(added.id, true)
    })
    listElement.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus()
  }
  const removeQuestion = (question: ExamQuestionDraft) => {
    if (!isNewQuestion(question)) return onRemoveStored?.(question.id)
    onChange({ questions: questions.filter(({ id }) => id !== question.id) })
  }
  return (
    <>
      <TextArea
        label="Reference theory answer"
        hint="The expected written answer. Students see it after their exam is marked."
        maxLength={50_000}
        value={draft.referenceAnswer}
        onChange={(event) => onChange({ referenceAnswer: event.target.value })}
      />
      <section className="grid gap-3" aria-label="Objective questions">
        <h2 className="label">Objective questions</h2>
        <ol className="grid gap-3" ref={listElement}>
          {questions.map((it, index) => {
            const card = { number: index + 1, question: it, onRemove: () => removeQuestion(it) }
            const hasErrors =
              questionFieldName(it, 'question') in errors ||
              questionFieldName(it, 'answer') in errors
            return openIds.has(it.id) || hasErrors ? (
              <QuestionFields
                key={it.id}
                {...card}
                errors={errors}
                onChange={updateQuestion}
                onDone={() => setQuestionOpen(it.id, false)}
              />
            ) : (
              <QuestionPreview key={it.id} {...card} onEdit={() => setQuestionOpen(it.id, true)} />
            )
          })}
        </ol>
        <Button ref={addButton} variant="soft" className="justify-self-start" onClick={addQuestion}>
          <Plus className="icon" aria-hidden />
          Add question
        </Button>
      </section>
    </>
  )
}
