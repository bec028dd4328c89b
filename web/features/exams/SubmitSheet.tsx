import { CircleAlert, Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { FieldError } from '../../kit/Field.tsx'
import { listText } from '../../kit/list-text.ts'
import { Note } from '../../kit/Tile.tsx'
import { describeBlankParts } from './blank-parts.ts'
import type { ExamAnswers } from './exam-answers.ts'

type SubmitSheetProps = {
  answers: ExamAnswers
  /** How many attempts follow this one. */
  attemptsLeft: number
  onClose: () => void
  /** Leads to the first part that must be answered. */
  onGoToMissing: () => void
  onConfirm: () => void
}

/**
 * Asks before an exam is submitted, because it can be submitted once: names the blank parts. If a required
 * part is blank, it gives the reason and leads to that part.
 */
export function SubmitSheet(props: SubmitSheetProps) {
  const isArmed = useArmed()
  const Sheet = props.answers.missingReason === null ? ConfirmSheet : IncompleteSheet
  // a click beside the sheet would close it, so it is ignored as well
  return <Sheet {...props} isArmed={isArmed} onClose={() => isArmed && props.onClose()} />
}

type SheetProps = SubmitSheetProps & { isArmed: boolean }

function ConfirmSheet({ answers, attemptsLeft, isArmed, onClose, onConfirm }: SheetProps) {
  const { blank, progress, questions, submission } = answers
  const latinNumbers = questions.filter((it) => it.isLatin).map((it) => it.number)
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.exams_submit_this_exam()}
      description={
        describeBlankParts(blank, submission.mode) ||
        describeComplete(progress.total, questions.length)
      }
      actions={
        <>
          <Button onClick={onClose}>{m.exams_go_back()}</Button>
          <Button
            variant="primary"
            aria-disabled={!isArmed || undefined}
            onClick={() => isArmed && onConfirm()}
          >
            {m.exams_submit_now()}
          </Button>
        </>
      }
    >
      {/* R-ARABIC-007 */}
      {latinNumbers.length > 0 && (
        <Note tone="warning" icon={<CircleAlert className="icon" aria-hidden />}>
          {m.exams_latin_answers({
            count: latinNumbers.length,
            numbers: listText(latinNumbers),
          })}
        </Note>
      )}
      {blank.theory && <p>{m.exams_scored_without_written_part()}</p>}
      <Note icon={<Info className="icon" aria-hidden />}>
        {attemptsLeft > 0 ? m.fair_attempts_left({ count: attemptsLeft }) : m.exams_only_attempt()}
      </Note>
    </Dialog>
  )
}

/** Milliseconds in which a tap is the second one of a double tap. */
const DOUBLE_TAP_MS = 400

/** False at first: on a phone the button of the sheet appears under the finger that opened it. */
function useArmed(): boolean {
  const [isArmed, setArmed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), DOUBLE_TAP_MS)
    return () => clearTimeout(timer)
  }, [])
  return isArmed
}

/** 'All 8 questions are answered.', in an exam with a written part 'All 8 questions and the written part are answered.' */
function describeComplete(partCount: number, questionCount: number): string {
  if (partCount === 1) return m.exams_answer_ready()
  return partCount === questionCount
    ? m.exams_all_answered({ count: questionCount })
    : m.exams_all_and_written_answered({ count: questionCount })
}

function IncompleteSheet({ answers, isArmed, onClose, onGoToMissing }: SheetProps) {
  const { blank, missingReason, submission } = answers
  const [firstNumber] = blank.questionNumbers
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.exams_not_complete()}
      description={describeBlankParts(blank, submission.mode)}
      actions={
        <Button
          variant="primary"
          aria-disabled={!isArmed || undefined}
          onClick={() => isArmed && onGoToMissing()}
        >
          {firstNumber
            ? m.exams_go_to_question({ number: firstNumber })
            : submission.mode === 'voice'
              ? m.exams_go_to_spoken_answer()
              : m.exams_go_to_written_answer()}
        </Button>
      }
    >
      <FieldError role="alert">{missingReason}</FieldError>
    </Dialog>
  )
}
