import type { MarkChange } from '../../../../contract/exams/marking.ts'
import { m } from '../../../../messages/m.ts'
import { DateText } from '../../../kit/DateText.tsx'
import { numberText } from '../../../kit/number-text.ts'

/** Every mark that was saved, newest first: who, when, the score before and after, and the feedback. */
export function MarkHistory({ history }: { history: readonly MarkChange[] }) {
  if (history.length === 0) return null
  return (
    <section className="marking-history" aria-labelledby="mark-history">
      <h3 id="mark-history" className="label">
        {m.exams_history_mark()}
      </h3>
      <ol>
        {history.map((it) => (
          <li key={it.id}>
            <p>
              <span className="num font-semibold">
                {it.from === null || it.from === it.score
                  ? numberText(it.score)
                  : m.exams_score_changed({ from: it.from, to: it.score })}
              </span>{' '}
              <bdi>{it.markerName}</bdi>
              <span className="text-small text-ink-2">
                {', '}
                <DateText at={it.at} format="dateTime" />
              </span>
            </p>
            {it.feedback !== '' && (
              <p dir="auto" className="marking-note">
                {it.feedback}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
