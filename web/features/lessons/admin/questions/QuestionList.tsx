import { Plus, Undo2 } from 'lucide-react'
import { Fragment, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../../kit/Button.tsx'
import { MixedScriptText } from '../../../../kit/Prose.tsx'
import type { SelectOption } from '../../../../kit/Select.tsx'
import type { LessonErrors } from '../lesson-draft.ts'
import { moveTo } from '../lesson-order.ts'
import { SortableArea } from '../sortable.tsx'
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts'
import { QuestionFields } from './QuestionFields.tsx'
import { QuestionPreview } from './QuestionPreview.tsx'
import {
  copyQuestionDraft,
  type ExamQuestionDraft,
  emptyQuestionDraft,
  findDraftProblems,
  isNewQuestion,
} from './question-draft.ts'

export type QuestionListProps = {
  title: string
  hint?: string
  addLabel: string
  questions: ExamQuestionDraft[]
  /** At most this many questions. */
  limit: number
  errors: LessonErrors
  /** The lessons that can explain a question; absent if questions have no such field. */
  explainingLessons?: SelectOption[] | undefined
  /** Whether questions have points and a picture or sound. */
  isGraded?: boolean
  /** The credit of nearly right answers, as typed; undefined for checks. */
  nearPercent?: string
  /** More buttons beside the one that adds a question. */
  actions?: ReactNode
  onChange: (questions: ExamQuestionDraft[]) => void
  /** Asks for confirmation before a saved question is removed; undefined removes it with the save. */
  onRemoveStored: ((id: string) => void) | undefined
}

/** A removed question that can be restored until the form is saved. */
type RemovedQuestion = { question: ExamQuestionDraft; index: number; isStored: boolean }

/** A sortable list of questions in the lesson editor, each as a preview or with its fields. */
export function QuestionList(props: QuestionListProps) {
  const { title, hint, addLabel, questions, limit, errors, explainingLessons, isGraded } = props
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set())
  const [removed, setRemoved] = useState<RemovedQuestion>()
  const listElement = useRef<HTMLOListElement>(null)
  const addButton = useFocusAfterRemoval<HTMLButtonElement>(questions.length)
  const isFull = questions.length >= limit
  const edit = useListEdit(props, { setOpenIds, setRemoved })

  const setQuestionOpen = (id: string, isOpen: boolean) => {
    const next = new Set(openIds)
    if (isOpen) next.add(id)
    else next.delete(id)
    setOpenIds(next)
  }
  const addQuestion = () => {
    if (isFull) return
    const added = emptyQuestionDraft()
    flushSync(() => edit.insert(added, questions.length))
    listElement.current
      ?.querySelector<HTMLElement>(`[data-question="${added.id}"] textarea`)
      ?.focus()
  }
  return (
    <section className="grid gap-3" aria-label={title}>
      <h2 className="label">
        {title} {isGraded && <ListSummary questions={questions} />}
      </h2>
      {hint && <p className="hint">{hint}</p>}
      <SortableArea
        noun="question"
        items={questions.map((it, index) => ({ id: it.id, name: `question ${index + 1}` }))}
        onMove={edit.move}
      >
        <ol className="grid gap-3" ref={listElement}>
          {questions.map((it, index) => {
            const card = {
              ...{ number: index + 1, question: it, explainingLessons, isGraded, isFull },
              onRemove: () => edit.remove(it, index),
              onDuplicate: () => edit.insert(copyQuestionDraft(it), index + 1),
            }
            return (
              <Fragment key={it.id}>
                {removed?.index === index && (
                  <RemovedNotice removed={removed} onUndo={() => edit.restore(removed)} />
                )}
                {openIds.has(it.id) || hasErrors(it, errors) ? (
                  <QuestionFields
                    {...card}
                    nearPercent={props.nearPercent}
                    errors={errors}
                    onChange={(question) => {
                      // a card that an error opened stays open when the error disappears
                      setQuestionOpen(question.id, true)
                      edit.replace(question)
                    }}
                    onDone={() => {
                      flushSync(() => setQuestionOpen(it.id, false))
                      addButton.current?.focus()
                    }}
                  />
                ) : (
                  <QuestionPreview {...card} onEdit={() => setQuestionOpen(it.id, true)} />
                )}
              </Fragment>
            )
          })}
          {removed && removed.index >= questions.length && (
            <RemovedNotice removed={removed} onUndo={() => edit.restore(removed)} />
          )}
        </ol>
      </SortableArea>
      <div className="flex flex-wrap gap-2.5">
        <Button
          ref={addButton}
          variant="soft"
          aria-disabled={isFull || undefined}
          onClick={addQuestion}
        >
          <Plus className="icon" aria-hidden />
          {addLabel}
        </Button>
        {props.actions}
      </div>
      {isFull && <p className="hint">A lesson has at most {limit} of them.</p>}
    </section>
  )
}

/** The changes of the list. A complete open card is closed when another one is added. */
function useListEdit(
  { questions, limit, onChange, onRemoveStored }: QuestionListProps,
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

function hasErrors({ id }: ExamQuestionDraft, errors: LessonErrors): boolean {
  // as `questionFieldName` forms them
  return Object.keys(errors).some((name) => name.endsWith(`:${id}`))
}

function ListSummary({ questions }: { questions: readonly ExamQuestionDraft[] }) {
  if (questions.length === 0) return null
  const points = questions.reduce((sum, it) => sum + (Number(it.points) || 0), 0)
  return (
    <span className="num ms-2 font-normal text-ink-2">
      {questions.length}
      {points === questions.length ? '' : ` · ${points} points`}
    </span>
  )
}

function RemovedNotice({ removed, onUndo }: { removed: RemovedQuestion; onUndo: () => void }) {
  return (
    <li className="editor-removed">
      <span className="grow wrap-anywhere" role="status">
        {removed.isStored ? 'Removed when you save: ' : 'Removed: '}
        <bdi>
          <MixedScriptText text={removed.question.question || 'a question without text'} />
        </bdi>
      </span>
      <Button variant="brand-text" onClick={onUndo}>
        <Undo2 className="icon mirror" aria-hidden />
        Undo
      </Button>
    </li>
  )
}
