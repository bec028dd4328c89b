import { AudioLines, CircleCheck, Copy, GripVertical, Pencil, TriangleAlert } from 'lucide-react'
import type { QuestionKind } from '../../../../../contract/exams/questions.ts'
import { pictureAttributes } from '../../../../../contract/lessons/picture-widths.ts'
import { m, textOf } from '../../../../../messages/m.ts'
import { startsInArabic } from '../../../../kit/arabic.ts'
import { BilingualTitle } from '../../../../kit/BilingualTitle.tsx'
import { formatDataSize } from '../../../../kit/data-size.ts'
import { IconButton } from '../../../../kit/IconButton.tsx'
import { MixedScriptText } from '../../../../kit/Prose.tsx'
import type { SelectOption } from '../../../../kit/Select.tsx'
import { Star } from '../../../../kit/Star.tsx'
import { Text } from '../../../../kit/Text.tsx'
import { useSortableItem } from '../sortable.tsx'
import { type ExamQuestionDraft, findDraftProblems, toContent } from './question-draft.ts'
import { RemoveQuestionButton } from './RemoveQuestionButton.tsx'

export type QuestionCardProps = {
  number: number
  question: ExamQuestionDraft
  /** The lessons that can explain a question; undefined if it has no such field. */
  explainingLessons: SelectOption[] | undefined
  /** Whether it has points and can have a picture or sound. */
  isGraded: boolean | undefined
  /** Whether no more question can be added. */
  isFull: boolean
  onRemove: () => void
  onDuplicate: () => void
}

/** The content of a question by its kind. */
const previews: Record<QuestionKind, (props: { question: ExamQuestionDraft }) => React.ReactNode> =
  {
    choice: ChoicePreview,
    typed: TypedPreview,
    dictation: TypedPreview,
    hear: ExercisePreview,
    gap: ExercisePreview,
    order: ExercisePreview,
    match: ExercisePreview,
    marks: ExercisePreview,
    table: ExercisePreview,
    parse: ExercisePreview,
  }

/** A question with its answer and its warnings. It is moved by its handle. */
export function QuestionPreview(props: QuestionCardProps & { onEdit: () => void }) {
  const { number, question, explainingLessons, isGraded, isFull } = props
  const sortable = useSortableItem(question.id)
  const explaining = explainingLessons?.find(({ value }) => value === question.explainedIn)
  const Content = previews[question.kind]
  const warnings = findDraftProblems(question).filter((it) => it.severity === 'warning')
  const needsSound = (question.kind === 'hear' || question.kind === 'dictation') && !question.media
  return (
    <li className="editor-question" data-question={question.id} {...sortable.item}>
      <div className="editor-question-bar">
        <IconButton
          {...sortable.handle}
          className="grip"
          label={m.lessons_move_question_number({ number })}
          icon={<GripVertical className="icon" aria-hidden />}
        />
        <Star kind="open">{number}</Star>
        <span className="num grow text-small whitespace-nowrap text-ink-2">
          {isGraded &&
            question.points !== '1' &&
            m.lessons_question_points({ points: Number(question.points) })}
        </span>
        <IconButton
          label={m.lessons_edit_question_number({ number })}
          icon={<Pencil className="icon" aria-hidden />}
          onClick={props.onEdit}
        />
        <IconButton
          label={m.lessons_duplicate_question_number({ number })}
          icon={<Copy className="icon" aria-hidden />}
          disabled={isFull}
          onClick={props.onDuplicate}
        />
        <RemoveQuestionButton number={number} onRemove={props.onRemove} />
      </div>
      <p className="font-semibold wrap-anywhere" dir="auto">
        <MixedScriptText text={question.question} />
      </p>
      {question.media && <MediaPreview media={question.media} />}
      <Content question={question} />
      {needsSound && (
        <p className="editor-warning">
          <TriangleAlert className="icon icon-s" aria-hidden />
          <span>{m.exercise_editor_no_sound()}</span>
        </p>
      )}
      {warnings.map(({ field, message }) => (
        <p key={field} className="editor-warning">
          <TriangleAlert className="icon icon-s" aria-hidden />
          <span>{textOf(message)}</span>
        </p>
      ))}
      {explaining && (
        <p className="text-small text-ink-2">
          <Text
            of={m.lessons_explained_in_lesson}
            lesson={<BilingualTitle>{explaining.label}</BilingualTitle>}
          />
        </p>
      )}
    </li>
  )
}

/** The options, the correct answer in green. */
function ChoicePreview({ question }: { question: ExamQuestionDraft }) {
  const wrongOptions = question.options.filter((it) => it.trim() !== '')
  const isArabic = [question.answer, ...wrongOptions].every(startsInArabic)
  return (
    <ul className="grid gap-2 sm:grid-cols-2" dir={isArabic ? 'rtl' : undefined}>
      <li className="editor-option border-success bg-success-soft">
        <CircleCheck className="icon text-success-ink" aria-hidden />
        <span className="choice-card-text grow wrap-anywhere" lang={isArabic ? 'ar' : undefined}>
          <MixedScriptText text={question.answer} />
        </span>
        <span className="sr-only">{m.lessons_correct_answer()}</span>
      </li>
      {wrongOptions.map((it, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two options may be equal during editing
        <li key={index} className="editor-option border-line">
          <span className="choice-card-text grow wrap-anywhere" lang={isArabic ? 'ar' : undefined}>
            <MixedScriptText text={it} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The keys of a typed question. */
function TypedPreview({ question }: { question: ExamQuestionDraft }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {[question.answer, ...question.accepted].map((key, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two keys may be equal during editing
        <li key={index} className="editor-option border-success bg-success-soft">
          <CircleCheck className="icon text-success-ink" aria-hidden />
          <span className="choice-card-text grow wrap-anywhere" dir="auto">
            <MixedScriptText text={key} />
          </span>
          <span className="sr-only">
            {index === 0 ? m.lessons_correct_answer() : m.lessons_also_correct()}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The key of an exercise as text. */
function ExercisePreview({ question }: { question: ExamQuestionDraft }) {
  return (
    <p className="flex items-start gap-2.5 wrap-anywhere">
      <CircleCheck className="icon text-success-ink" aria-hidden />
      <span className="sr-only">{m.lessons_correct_answer()}: </span>
      <span className="choice-card-text grow" dir="auto">
        <MixedScriptText text={toContent(question).answer} />
      </span>
    </p>
  )
}

/** The picture of a question, or the name of its sound. */
export function MediaPreview({ media }: { media: NonNullable<ExamQuestionDraft['media']> }) {
  if (media.kind === 'image')
    return (
      <img
        className="editor-picture"
        {...pictureAttributes(media.url, media.width)}
        width={media.width}
        height={media.height}
        loading="lazy"
        alt={media.name}
      />
    )
  return (
    <p className="flex items-center gap-2.5 text-small text-ink-2">
      <AudioLines className="icon" aria-hidden />
      <bdi className="wrap-anywhere">{media.name}</bdi>
      <span className="num">{formatDataSize(media.bytes)}</span>
    </p>
  )
}
