import { ClipboardCheck } from 'lucide-react'
import { paths } from '../../../api/paths.ts'
import { ButtonLink } from '../../../kit/Button.tsx'
import { Tile } from '../../../kit/Tile.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'

/** The number of unmarked exams, the age of the oldest, and a link to them (R-ADASH-003). */
export function PendingExamsBanner({ count, oldestAt }: { count: number; oldestAt: number }) {
  const { ago } = useDateFormat()
  return (
    <section className="report-banner" aria-label="Pending exams">
      <Tile className="bg-surface text-inherit">
        <ClipboardCheck className="icon" aria-hidden />
      </Tile>
      <div className="grow">
        <p className="font-semibold">{count} Exam(s) Pending Review</p>
        {oldestAt > 0 && (
          <p className="text-small">The oldest was handed in {midSentence(ago(oldestAt))}.</p>
        )}
      </div>
      <ButtonLink to={paths.admin.exams} variant="primary">
        Mark Exams
      </ButtonLink>
    </section>
  )
}

/** 'Yesterday' → 'yesterday', '3 hours ago' unchanged, '2 Dec 2024' → 'on 2 Dec 2024' */
function midSentence(when: string) {
  if (/^\d+ \w+ ago$/.test(when)) return when
  return /^\d/.test(when) ? `on ${when}` : when.toLowerCase()
}
