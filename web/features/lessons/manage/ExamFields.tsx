import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../kit/Button.tsx'
import { TextArea } from '../../../kit/TextInput.tsx'
import {
  type Faults,
  fieldOf,
  isNew,
  type LessonDraft,
  newQuestion,
  type QuestionDraft,
} from './lesson-draft.ts'
import { QuestionFields, QuestionShown } from './QuestionCards.tsx'
import { useFocusWhenGone } from './use-focus-when-gone.ts'

type ExamFieldsProps = {
  draft: LessonDraft
  faults: Faults
  onChange: (part: Partial<LessonDraft>) => void
  /** Asks before a question goes that is on the server. */
  onRemoveStored: ((id: string) => void) | undefined
}

/** What an exam has beside a lesson: the reference theory answer and the objective questions (wallet-and-admin §2). */
export function ExamFields({ draft, faults, onChange, onRemoveStored }: ExamFieldsProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLOListElement>(null)
  const { questions } = draft
  const addButton = useFocusWhenGone<HTMLButtonElement>(questions.length)

  const show = (id: string, isOpen: boolean) => {
    const next = new Set(open)
    if (isOpen) next.add(id)
    else next.delete(id)
    setOpen(next)
  }
  const change = (changed: QuestionDraft) => {
    // a card that a fault opened stays open once its first letter has mended it
    show(changed.id, true)
    onChange({ questions: questions.map((it) => (it.id === changed.id ? changed : it)) })
  }
  const add = () => {
    const added = newQuestion()
    flushSync(() => {
      onChange({ questions: [...questions, added] })
      show(added.id, true)
    })
    list.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus()
  }
  const remove = (it: QuestionDraft) => {
    if (!isNew(it)) return onRemoveStored?.(it.id)
    onChange({ questions: questions.filter(({ id }) => id !== it.id) })
  }
  return (
    <>
      <TextArea
        label="Reference theory answer"
        hint="What a good written answer says. Students see it once their exam is marked."
        maxLength={50_000}
        value={draft.referenceAnswer}
        onChange={(event) => onChange({ referenceAnswer: event.target.value })}
      />
      <section className="grid gap-3" aria-label="Objective questions">
        <h2 className="label">Objective questions</h2>
        <ol className="grid gap-3" ref={list}>
          {questions.map((it, at) => {
            const card = { number: at + 1, question: it, onRemove: () => remove(it) }
            const isFaulty = fieldOf(it, 'question') in faults || fieldOf(it, 'answer') in faults
            return open.has(it.id) || isFaulty ? (
              <QuestionFields
                key={it.id}
                {...card}
                faults={faults}
                onChange={change}
                onDone={() => show(it.id, false)}
              />
            ) : (
              <QuestionShown key={it.id} {...card} onEdit={() => show(it.id, true)} />
            )
          })}
        </ol>
        <Button ref={addButton} look="soft" className="justify-self-start" onClick={add}>
          <Plus className="icon" aria-hidden />
          Add question
        </Button>
      </section>
    </>
  )
}
