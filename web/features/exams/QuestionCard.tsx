import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { ExamQuestion } from '../../../contract/exams/exams.ts'
import { isExerciseKind } from '../../../contract/exams/kinds/contents.ts'
import type { QuestionMedia as Media, QuestionKind } from '../../../contract/exams/questions.ts'
import { startsInArabic } from '../../kit/arabic.ts'
import { Card } from '../../kit/Card.tsx'
import { RadioCard } from '../../kit/ChoiceCard.tsx'
import { formatPoints } from './points.ts'
import { SoundOrMedia } from './SoundOrMedia.tsx'
import { ExerciseAnswer } from './shared/exercises/ExerciseAnswer.tsx'
import { OptionText, QuestionText } from './shared/QuestionText.tsx'
import { TypedField } from './TypedField.tsx'

type QuestionCardProps = {
  number: number
  id: number
  kind: QuestionKind
  text: string
  options: readonly string[]
  chosenOption: string
  points: number | undefined
  media: Media | undefined
  answerScript: ExamQuestion['answerScript']
  marks: ExamQuestion['marks']
  /** Of an exercise: what is asked. */
  content: ExamQuestion['content']
  /** The pictures and sounds that the content names. */
  files: readonly Media[]
  error: string | undefined
  /** Receives an option or a typed answer. */
  onChoose: (answer: string) => void
}
type AnswerFieldProps = QuestionCardProps & { errorId: string | undefined }

/** How a question is answered, by its kind. */
const answerFields: Record<QuestionKind, (props: AnswerFieldProps) => ReactNode> = {
  choice: OptionChoice,
  typed: TypedAnswer,
  dictation: TypedAnswer,
  hear: ExerciseField,
  gap: ExerciseField,
  order: ExerciseField,
  match: ExerciseField,
  marks: ExerciseField,
  table: ExerciseField,
  parse: ExerciseField,
}

/** An objective question with the field of its answer. */
export function QuestionCard(props: QuestionCardProps) {
  const { number, kind, text, points, media, error } = props
  const AnswerField = answerFields[kind]
  const errorId = useId()
  return (
    <Card as="div" padded>
      <fieldset aria-describedby={error ? errorId : undefined}>
        <legend>
          <h2 className="font-sans text-base" tabIndex={-1} data-step-heading>
            <QuestionText number={number} text={text} />
          </h2>
          {points !== undefined && <p className="num exam-points">{formatPoints(points)}</p>}
        </legend>
        {media && (
          <div className="mt-3.5 grid">
            <SoundOrMedia
              {...{ kind, media, number, files: props.files }}
              slow={props.content?.slow}
            />
          </div>
        )}
        <AnswerField {...props} errorId={error ? errorId : undefined} />
        {error && (
          <p className="field-error mt-3" id={errorId}>
            <CircleAlert className="icon icon-s" aria-hidden />
            <span>{error}</span>
          </p>
        )}
      </fieldset>
    </Card>
  )
}

/** The options of a question as radio buttons. */
function OptionChoice({ id, options, chosenOption, onChoose }: QuestionCardProps) {
  return (
    <div
      className="mt-3.5 grid gap-2.5 sm:grid-cols-2"
      dir={options.every(startsInArabic) ? 'rtl' : undefined}
    >
      {options.map((option) => (
        <RadioCard
          key={option}
          name={questionFieldName(id)}
          value={option}
          checked={option === chosenOption}
          onChange={() => onChoose(option)}
          required
        >
          <OptionText text={option} />
        </RadioCard>
      ))}
    </div>
  )
}

/** The field of a typed answer. Enter opens the next screen of an exam on a phone. */
function TypedAnswer({ id, chosenOption, onChoose, ...rest }: AnswerFieldProps) {
  return (
    <div className="mt-3.5">
      <TypedField
        {...rest}
        name={questionFieldName(id)}
        value={chosenOption}
        onChange={onChoose}
        onEnter={({ form }) => form?.dataset.stepped && form.requestSubmit()}
      />
    </div>
  )
}

/** An exercise with a content of its own. */
function ExerciseField({
  id,
  kind,
  content,
  files,
  chosenOption,
  errorId,
  onChoose,
}: AnswerFieldProps) {
  if (!isExerciseKind(kind)) return null
  return (
    <div className="mt-3.5">
      <ExerciseAnswer
        {...{ kind, content, files, errorId }}
        name={questionFieldName(id)}
        value={chosenOption}
        onChange={onChoose}
      />
    </div>
  )
}

/** The form field name of a question. */
export function questionFieldName(id: number): string {
  return `question-${id}`
}
