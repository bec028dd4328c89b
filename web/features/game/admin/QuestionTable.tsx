import { Pencil, Trash2 } from 'lucide-react'
import type { QuizQuestion } from '../../../../contract/game/quiz-bank.ts'
import { m } from '../../../../messages/m.ts'
import { startsInArabic } from '../../../kit/arabic.ts'
import { DataTable } from '../../../kit/DataTable.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import { MixedScriptText } from '../../../kit/Prose.tsx'

type QuestionTableProps = {
  questions: readonly QuizQuestion[]
  onEdit: (question: QuizQuestion) => void
  onRemove: (question: QuizQuestion) => void
}

/** The questions with their right answers, as cards below 768 px. */
export function QuestionTable({ questions, onEdit, onRemove }: QuestionTableProps) {
  return (
    <DataTable
      caption={m.game_questions_caption()}
      rowKey={(it) => it.id}
      rows={questions}
      columns={[
        {
          key: 'question',
          header: m.game_question(),
          cell: (it) => (
            <>
              <QuestionText className="block font-semibold" text={it.question} />
              {it.source && (
                <span className="block text-small text-ink-3">
                  <MixedScriptText text={it.source} />
                </span>
              )}
            </>
          ),
        },
        {
          key: 'answer',
          header: m.game_right_answer(),
          label: m.game_right_answer_before(),
          cell: (it) => <QuestionText text={it.answer} />,
        },
        {
          key: 'wrongOptions',
          header: m.game_wrong_options(),
          wideOnly: true,
          cell: (it) => (
            <ul className="text-ink-2">
              {it.wrongOptions.map((option) => (
                <li key={option}>
                  <QuestionText text={option} />
                </li>
              ))}
            </ul>
          ),
        },
        {
          key: 'seconds',
          header: m.game_seconds(),
          label: m.game_seconds_before(),
          alignEnd: true,
          cell: (it) => it.seconds,
        },
      ]}
      actions={(it) => (
        <span className="inline-flex">
          <IconButton
            label={m.game_edit_named({ question: it.question })}
            icon={<Pencil className="icon" aria-hidden />}
            onClick={() => onEdit(it)}
          />
          <IconButton
            destructive
            label={m.game_remove_named({ question: it.question })}
            icon={<Trash2 className="icon" aria-hidden />}
            onClick={() => onRemove(it)}
          />
        </span>
      )}
    />
  )
}

/** A text in its own direction, aligned with the others. */
export function QuestionText({ text, className }: { text: string; className?: string }) {
  const isArabic = startsInArabic(text)
  return (
    <bdi className={className} lang={isArabic ? 'ar' : undefined}>
      {isArabic ? text : <MixedScriptText text={text} />}
    </bdi>
  )
}
