import type { CanDo } from '../../../contract/lessons/can-do.ts'
import { m } from '../../../messages/m.ts'
import { Card } from '../../kit/Card.tsx'
import { Star } from '../../kit/Star.tsx'

/** On a phone the lessons follow below. */
const SHOWN = 4

/** What the student can do now, in words of the teacher, the reached first (R-LEARN-012). */
export function CanDoCard({ canDo }: { canDo: readonly CanDo[] }) {
  const reached = canDo.filter((it) => it.isReached)
  const all = [...reached, ...canDo.filter((it) => !it.isReached)]
  const [first, others] = [all.slice(0, SHOWN), all.slice(SHOWN)]
  return (
    <Card as="section" padded className="can-do" aria-labelledby="can-do">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="can-do" className="text-card-head">
          {m.can_do_title()}
        </h2>
        <p className="num text-small text-ink-2">
          {m.can_do_count({ reached: reached.length, total: all.length })}
        </p>
      </div>
      <Sentences rows={first} />
      {others.length > 0 && (
        <details>
          <summary>{m.can_do_more({ count: others.length })}</summary>
          <Sentences rows={others} />
        </details>
      )}
    </Card>
  )
}

function Sentences({ rows }: { rows: readonly CanDo[] }) {
  return (
    <ul className="grid gap-3">
      {rows.map(({ text, isReached, done, total }) => (
        <li key={text} className="flex items-start gap-3">
          <Star kind={isReached ? 'done' : 'plain'} />
          <span className="min-w-0 grow">
            <span className="block wrap-anywhere" dir="auto">
              {text}
            </span>
            <span className="block text-small text-ink-2">
              {isReached
                ? m.can_do_reached()
                : done > 0
                  ? m.can_do_part({ done, total })
                  : m.can_do_not_yet()}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
