import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ScoreChoice } from '../../../../../contract/exams/manage-questions.ts'
import {
  describeProblem,
  type ExamProblem,
} from '../../../../../contract/exams/question-problems.ts'
import { Button } from '../../../../kit/Button.tsx'
import { RadioCard } from '../../../../kit/ChoiceCard.tsx'
import { Dialog } from '../../../../kit/Dialog.tsx'

type SaveQuestionsDialogProps = {
  /** Warnings to confirm. */
  warnings: readonly ExamProblem[]
  /** The number of submissions whose scores the change can alter; at 0 there is no question about scores. */
  submissions: number
  onClose: () => void
  onConfirm: (scores: ScoreChoice) => void
}

/** Confirms an exam's warnings and asks how its change applies to the scores of its submissions. */
export function SaveQuestionsDialog(props: SaveQuestionsDialogProps) {
  const { warnings, submissions, onClose, onConfirm } = props
  const [scores, setScores] = useState<ScoreChoice>('keep')
  const hasSubmissions = submissions > 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={hasSubmissions ? `${countSubmissions(submissions)} handed in` : 'Save with warnings?'}
      actions={
        <>
          <Button onClick={onClose}>Keep editing</Button>
          <Button variant="primary" onClick={() => onConfirm(scores)}>
            {!hasSubmissions
              ? 'Save anyway'
              : scores === 'keep'
                ? 'Save, keep scores'
                : 'Save and score again'}
          </Button>
        </>
      }
    >
      {warnings.length > 0 && (
        <ul className="grid gap-2.5">
          {warnings.map((it) => (
            <li key={`${it.question} ${it.field}`} className="editor-warning">
              <TriangleAlert className="icon icon-s" aria-hidden />
              <span>{describeProblem(it)}</span>
            </li>
          ))}
        </ul>
      )}
      {hasSubmissions && <ScoreQuestion {...{ submissions, scores }} onChange={setScores} />}
    </Dialog>
  )
}

type ScoreQuestionProps = {
  submissions: number
  scores: ScoreChoice
  onChange: (scores: ScoreChoice) => void
}

function ScoreQuestion({ submissions, scores, onChange }: ScoreQuestionProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-ink-2">
        Your change can alter {submissions === 1 ? 'its score' : 'their scores'}.
      </legend>
      <RadioCard name="scores" checked={scores === 'keep'} onChange={() => onChange('keep')}>
        <span className="block font-semibold">Keep the scores</span>
        <span className="block text-small text-ink-2">
          Results stay as they are and show the questions that were answered. The change counts for
          later submissions.
        </span>
      </RadioCard>
      <RadioCard name="scores" checked={scores === 'rescore'} onChange={() => onChange('rescore')}>
        <span className="block font-semibold">Score again</span>
        <span className="block text-small text-ink-2">
          {countSubmissions(submissions)} {submissions === 1 ? 'is' : 'are'} compared with the new
          answers and points. Marks of written answers stay. You can return to the former scores
          later.
        </span>
      </RadioCard>
    </fieldset>
  )
}

const countSubmissions = (count: number) =>
  count === 1 ? '1 submission' : `${count.toLocaleString('en')} submissions`
