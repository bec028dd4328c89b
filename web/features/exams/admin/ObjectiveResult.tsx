import { Maximize2 } from 'lucide-react'
import type { QuestionOutcome, SubmissionDetails } from '../../../../contract/exams/marking.ts'
import type { QuestionMedia } from '../../../../contract/exams/questions.ts'
import { pictureAttributes } from '../../../../contract/lessons/picture-widths.ts'
import { m } from '../../../../messages/m.ts'
import { startsInArabic } from '../../../kit/arabic.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { numberText } from '../../../kit/number-text.ts'
import { SoundControls } from '../../../kit/SoundControls.tsx'
import { formatPercent } from '../../../kit/score-band.ts'
import { Text } from '../../../kit/Text.tsx'
import { EmphasizedText } from './EmphasizedText.tsx'
import { Foldable } from './Foldable.tsx'
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

type OutcomeMediaProps = {
  media: QuestionMedia
  /** Of the question, from 1. */
  number: number
  onOpen: (picture: Picture) => void
}

/** The picture of a question, which opens in the viewer, or its sound, which loads when it is played. */
function OutcomeMedia({ media, number, onOpen }: OutcomeMediaProps) {
  if (media.kind === 'audio')
    return (
      <SoundControls
        preload="none"
        src={media.url}
        aria-label={m.exams_sound_of_question({ number })}
      />
    )
  const name = m.exams_picture_of_question({ number })
  return (
    <button
      type="button"
      className="marking-picture"
      aria-haspopup="dialog"
      onClick={() => onOpen({ src: media.url, name, turns: 0 })}
    >
      <img
        {...pictureAttributes(media.url, media.width)}
        width={media.width}
        height={media.height}
        loading="lazy"
        decoding="async"
        alt={name}
      />
      <span className="marking-photo-label">
        <Maximize2 className="icon icon-s" aria-hidden />
        {m.exams_view_large()}
      </span>
    </button>
  )
}
