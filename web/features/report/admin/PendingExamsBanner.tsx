import { ClipboardCheck } from 'lucide-react'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { ButtonLink } from '../../../kit/Button.tsx'
import { Text } from '../../../kit/Text.tsx'
import { Tile } from '../../../kit/Tile.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'

/** The number of unmarked exams, the age of the oldest, and a link to them (R-ADASH-003). */
export function PendingExamsBanner({ count, oldestAt }: { count: number; oldestAt: number }) {
  const { ago, date } = useDateFormat()
  const when = ago(oldestAt)
  return (
    <section className="report-banner" aria-label={m.report_pending_exams()}>
      <Tile className="bg-surface text-inherit">
        <ClipboardCheck className="icon" aria-hidden />
      </Tile>
      <div className="grow">
        <p className="font-semibold">{m.report_exams_pending_review({ count })}</p>
        {oldestAt > 0 && (
          <p className="text-small">
            <Text
              of={m.report_oldest_handed_in}
              kind={kindOfTime(when, date(oldestAt))}
              when={when}
            />
          </p>
        )}
      </div>
      <ButtonLink to={paths.admin.exams} variant="primary">
        {m.report_mark_exams()}
      </ButtonLink>
    </section>
  )
}

/** How a sentence continues with the time: 'yesterday', 'on 2 Dec 2024', or as it is: '3 hours ago'. */
function kindOfTime(when: string, date: string) {
  if (when === date) return 'date'
  if (when === m.kit_just_now()) return 'now'
  return when === m.kit_yesterday() ? 'yesterday' : 'other'
}
