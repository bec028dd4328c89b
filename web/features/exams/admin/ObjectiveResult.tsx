import type { QuestionOutcome, SubmissionDetails } from '../../../../contract/exams/marking.ts'
import { m } from '../../../../messages/m.ts'
import { startsInArabic } from '../../../kit/arabic.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { numberText } from '../../../kit/number-text.ts'
import { formatPercent } from '../../../kit/score-band.ts'
import { Text } from '../../../kit/Text.tsx'
import { EmphasizedText } from './EmphasizedText.tsx'
import { Foldable } from './Foldable.tsx'
import { OutcomeMedia } from './OutcomeMedia.tsx'
import type { Picture } from './PhotographedAnswer.tsx'

type ObjectiveResultProps = {
  submission: SubmissionDetails
  isFolded: boolean
  onFold: (isFolded: boolean) => void
  onOpenPicture: (picture: Picture) => void
}

/** The objective score and the outcome of each question; nothing for an exam without objective questions. */
export function ObjectiveResult(props: ObjectiveResultProps) {
  const { submission, isFolded, onFold, onOpenPicture } = props
  const { questions, objectiveScore } = submission
  if (questions.length === 0 || objectiveScore === null) return null
  const rightCount = questions.filter(isRight).length
  return (
    <Foldable
      isFolded={isFolded}
      onFold={onFold}
      title={
        <>
          <Text of={m.exams_objective_score_is} score={formatPercent(objectiveScore)} />{' '}
          <span className="font-normal text-ink-2">
            {m.exams_right_of_all({ right: rightCount, all: questions.length })}
          </span>
        </>
      }
    >
      <ol className="marking-questions">
        {questions.map((it, index) => (
          <OutcomeRow key={it.id} number={index + 1} outcome={it} onOpenPicture={onOpenPicture} />
        ))}
      </ol>
    </Foldable>
  )
}

const isRight = ({ points, earned }: QuestionOutcome) => earned >= points

type OutcomeRowProps = {
  number: number
  outcome: QuestionOutcome
  onOpenPicture: (picture: Picture) => void
}

function OutcomeRow({ number, outcome, onOpenPicture }: OutcomeRowProps) {
  const { question, answer, chosen, points, earned, media } = outcome
  const isPartlyRight = earned > 0 && earned < points
  return (
    <li>
      <div className="flex items-start gap-3">
        <p className="grow font-semibold">
          {numberText(number)}. <OptionText text={question} />
        </p>
        {isPartlyRight ? (
          <Badge kind="timetable">
            {m.exams_earned_of_points({ earned: Math.round(earned * 10) / 10, points })}
          </Badge>
        ) : (
          <Badge kind={isRight(outcome) ? 'active' : 'inactive'}>
            {isRight(outcome) ? m.exams_right() : m.exams_wrong()}
          </Badge>
        )}
      </div>
      {media && <OutcomeMedia media={media} number={number} onOpen={onOpenPicture} />}
      <p className="text-small">
        <span className="text-ink-2">{m.exams_chosen()} </span>
        {chosen === '' ? (
          <span className="text-ink-2">{m.exams_chosen_nothing()}</span>
        ) : (
          <OptionText text={chosen} />
        )}
        {!isRight(outcome) && (
          <>
            <span className="text-ink-2"> {m.exams_correct()} </span>
            <OptionText text={answer} />
          </>
        )}
      </p>
    </li>
  )
}

// not that of the students' pages, whose code this page does not load
function OptionText({ text }: { text: string }) {
  return (
    <bdi lang={startsInArabic(text) ? 'ar' : undefined}>
      <EmphasizedText text={text} />
    </bdi>
  )
}
