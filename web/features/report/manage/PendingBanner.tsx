import { ClipboardCheck } from 'lucide-react'
import { paths } from '../../../api/paths.ts'
import { ButtonLink } from '../../../kit/Button.tsx'
import { since } from '../../../kit/dates.ts'
import { Tile } from '../../../kit/Tile.tsx'

/** Exams wait for a mark: how many, since when, and the way there (wallet-and-admin §2). */
export function PendingBanner({ count, oldestAt }: { count: number; oldestAt: number }) {
  return (
    <section className="report-banner" aria-label="Pending exams">
      <Tile className="bg-surface text-inherit">
        <ClipboardCheck className="icon" aria-hidden />
      </Tile>
      <div className="grow">
        <p className="font-semibold">{count} Exam(s) Pending Review</p>
        {oldestAt > 0 && (
          <p className="text-small">The oldest was handed in {inSentence(since(oldestAt))}.</p>
        )}
      </div>
      <ButtonLink to={paths.admin.exams} look="main">
        Mark Exams
      </ButtonLink>
    </section>
  )
}

/** 'Yesterday' → 'yesterday', '3 hours ago' as it is, a date with its 'on'. */
function inSentence(when: string) {
  if (/^\d+ \w+ ago$/.test(when)) return when
  return /^\d/.test(when) ? `on ${when}` : when.toLowerCase()
}
