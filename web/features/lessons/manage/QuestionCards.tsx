import { CircleCheck, Pencil, Trash2 } from 'lucide-react'
import { startsInArabic } from '../../../kit/arabic.ts'
import { Button } from '../../../kit/Button.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import { Mixed } from '../../../kit/Prose.tsx'
import { Star } from '../../../kit/Star.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { type Faults, fieldOf, type QuestionDraft } from './lesson-draft.ts'

type QuestionCardProps = { number: number; question: QuestionDraft; onRemove: () => void }

/** A question as it will be asked, the correct answer in green. */
export function QuestionShown(props: QuestionCardProps & { onEdit: () => void }) {
  const { number, question, onRemove, onEdit } = props
  const others = question.options.filter((it) => it.trim() !== '')
  const isArabic = [question.answer, ...others].every(startsInArabic)
  return (
    <li className="editor-question">
      <div className="flex items-start gap-3">
        <Star kind="open">{number}</Star>
        <p className="grow pt-1.5 font-semibold wrap-anywhere" dir="auto">
          <Mixed text={question.question} />
        </p>
        <IconButton
          label={`Edit question ${number}`}
          icon={<Pencil className="icon" aria-hidden />}
          onClick={onEdit}
        />
        <RemoveButton number={number} onRemove={onRemove} />
      </div>
      <ul className="grid gap-2 sm:grid-cols-2" dir={isArabic ? 'rtl' : undefined}>
        <li className="editor-option border-good bg-good-soft">
          <CircleCheck className="icon text-good-ink" aria-hidden />
          <span className="opt-text grow wrap-anywhere" lang={isArabic ? 'ar' : undefined}>
            <Mixed text={question.answer} />
          </span>
          <span className="sr-only">Correct answer</span>
        </li>
        {others.map((it, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two options may say the same while they are typed
          <li key={at} className="editor-option border-line">
            <span className="opt-text grow wrap-anywhere" lang={isArabic ? 'ar' : undefined}>
              <Mixed text={it} />
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}

type QuestionFieldsProps = QuestionCardProps & {
  faults: Faults
  onChange: (question: QuestionDraft) => void
  onDone: () => void
}

/** A question while it is typed. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { number, question, faults, onChange, onRemove, onDone } = props
  const isWhole = question.question.trim() !== '' && question.answer.trim() !== ''
  const setOption = (at: number, text: string) => {
    const options = [...question.options] as QuestionDraft['options']
    options[at] = text
    onChange({ ...question, options })
  }
  return (
    <li className="editor-question">
      <fieldset className="grid gap-4">
        <legend className="sr-only">Question {number}</legend>
        <div className="flex items-center gap-3">
          <Star kind="open">{number}</Star>
          <span className="grow" />
          {isWhole && (
            <Button look="brand-text" onClick={onDone}>
              Done
              <span className="sr-only"> with question {number}</span>
            </Button>
          )}
          <RemoveButton number={number} onRemove={onRemove} />
        </div>
        <TextArea
          label="Question"
          required
          maxLength={5_000}
          className="min-h-20"
          error={faults[fieldOf(question, 'question')]}
          value={question.question}
          onChange={(event) => onChange({ ...question, question: event.target.value })}
        />
        <TextInput
          label={
            <span className="inline-flex items-center gap-1.5 text-good-ink">
              <CircleCheck className="icon icon-s" aria-hidden />
              Correct answer
            </span>
          }
          required
          maxLength={2_000}
          autoComplete="off"
          className="editor-correct"
          error={faults[fieldOf(question, 'answer')]}
          value={question.answer}
          onChange={(event) => onChange({ ...question, answer: event.target.value })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          {question.options.map((it, at) => (
            <TextInput
              // biome-ignore lint/suspicious/noArrayIndexKey: the four options keep their places
              key={at}
              label={
                <>
                  Option {at + 1} <span className="font-normal text-ink-3">optional</span>
                </>
              }
              maxLength={2_000}
              autoComplete="off"
              value={it}
              onChange={(event) => setOption(at, event.target.value)}
            />
          ))}
        </div>
      </fieldset>
    </li>
  )
}

function RemoveButton({ number, onRemove }: { number: number; onRemove: () => void }) {
  return (
    <IconButton
      bad
      label={`Remove question ${number}`}
      icon={<Trash2 className="icon" aria-hidden />}
      onClick={onRemove}
    />
  )
}
