import { Undo2 } from 'lucide-react'
import type { TypedChange } from '../../../../../contract/exams/typed-review.ts'
import { m } from '../../../../../messages/m.ts'
import { Button } from '../../../../kit/Button.tsx'
import { Card, CardHead } from '../../../../kit/Card.tsx'
import { DateText } from '../../../../kit/DateText.tsx'
import type { Review } from './use-review.ts'
import { VERDICT_LABELS } from './verdicts.ts'

/** The verdicts that teachers have set for a question, latest first, each with a button that undoes it. */
export function ReviewChanges({ changes, review }: { changes: TypedChange[]; review: Review }) {
  if (changes.length === 0) return null
  return (
    <Card>
      <CardHead title={m.exams_verdicts_of_school()} />
      <ul className="rows">
        {changes.map((it) => (
          <li key={it.id} className="typed-change">
            <p className="min-w-0 grow">
              <bdi className="typed-text-small wrap-anywhere">{it.text}</bdi>
              <span className="block text-small text-ink-2">
                {it.accepted ? m.exams_accepted_for_everyone() : VERDICT_LABELS[it.verdict]} ·{' '}
                <bdi>{it.actorName}</bdi>, <DateText at={it.at} format="dateTime" />
              </span>
            </p>
            <Button
              variant="brand-text"
              disabled={review.pendingText !== undefined}
              onClick={() => review.undo(it)}
            >
              <Undo2 className="icon mirror" aria-hidden />
              {m.kit_undo()}
              <span className="sr-only">: {it.text}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
