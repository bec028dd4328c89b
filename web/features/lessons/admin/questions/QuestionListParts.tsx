import { Undo2 } from 'lucide-react'
import { m } from '../../../../../messages/m.ts'
import { Button } from '../../../../kit/Button.tsx'
import { numberText } from '../../../../kit/number-text.ts'
import { MixedScriptText } from '../../../../kit/Prose.tsx'
import { Text } from '../../../../kit/Text.tsx'
import type { ExamQuestionDraft } from './question-draft.ts'
import type { RemovedQuestion } from './use-list-edit.ts'

/** The number of questions, and the sum of their points if it differs. */
export function ListSummary({ questions }: { questions: readonly ExamQuestionDraft[] }) {
  if (questions.length === 0) return null
  const points = questions.reduce((sum, it) => sum + (Number(it.points) || 0), 0)
  return (
    <span className="num ms-2 font-normal text-ink-2">
      {points === questions.length
        ? numberText(points)
        : m.lessons_list_points({ count: questions.length, points })}
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
        <Text
          of={removed.isStored ? m.lessons_question_removed_on_save : m.lessons_question_removed}
          question={
            <MixedScriptText
              text={removed.question.question || m.lessons_question_without_text()}
            />
          }
        />
      </span>
      <Button variant="brand-text" onClick={onUndo}>
        <Undo2 className="icon mirror" aria-hidden />
        {m.kit_undo()}
      </Button>
    </li>
  )
}
