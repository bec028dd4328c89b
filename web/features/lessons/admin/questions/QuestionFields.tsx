import { TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { QUESTION_KINDS } from '../../../../../contract/exams/question-problems.ts'
import { type QuestionKind, questionKinds } from '../../../../../contract/exams/questions.ts'
import { m, textOf } from '../../../../../messages/m.ts'
import { Button } from '../../../../kit/Button.tsx'
import { NumberInput } from '../../../../kit/NumberInput.tsx'
import { Select, type SelectOption } from '../../../../kit/Select.tsx'
import { Star } from '../../../../kit/Star.tsx'
import { TextArea, TextInput } from '../../../../kit/TextInput.tsx'
import { useSortableItem } from '../sortable.tsx'
import { CorrectAnswerLabel } from './CorrectAnswerLabel.tsx'
import type { KindFieldsProps } from './kind-fields.ts'
import { DictationFields } from './kinds/DictationFields.tsx'
import { exerciseFields } from './kinds/exercise-fields.tsx'
import { GapFields } from './kinds/GapFields.tsx'
import { HearFields } from './kinds/HearFields.tsx'
import { INSTRUCTIONS } from './kinds/instructions.ts'
import { MarksFields } from './kinds/MarksFields.tsx'
import { MatchFields } from './kinds/MatchFields.tsx'
import { OrderFields } from './kinds/OrderFields.tsx'
import { ParseFields } from './kinds/ParseFields.tsx'
import { TableFields } from './kinds/TableFields.tsx'
import { MediaField } from './MediaField.tsx'
import type { QuestionCardProps } from './QuestionPreview.tsx'
import {
  type ExamQuestionDraft,
  findDraftProblems,
  questionFieldName,
  withKind,
} from './question-draft.ts'
import { RemoveQuestionButton } from './RemoveQuestionButton.tsx'
import { TypedFields } from './TypedFields.tsx'

/** The fields of the answer by kind of question. */
const kindFields: Record<QuestionKind, (props: KindFieldsProps) => ReactNode> = {
  choice: ChoiceFields,
  typed: TypedFields,
  dictation: DictationFields,
  hear: exerciseFields(HearFields),
  gap: exerciseFields(GapFields),
  order: exerciseFields(OrderFields),
  match: exerciseFields(MatchFields),
  marks: exerciseFields(MarksFields),
  table: exerciseFields(TableFields),
  parse: exerciseFields(ParseFields),
}

const KIND_OPTIONS = questionKinds.map((value) => ({
  value,
  label: textOf(QUESTION_KINDS[value].label),
}))

type QuestionFieldsProps = QuestionCardProps &
  KindFieldsProps & { onDone: () => void; onNext: () => void }

/** The question as one of the kind with this name, with the instruction of that kind if it has none of its own. */
function toKind(question: ExamQuestionDraft, name: string): ExamQuestionDraft {
  const kind = questionKinds.find((it) => it === name) ?? 'choice'
  const text = question.question.trim()
  const isInstruction = text === '' || questionKinds.some((it) => INSTRUCTIONS[it] === text)
  return withKind(isInstruction ? { ...question, question: INSTRUCTIONS[kind] } : question, kind)
}

/** The fields of a question. Enter moves to the next field, and closes a complete question after the last one. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { number, question, explainingLessons, isGraded, nearPercent, errors } = props
  const { isFull, onChange, onRemove, onDone, onNext } = props
  const sortable = useSortableItem(question.id)
  const fields = useRef<HTMLFieldSetElement>(null)
  const isComplete = !findDraftProblems(question).some((it) => it.severity === 'error')
  const AnswerFields = kindFields[question.kind]

  const handleEnter = (event: KeyboardEvent) => {
    const { target } = event
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
    // Enter would save the whole lesson
    event.preventDefault()
    const inputs = [...(fields.current?.querySelectorAll('input:not([type=file])') ?? [])]
    const next = inputs[inputs.indexOf(target) + 1]
    if (next instanceof HTMLInputElement) next.focus()
    else if (isComplete) onDone()
  }
  return (
    <li className="editor-question" data-question={question.id} {...sortable.item}>
      <fieldset className="grid gap-4" ref={fields} onKeyDown={handleEnter}>
        <legend className="sr-only">{m.lessons_question_number({ number })}</legend>
        <div className="editor-question-bar">
          <Star kind="open">{number}</Star>
          <span className="grow" />
          {isComplete && !isFull && (
            <Button variant="brand-text" onClick={onNext}>
              {m.exercise_editor_save_and_next()}
            </Button>
          )}
          {isComplete && (
            <Button
              variant="brand-text"
              aria-label={m.lessons_question_done_number({ number })}
              onClick={onDone}
            >
              {m.lessons_question_done()}
            </Button>
          )}
          <RemoveQuestionButton number={number} onRemove={onRemove} />
        </div>
        <TextArea
          label={m.lessons_question()}
          required
          maxLength={5_000}
          className="min-h-20"
          error={errors[questionFieldName(question, 'question')]}
          value={question.question}
          onChange={(event) => onChange({ ...question, question: event.target.value })}
        />
        <Select
          label={m.lessons_question_kind({ number })}
          options={KIND_OPTIONS}
          value={question.kind}
          onChange={({ target }) => onChange(toKind(question, target.value))}
        />
        <MediaField media={question.media} onChange={(media) => onChange({ ...question, media })} />
        <AnswerFields {...{ question, nearPercent, errors, onChange }} />
        {(isGraded || explainingLessons) && (
          <div className="editor-question-extras">
            {isGraded && (
              <NumberInput
                label={m.lessons_points()}
                min={1}
                max={100}
                error={errors[questionFieldName(question, 'points')]}
                value={question.points}
                onChange={(event) => onChange({ ...question, points: event.target.value })}
              />
            )}
            {explainingLessons && (
              <ExplainingLessonSelect
                lessons={explainingLessons}
                lessonId={question.explainedIn}
                onChange={(explainedIn) => onChange({ ...question, explainedIn })}
              />
            )}
          </div>
        )}
      </fieldset>
    </li>
  )
}

type ExplainingLessonSelectProps = {
  lessons: SelectOption[]
  /** '' for none. */
  lessonId: string
  onChange: (lessonId: string) => void
}

