import { Info } from 'lucide-react'
import type { UncountedSubmission } from '../../../contract/exams/exams.ts'
import { m } from '../../../messages/m.ts'
import { DateText } from '../../kit/DateText.tsx'
import { formatPercent } from '../../kit/score-band.ts'
import { Note } from '../../kit/Tile.tsx'

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
      Handed in <DateText at={it.submittedAt} format="dateTime" />, arrived{' '}
      <DateText at={it.receivedAt} format="dateTime" />
      {it.objectiveScore !== null && ` with ${formatPercent(it.objectiveScore)} of the questions`}.
      The submission that arrived first counts.
      {showsAnswers && it.answer !== '' && <WrittenAnswer submission={it} />}
    </Note>
  ))
}

function WrittenAnswer({ submission: { answer, isImage } }: { submission: UncountedSubmission }) {
  return isImage ? (
    <a className="block" href={answer} target="_blank" rel="noopener">
      {m.exams_photographed_answer_2()}
    </a>
  ) : (
    <p dir="auto" className="whitespace-pre-line">
      {answer}
    </p>
  )
}
