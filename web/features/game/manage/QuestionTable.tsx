import { Pencil, Trash2 } from 'lucide-react'
import type { QuizQuestion } from '../../../../contract/quiz-bank.ts'
import { startsInArabic } from '../../../kit/arabic.ts'
import { DataTable } from '../../../kit/DataTable.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import { Mixed } from '../../../kit/Prose.tsx'

type QuestionTableProps = {
  questions: readonly QuizQuestion[]
  onEdit: (question: QuizQuestion) => void
  onRemove: (question: QuizQuestion) => void
}

/** The questions with their right answers; as cards below 768. */
export function QuestionTable({ questions, onEdit, onRemove }: QuestionTableProps) {
  return (
    <DataTable
      caption="Questions of this level"
      keyOf={(it) => it.id}
      rows={questions}
      columns={[
        {
          key: 'question',
          head: 'Question',
          cell: (it) => (
            <>
              <Words className="block font-semibold" text={it.question} />
              {it.source && (
                <span className="block text-small text-ink-3">
                  <Mixed text={it.source} />
                </span>
              )}
            </>
          ),
        },
        {
          key: 'answer',
          head: 'Right answer',
          label: 'Right answer:',
          cell: (it) => <Words text={it.answer} />,
        },
        {
          key: 'others',
          head: 'Wrong options',
          wideOnly: true,
          cell: (it) => (
            <ul className="text-ink-2">
              {it.others.map((other) => (
                <li key={other}>
                  <Words text={other} />
                </li>
              ))}
            </ul>
          ),
        },
        { key: 'seconds', head: 'Seconds', label: 'Seconds:', end: true, cell: (it) => it.seconds },
      ]}
      actions={(it) => (
        <span className="inline-flex">
          <IconButton
            label={`Edit: ${it.question}`}
            icon={<Pencil className="icon" aria-hidden />}
            onClick={() => onEdit(it)}
          />
          <IconButton
            bad
            label={`Remove: ${it.question}`}
            icon={<Trash2 className="icon" aria-hidden />}
            onClick={() => onRemove(it)}
          />
        </span>
      )}
    />
  )
}

/** A text in its own direction, at the place where the others begin. */
export function Words({ text, className }: { text: string; className?: string }) {
  const arabic = startsInArabic(text)
  return (
    <bdi className={className} lang={arabic ? 'ar' : undefined}>
      {arabic ? text : <Mixed text={text} />}
    </bdi>
  )
}
