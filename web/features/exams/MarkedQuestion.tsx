import { BookOpen, CircleCheck, CircleX, Contrast } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import type { ExamQuestion, QuestionWithOptions } from '../../../contract/exams/exams.ts'
import { isExerciseKind } from '../../../contract/exams/kinds/contents.ts'
import type { QuestionKind } from '../../../contract/exams/questions.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { startsInArabic } from '../../kit/arabic.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { Card } from '../../kit/Card.tsx'
import { classNames } from '../../kit/class-names.ts'
import { Link } from '../../kit/Link.tsx'
import { lazyPart } from '../../kit/lazy-part.ts'
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import { MarkedTyped } from './MarkedTyped.tsx'
import { optionsOf, shuffleByHash } from './options.ts'
import { pointsOf, roundPoints } from './points.ts'
import { SoundOrMedia } from './SoundOrMedia.tsx'
import { OptionText, QuestionText } from './shared/QuestionText.tsx'
import { type Verdict as VerdictName, verdictOf } from './verdict.ts'

const MarkedExercise = lazyPart(async () => (await import('./MarkedExercise.tsx')).MarkedExercise)

type MarkedQuestionProps = {
  number: number
  question: ExamQuestion
  chosenOption: string
  /** Shows how many of its points the answer earned. */
  showsPoints?: boolean
  /** The class of the exam, for the link to the lesson that explains a mistake. */
  classId: string
}

/** The answer of a student beside the correct one, by kind of question. */
const markedAnswers: Record<QuestionKind, (props: MarkedAnswerProps) => ReactNode> = {
  choice: MarkedOptions,
  typed: MarkedTyped,
  dictation: MarkedTyped,
  hear: MarkedParts,
  gap: MarkedParts,
  order: MarkedParts,
  match: MarkedParts,
  marks: MarkedParts,
  table: MarkedParts,
  parse: MarkedParts,
}

/** A marked question: the verdict, the chosen and the correct option, and for a mistake the lesson that explains it. */
export function MarkedQuestion(props: MarkedQuestionProps) {
  const { number, question, chosenOption, showsPoints, classId } = props
  const verdict = verdictOf(question, chosenOption)
  const MarkedAnswer = markedAnswers[question.kind ?? 'choice']
  const { kind = 'choice', explainedIn, explainedInSubject = '' } = question
  const isOfParts = isExerciseKind(kind)
  return (
    <Card as="article" padded className="grid gap-3.5">
      <div className="flex flex-col gap-2 sm:flex-row sm:items-start sm:gap-3">
        <h2 className="grow font-sans text-base">
          <QuestionText number={number} text={question.question} />
        </h2>
        <div className="exam-verdict">
          <Verdict verdict={verdict} isOfParts={isOfParts} />
          {(showsPoints || verdict === 'near') && question.earned !== undefined && (
            <span className="num text-tiny whitespace-nowrap text-ink-2">
              {m.exams_points_earned({
                earned: roundPoints(question.earned),
                points: roundPoints(pointsOf(question)),
              })}
            </span>
          )}
        </div>
      </div>
      {question.media && (
        <SoundOrMedia
          {...{ kind, media: question.media, number, files: question.files ?? [] }}
          slow={question.content?.slow}
        />
      )}
      <MarkedAnswer question={question} chosenOption={chosenOption} />
      {verdict !== 'right' && explainedIn !== undefined && (
        <div className="border-t border-line pt-2.5">
          <p className="text-small text-ink-2">{m.exams_explained_in()}</p>
          <Link
            to={paths.lesson(classId, explainedIn)}
            className="flex min-h-11 items-center gap-2.5"
          >
            <BookOpen className="icon icon-s" aria-hidden />
            <BilingualTitle>{explainedInSubject}</BilingualTitle>
          </Link>
        </div>
      )}
    </Card>
  )
}

type MarkedAnswerProps = { question: ExamQuestion; chosenOption: string }
type MarkedOptionsProps = { question: QuestionWithOptions; chosenOption: string }

/** The parts of an exercise. */
function MarkedParts({ question, chosenOption }: MarkedAnswerProps) {
  const { kind = 'choice', content, answer } = question
  if (!isExerciseKind(kind)) return null
  return (
    <Suspense fallback={<SkeletonRows />}>
      <MarkedExercise question={{ kind, content, answer }} answer={chosenOption} />
    </Suspense>
  )
}

/** The options of a question with the correct and the chosen one marked. */
export function MarkedOptions({ question, chosenOption }: MarkedOptionsProps) {
  const options = shuffleByHash([
    ...new Set([...optionsOf(question), ...(chosenOption ? [chosenOption] : [])]),
  ])
  return (
    <ul
      className="grid gap-2.5 sm:grid-cols-2"
      dir={options.every(startsInArabic) ? 'rtl' : undefined}
    >
      {options.map((it) => (
        <MarkedOption
          key={it}
          text={it}
          isRight={it === question.answer}
          isChosen={it === chosenOption}
        />
      ))}
    </ul>
  )
}

const VERDICTS = {
  right: { label: m.exams_right(), Icon: CircleCheck, colours: 'bg-success-soft text-success-ink' },
  near: { label: m.exams_nearly_right(), Icon: Contrast, colours: 'bg-gold-soft text-gold-ink' },
  wrong: { label: m.exams_wrong(), Icon: CircleX, colours: 'bg-danger-soft text-danger-ink' },
}

/** 'Right', 'Nearly right', 'Partly right' or 'Wrong' with its icon. */
export function Verdict({
  verdict,
  isOfParts = false,
}: {
  verdict: VerdictName
  /** Whether it is one of an exercise, which can be right in part. */
  isOfParts?: boolean
}) {
  const { Icon, colours } = VERDICTS[verdict]
  const label =
    isOfParts && verdict === 'near' ? m.exercises_partly_right() : VERDICTS[verdict].label
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-badge px-2 whitespace-nowrap py-0.5 text-tiny font-semibold ${colours}`}
    >
      <Icon className="icon icon-s" aria-hidden />
      {label}
    </span>
  )
}

type MarkedOptionProps = { text: string; isRight: boolean; isChosen: boolean }

function MarkedOption({ text, isRight, isChosen }: MarkedOptionProps) {
  const label = isChosen ? m.exams_your_answer() : isRight ? m.exams_right_answer() : ''
  return (
    <li
      className={classNames(
        'flex min-h-14 items-center gap-3 rounded-control border px-4 py-2',
        isRight && 'border-success bg-success-soft',
        isChosen && !isRight && 'border-danger bg-danger-soft',
        !isRight && !isChosen && 'border-line text-ink-2',
      )}
    >
      {isRight && <CircleCheck className="icon text-success-ink" aria-hidden />}
      {isChosen && !isRight && <CircleX className="icon text-danger-ink" aria-hidden />}
      <span className="choice-card-text grow">
        <OptionText text={text} />
      </span>
      {label && (
        <span
          dir="auto"
          className={`text-tiny font-semibold ${isRight ? 'text-success-ink' : 'text-danger-ink'}`}
        >
          {label}
        </span>
      )}
    </li>
  )
}
