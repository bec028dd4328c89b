import { Camera, Info, Mic, Pencil } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { ONE_OPTION_ONLY } from '../../../contract/exams/exam-submission.ts'
import type { LessonPage } from '../../../contract/study/study.ts'
import { m, textOf } from '../../../messages/m.ts'
import { Card } from '../../kit/Card.tsx'
import { Field, FieldError } from '../../kit/Field.tsx'
import { lazyPart } from '../../kit/lazy-part.ts'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { Text } from '../../kit/Text.tsx'
import { Note } from '../../kit/Tile.tsx'
import { placeOfExam } from '../voice/shared/place-of-exam.ts'
import { AnswerImage } from './AnswerImage.tsx'
import { type ExamDraft, waysOf } from './exam-draft.ts'
import { RememberedKeyboard } from './RememberedKeyboard.tsx'
import { QuestionHead } from './shared/QuestionText.tsx'
import './shared/typed-field.css'

// most exams ask for no recording
const RecordAnswer = lazyPart(
  async () => (await import('../voice/shared/RecordAnswer.tsx')).RecordAnswer,
)
const ReadingText = lazyPart(
  async () => (await import('../voice/shared/ReadingText.tsx')).ReadingText,
)

type TheoryAnswer = Pick<ExamDraft, 'theory' | 'mode' | 'image' | 'voice' | 'isLimited'>

type TheoryCardProps = TheoryAnswer & {
  lesson: LessonPage
  /** True if the exam has objective questions, so that the written answer is optional. */
  isOptional: boolean
  /** True if the question is part of the text of the exam. */
  isQuestionInText: boolean
  error: string | undefined
  onChange: (part: Partial<TheoryAnswer>) => void
}

const answerModes = [
  {
    value: 'text' as const,
    label: (
      <>
        <Pencil className="icon icon-s" aria-hidden />
        {m.exams_type()}
      </>
    ),
  },
  {
    value: 'image' as const,
    label: (
      <>
        <Camera className="icon icon-s" aria-hidden />
        {m.exams_upload_image()}
      </>
    ),
  },
  {
    value: 'voice' as const,
    label: (
      <>
        <Mic className="icon icon-s" aria-hidden />
        {m.exams_record()}
      </>
    ),
  },
]

function WrittenAnswer({
  theory,
  error,
  onChange,
}: Pick<TheoryCardProps, 'theory' | 'error' | 'onChange'>) {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <Field label={m.exams_your_answer()} error={error}>
      {(control) => (
        <div className="typed-field">
          <textarea
            {...control}
            ref={field}
            name="theory"
            dir="auto"
            className="input min-h-33 text-prose leading-[1.9]"
            value={theory}
            maxLength={50_000}
            onChange={(event) => onChange({ theory: event.target.value })}
          />
          <RememberedKeyboard field={field} />
        </div>
      )}
    </Field>
  )
}

/** The written answer, typed, photographed or recorded. Switching the mode keeps both. */
export function TheoryCard(props: TheoryCardProps) {
  const { lesson, theory, mode, image, isOptional, isQuestionInText, error, onChange } = props
  const ways = waysOf(lesson)
  return (
    <Card as="div" padded>
      <fieldset className="grid gap-3.5">
        <legend className="mb-3.5">
          <h2 className="font-sans text-base" tabIndex={-1} data-step-heading>
            <QuestionHead star={<Pencil className="icon icon-s" />}>
              {mode === 'voice' ? m.exams_theory_spoken_answer() : m.exams_theory_written_answer()}
            </QuestionHead>
          </h2>
        </legend>
        {isQuestionInText && (
          <p className="text-small text-ink-2">
            <Text
              of={m.exams_question_in_text}
              place={<a href="#exam-text">{m.exams_text_at_top()}</a>}
            />
          </p>
        )}
        {lesson.reading && (
          <Suspense>
            <ReadingText text={lesson.reading} source={lesson.readingSource} />
          </Suspense>
        )}
        {ways.length > 1 && (
          <SegmentedControl
            label={m.exams_how_answer()}
            options={answerModes.filter((it) => ways.includes(it.value))}
            value={mode}
            onChange={(chosen) => onChange({ mode: chosen })}
          />
        )}
        {mode === 'text' && <WrittenAnswer theory={theory} error={error} onChange={onChange} />}
        {mode === 'image' && (
          <AnswerImage image={image} error={error} onChange={(it) => onChange({ image: it })} />
        )}
        {mode === 'voice' && (
          <>
            <Suspense>
              <RecordAnswer
                lessonId={lesson.id}
                place={placeOfExam(lesson.id, lesson.sitting?.attempt)}
                reading={lesson.reading ?? ''}
                isLimited={props.isLimited}
                onLimit={(isLimited) => onChange({ isLimited })}
                onDone={({ key }) => onChange({ voice: key })}
                onRemoved={() => onChange({ voice: '' })}
              />
            </Suspense>
            {error && <FieldError role="alert">{error}</FieldError>}
          </>
        )}
        {isOptional && <p className="hint">{m.exams_written_part_optional()}</p>}
        {ways.length > 1 && (
          <Note icon={<Info className="icon" aria-hidden />}>
            {ways.includes('voice') ? m.exams_one_way_counts() : textOf(ONE_OPTION_ONLY)}
          </Note>
        )}
      </fieldset>
    </Card>
  )
}