function ExplainingLessonSelect({ lessons, lessonId, onChange }: ExplainingLessonSelectProps) {
  const isUnknown = lessonId !== '' && !lessons.some(({ value }) => value === lessonId)
  return (
    <Select
      label={
        <>
          {m.lessons_explained_in()}{' '}
          <span className="font-normal text-ink-3">{m.lessons_optional()}</span>
        </>
      }
      hint={m.lessons_explained_in_hint()}
      placeholder={m.lessons_no_lesson()}
      options={
        isUnknown ? [{ value: lessonId, label: m.lessons_another_lesson() }, ...lessons] : lessons
      }
      value={lessonId}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

const OPTION_FIELDS = ['option1', 'option2', 'option3', 'option4'] as const
/** Fields that are shown from the beginning; another one appears when the last one is filled. */
const MIN_SHOWN_OPTIONS = 2

/** The correct answer and the other options of a question. */
function ChoiceFields({ question, errors, onChange }: KindFieldsProps) {
  const lastFilled = question.options.findLastIndex((it) => it.trim() !== '')
  const shownCount = Math.max(MIN_SHOWN_OPTIONS, lastFilled + 2)
  const warning = findDraftProblems(question).find((it) => it.severity === 'warning')
  const setOption = (index: number, text: string) => {
    // a copy has the same length
    const options = [...question.options] as ExamQuestionDraft['options']
    options[index] = text
    onChange({ ...question, options })
  }
  return (
    <>
      <TextInput
        label={<CorrectAnswerLabel />}
        required
        maxLength={2_000}
        autoComplete="off"
        enterKeyHint="next"
        className="editor-correct"
        error={errors[questionFieldName(question, 'answer')]}
        value={question.answer}
        onChange={(event) => onChange({ ...question, answer: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {OPTION_FIELDS.slice(0, shownCount).map((field, index) => (
          <TextInput
            key={field}
            label={
              <>
                {m.lessons_option_number({ number: index + 1 })}{' '}
                <span className="font-normal text-ink-3">{m.lessons_optional()}</span>
              </>
            }
            maxLength={2_000}
            autoComplete="off"
            enterKeyHint="next"
            error={errors[questionFieldName(question, field)]}
            value={question.options[index] ?? ''}
            onChange={(event) => setOption(index, event.target.value)}
          />
        ))}
      </div>
      <p className="hint">{m.lessons_options_hint()}</p>
      {warning && (
        <p className="editor-warning">
          <TriangleAlert className="icon icon-s" aria-hidden />
          <span>{textOf(warning.message)}</span>
        </p>
      )}
    </>
  )
}
