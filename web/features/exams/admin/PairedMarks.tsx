import type { ReactNode } from 'react'
import type { PairedMark, SecondMarkState } from '../../../../contract/exams/second-marks.ts'
import { m } from '../../../../messages/m.ts'
import { useMay } from '../../../api/use-may.ts'
import { DateText } from '../../../kit/DateText.tsx'
import { numberText } from '../../../kit/number-text.ts'
import { MarkDecision } from './MarkDecision.tsx'

type MarkLineProps = {
  mark: Pick<PairedMark, 'markerName' | 'at' | 'feedback'>
  children: ReactNode
}

/** A mark: its score, who gave it and when, and the feedback. */
export function MarkLine({ mark, children }: MarkLineProps) {
  return (
    <li>
      <p>
        {children} <bdi>{mark.markerName}</bdi>
        <span className="text-small text-ink-2">
          {', '}
          <DateText at={mark.at} format="dateTime" />
        </span>
      </p>
      {mark.feedback !== '' && (
        <p dir="auto" className="marking-note">
          {mark.feedback}
        </p>
      )}
    </li>
  )
}

/** The two marks of a submission with their feedback. */
export function PairedMarks({ marks }: { marks: readonly PairedMark[] }) {
  return (
    <ul className="paired-marks">
      {marks.map((it) => (
        <MarkLine key={it.markerName} mark={it}>
          <b className="num">{numberText(it.score)}</b>
        </MarkLine>
      ))}
    </ul>
  )
}

type DifferingMarksProps = {
  submissionId: number
  secondMark: SecondMarkState
  onDecided: () => void
}

/** In place of the form of a mark: both marks, and the decision of the owner between them (R-STAFF-008). */
export function DecisionPanel({ submissionId, secondMark, onDecided }: DifferingMarksProps) {
  const mayDecide = useMay('arrangeMarking')
  const { marks } = secondMark
  return (
    <section className="marking-decision" aria-labelledby="two-marks">
      <h3 id="two-marks" className="label">
        {m.exams_two_differing_marks()}
      </h3>
      {marks && <PairedMarks marks={marks} />}
      {marks && mayDecide ? (
        <MarkDecision submissionId={submissionId} marks={marks} onDecided={onDecided} />
      ) : (
        <p>{m.exams_owner_decides_hint()}</p>
      )}
    </section>
  )
}

/** What happens with a mark of an exam that two people mark. */
export function SecondMarkNote({ state }: Pick<SecondMarkState, 'state'>) {
  return (
    <p className="text-small text-ink-2">
      {state === 'given' ? m.exams_own_mark_waits() : m.exams_two_people_mark()}
    </p>
  )
}
