import { Undo2 } from 'lucide-react'
import { m } from '../../../../../messages/m.ts'
import { Button } from '../../../../kit/Button.tsx'
import { MixedScriptText } from '../../../../kit/Prose.tsx'
import type { ExamQuestionDraft } from './question-draft.ts'
import type { RemovedQuestion } from './use-list-edit.ts'

/** The number of questions, and the sum of their points if it differs. */
export function ListSummary({ questions }: { questions: readonly ExamQuestionDraft[] }) {
  if (questions.length === 0) return null
  const points = questions.reduce((sum, it) => sum + (Number(it.points) || 0), 0)
  return (
    <span className="num ms-2 font-normal text-ink-2">
      {questions.length}
      {points === questions.length ? '' : m.lessons_points_points({ points })}
    </span>
  )
}

/** The placeholder of a removed question, with Undo. */
export function RemovedNotice({
  removed,
  onUndo,
}: {
  removed: RemovedQuestion
  onUndo: () => void
}) {
  return (
    <li className="editor-removed">
      <span className="grow wrap-anywhere" role="status">
        {removed.isStored ? m.lessons_removed_when_save() : m.lessons_removed()}
        <bdi>
          <MixedScriptText text={removed.question.question || m.lessons_question_without_text()} />
        </bdi>
      </span>
      <Button variant="brand-text" onClick={onUndo}>
        <Undo2 className="icon mirror" aria-hidden />
        {m.kit_undo()}
      </Button>
    </li>
  )
}
