import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ScoreChoice } from '../../../../../contract/exams/manage-questions.ts'
import {
  describeProblem,
  type ExamProblem,
} from '../../../../../contract/exams/question-problems.ts'
import { m, textOf } from '../../../../../messages/m.ts'
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
      title={
        hasSubmissions ? m.lessons_handed_in({ count: submissions }) : m.lessons_save_warnings()
      }
      actions={
        <>
          <Button onClick={onClose}>{m.lessons_keep_editing()}</Button>
          <Button variant="primary" onClick={() => onConfirm(scores)}>
            {!hasSubmissions
              ? m.lessons_save_anyway()
              : scores === 'keep'
                ? m.lessons_save_keep_scores()
                : m.lessons_save_score_again()}
          </Button>
        </>
      }
    >
      {warnings.length > 0 && (
        <ul className="grid gap-2.5">
          {warnings.map((it) => (
            <li key={`${it.question} ${it.field}`} className="editor-warning">
              <TriangleAlert className="icon icon-s" aria-hidden />
              <span>{textOf(describeProblem(it))}</span>
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
        {m.lessons_change_alters_scores({ count: submissions })}
      </legend>
      <RadioCard name="scores" checked={scores === 'keep'} onChange={() => onChange('keep')}>
        <span className="block font-semibold">{m.lessons_keep_scores()}</span>
        <span className="block text-small text-ink-2">{m.lessons_keep_scores_hint()}</span>
      </RadioCard>
      <RadioCard name="scores" checked={scores === 'rescore'} onChange={() => onChange('rescore')}>
        <span className="block font-semibold">{m.lessons_score_again()}</span>
        <span className="block text-small text-ink-2">
          {m.lessons_score_again_hint({ count: submissions })}
        </span>
      </RadioCard>
    </fieldset>
  )
}
