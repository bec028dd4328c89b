import { CircleCheck, Pencil, Trash2 } from 'lucide-react'
import { startsInArabic } from '../../../kit/arabic.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Button } from '../../../kit/Button.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { Select, type SelectOption } from '../../../kit/Select.tsx'
import { Star } from '../../../kit/Star.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { type ExamQuestionDraft, type LessonErrors, questionFieldName } from './lesson-draft.ts'

type QuestionCardProps = {
  number: number
  question: ExamQuestionDraft
  /** The lessons that can explain a question; undefined if it has no such field. */
  explainingLessons: SelectOption[] | undefined
  onRemove: () => void
}

/** A question with its options, the correct answer in green. */
export function QuestionPreview(props: QuestionCardProps & { onEdit: () => void }) {
  const { number, question, explainingLessons, onRemove, onEdit } = props
  const explaining = explainingLessons?.find(({ value }) => value === question.explainedIn)
  const wrongOptions = question.options.filter((it) => it.trim() !== '')
  const isArabic = [question.answer, ...wrongOptions].every(startsInArabic)
  return (
    <li className="editor-question">
      <div className="flex items-start gap-3">
        <Star kind="open">{number}</Star>
        <p className="grow pt-1.5 font-semibold wrap-anywhere" dir="auto">
          <MixedScriptText text={question.question} />
        </p>
        <IconButton
          label={`Edit question ${number}`}
          icon={<Pencil className="icon" aria-hidden />}
          onClick={onEdit}
        />
        <RemoveQuestionButton number={number} onRemove={onRemove} />
      </div>
      <ul className="grid gap-2 sm:grid-cols-2" dir={isArabic ? 'rtl' : undefined}>
        <li className="editor-option border-success bg-success-soft">
          <CircleCheck className="icon text-success-ink" aria-hidden />
          <span className="choice-card-text grow wrap-anywhere" lang={isArabic ? 'ar' : undefined}>
            <MixedScriptText text={question.answer} />
          </span>
          <span className="sr-only">Correct answer</span>
        </li>
        {wrongOptions.map((it, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two options may be equal during editing
          <li key={index} className="editor-option border-line">
            <span
              className="choice-card-text grow wrap-anywhere"
              lang={isArabic ? 'ar' : undefined}
            >
              <MixedScriptText text={it} />
            </span>
          </li>
        ))}
      </ul>
      {explaining && (
        <p className="text-small text-ink-2">
          Explained in <BilingualTitle>{explaining.label}</BilingualTitle>
        </p>
      )}
    </li>
  )
}

type QuestionFieldsProps = QuestionCardProps & {
  errors: LessonErrors
  onChange: (question: ExamQuestionDraft) => void
  onDone: () => void
}

/** The fields of a question. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { number, question, explainingLessons, errors, onChange, onRemove, onDone } = props
  const isComplete = question.question.trim() !== '' && question.answer.trim() !== ''
  const setOption = (index: number, text: string) => {
    const options = [...question.options] as ExamQuestionDraft['options']
    options[index] = text
    onChange({ ...question, options })
  }
  return (
    <li className="editor-question">
      <fieldset className="grid gap-4">
        <legend className="sr-only">Question {number}</legend>
        <div className="flex items-center gap-3">
          <Star kind="open">{number}</Star>
          <span className="grow" />
          {isComplete && (
            <Button variant="brand-text" onClick={onDone}>
              Done
              <span className="sr-only"> with question {number}</span>
            </Button>
          )}
          <RemoveQuestionButton number={number} onRemove={onRemove} />
        </div>
        <TextArea
          label="Question"
          required
          maxLength={5_000}
          className="min-h-20"
          error={errors[questionFieldName(question, 'question')]}
          value={question.question}
          onChange={(event) => onChange({ ...question, question: event.target.value })}
        />
        <TextInput
          label={
            <span className="inline-flex items-center gap-1.5 text-success-ink">
              <CircleCheck className="icon icon-s" aria-hidden />
              Correct answer
            </span>
          }
          required
          maxLength={2_000}
          autoComplete="off"
          className="editor-correct"
          error={errors[questionFieldName(question, 'answer')]}
          value={question.answer}
          onChange={(event) => onChange({ ...question, answer: event.target.value })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          {question.options.map((it, index) => (
            <TextInput
              // biome-ignore lint/suspicious/noArrayIndexKey: the four options are never reordered
              key={index}
              label={
                <>
                  Option {index + 1} <span className="font-normal text-ink-3">optional</span>
                </>
              }
              maxLength={2_000}
              autoComplete="off"
              value={it}
              onChange={(event) => setOption(index, event.target.value)}
            />
          ))}
        </div>
        {explainingLessons && (
          <ExplainingLessonSelect
            lessons={explainingLessons}
            lessonId={question.explainedIn}
            onChange={(explainedIn) => onChange({ ...question, explainedIn })}
          />
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
          Explained in <span className="font-normal text-ink-3">optional</span>
        </>
      }
      hint="A student whose answer is wrong gets a link to this lesson after the exam."
      placeholder="No lesson"
      options={isUnknown ? [{ value: lessonId, label: 'Another lesson' }, ...lessons] : lessons}
      value={lessonId}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function RemoveQuestionButton({ number, onRemove }: { number: number; onRemove: () => void }) {
  return (
    <IconButton
      destructive
      label={`Remove question ${number}`}
      icon={<Trash2 className="icon" aria-hidden />}
      onClick={onRemove}
    />
  )
}
