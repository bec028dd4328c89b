import { Plus, Undo2 } from 'lucide-react'
import { Fragment, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { QuestionKind } from '../../../../../contract/exams/questions.ts'
import { m } from '../../../../../messages/m.ts'
import { Button } from '../../../../kit/Button.tsx'
import { numberText } from '../../../../kit/number-text.ts'
import { MixedScriptText } from '../../../../kit/Prose.tsx'
import type { SelectOption } from '../../../../kit/Select.tsx'
import { Text } from '../../../../kit/Text.tsx'
import type { LessonErrors } from '../lesson-draft.ts'
import { SortableArea } from '../sortable.tsx'
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts'
import { INSTRUCTIONS } from './kinds/instructions.ts'
import { QuestionFields } from './QuestionFields.tsx'
import { QuestionPreview } from './QuestionPreview.tsx'
import {
  copyQuestionDraft,
  type ExamQuestionDraft,
  emptyQuestionDraft,
  withKind,
} from './question-draft.ts'
import { type RemovedQuestion, useListEdit } from './use-list-edit.ts'

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
  const addQuestion = (kind: QuestionKind = 'choice') => {
    if (isFull) return
    const empty = withKind(emptyQuestionDraft(), kind)
    const added = { ...empty, question: INSTRUCTIONS[kind] }
    flushSync(() => edit.insert(added, questions.length))
    listElement.current
      ?.querySelector<HTMLElement>(
        `[data-question="${added.id}"] ${kind === 'choice' ? 'textarea' : '[data-first]'}`,
      )
      ?.focus()
  }
  return (
    <section className="grid gap-3" aria-label={title}>
      <h2 className="label">
        {title} {isGraded && <ListSummary questions={questions} />}
      </h2>
      {hint && <p className="hint">{hint}</p>}
      <SortableArea
        instructions={m.lessons_drag_question()}
        items={questions.map((it, index) => ({
          id: it.id,
          name: m.lessons_drag_question_name({ number: index + 1 }),
        }))}
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
                    onNext={() => {
                      setQuestionOpen(it.id, false)
                      addQuestion(it.kind)
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
          onClick={() => addQuestion()}
        >
          <Plus className="icon" aria-hidden />
          {addLabel}
        </Button>
        {props.actions}
      </div>
      {isFull && <p className="hint">{m.lessons_list_is_full({ limit })}</p>}
    </section>
  )
}

function hasErrors({ id }: ExamQuestionDraft, errors: LessonErrors): boolean {
  // as `questionFieldName` forms them
  return Object.keys(errors).some((name) => name.endsWith(`:${id}`))
}

/** The number of questions, and the sum of their points if it differs. */
function ListSummary({ questions }: { questions: readonly ExamQuestionDraft[] }) {
  if (questions.length === 0) return null
  const points = questions.reduce((sum, it) => sum + (Number(it.points) || 0), 0)
  return (
    <span className="num ms-2 font-normal text-ink-2">
      {points === questions.length
        ? numberText(points)
        : m.lessons_list_points({ count: questions.length, points })}
    </span>
  )
}

/** The placeholder of a removed question, with Undo. */
function RemovedNotice({ removed, onUndo }: { removed: RemovedQuestion; onUndo: () => void }) {
  return (
    <li className="editor-removed">
      <span className="grow wrap-anywhere" role="status">
        <Text
          of={removed.isStored ? m.lessons_question_removed_on_save : m.lessons_question_removed}
          question={
            <MixedScriptText
              text={removed.question.question || m.lessons_question_without_text()}
            />
          }
        />
      </span>
      <Button variant="brand-text" onClick={onUndo}>
        <Undo2 className="icon mirror" aria-hidden />
        {m.kit_undo()}
      </Button>
    </li>
  )
}
