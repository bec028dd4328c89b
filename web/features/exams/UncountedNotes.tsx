import { Info } from 'lucide-react'
import { Suspense } from 'react'
import type { UncountedSubmission } from '../../../contract/exams/exams.ts'
import { m } from '../../../messages/m.ts'
import { DateText } from '../../kit/DateText.tsx'
import { lazyPart } from '../../kit/lazy-part.ts'
import { formatPercent } from '../../kit/score-band.ts'
import { Text } from '../../kit/Text.tsx'
import { Note } from '../../kit/Tile.tsx'

const RecordedAnswer = lazyPart(
  async () => (await import('../voice/shared/RecordedAnswer.tsx')).RecordedAnswer,
)

type UncountedNotesProps = {
  submissions: readonly UncountedSubmission[] | undefined
  /** Shows the written answers, for the teacher. */
  showsAnswers?: boolean
}

/** The submissions of a student that do not count, because another one arrived before them (decision 0620). */
export function UncountedNotes({ submissions = [], showsAnswers = false }: UncountedNotesProps) {
  return submissions.map((it, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
    <Note key={index} icon={<Info className="icon" aria-hidden />}>
      <b className="block">{m.exams_not_counted()}</b>
      <Arrival submission={it} />
      {showsAnswers && it.answer !== '' && <WrittenAnswer submission={it} />}
      {showsAnswers && it.recordings && (
        <Suspense>
          <RecordedAnswer recordings={it.recordings} />
        </Suspense>
      )}
    </Note>
  ))
}

function Arrival({ submission }: { submission: UncountedSubmission }) {
  const { submittedAt, receivedAt, objectiveScore } = submission
  const times = {
    submitted: <DateText at={submittedAt} format="dateTime" />,
    received: <DateText at={receivedAt} format="dateTime" />,
  }
  if (objectiveScore === null) return <Text of={m.exams_uncounted} {...times} />
  return <Text of={m.exams_uncounted_with_score} {...times} score={formatPercent(objectiveScore)} />
}

function WrittenAnswer({ submission: { answer, isImage } }: { submission: UncountedSubmission }) {
  return isImage ? (
    <a className="block" href={answer} target="_blank" rel="noopener">
      {m.exams_photographed_answer()}
    </a>
  ) : (
    <p dir="auto" className="whitespace-pre-line">
      {answer}
    </p>
  )
}
