import { CloudOff } from 'lucide-react'
import { messageOf } from '../../api/ask.ts'
import { AdminTiles } from '../../features/report/manage/AdminTiles.tsx'
import { Figures } from '../../features/report/manage/Figures.tsx'
import { MarkExamsTile } from '../../features/report/manage/MarkExamsTile.tsx'
import { PendingBanner } from '../../features/report/manage/PendingBanner.tsx'
import { useReport } from '../../features/report/manage/use-report.ts'
import { useTimezone } from '../../features/settings/queries.ts'
import { Button } from '../../kit/Button.tsx'
import { PageHead } from '../../kit/PageHead.tsx'
import { Note } from '../../kit/Tile.tsx'
import '../../features/report/manage/report.css'

/** The school at a glance, and what there is to manage (wallet-and-admin §2). */
export function Screen() {
  const timezone = useTimezone()
  const { data: report, error, isFetching, refetch } = useReport()
  const isPending = report !== undefined && report.pending_exams > 0
  return (
    <div className="wrap">
      <PageHead title="Admin Dashboard" lead={todayIn(timezone)} />
      {error && (
        <Note tone="bad" icon={<CloudOff className="icon" aria-hidden />}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
            <p className="grow basis-60">Failed to load admin report: {messageOf(error)}</p>
            <Button busy={isFetching && 'Loading...'} onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        </Note>
      )}
      {(report || !error) && <Figures report={report} timezone={timezone} />}
      {isPending && (
        <>
          <PendingBanner count={report.pending_exams} oldestAt={report.pending_since} />
          <MarkExamsTile count={report.pending_exams} aisub={report.aisub} />
        </>
      )}
      <AdminTiles report={report} />
    </div>
  )
}

/** 'Thursday, 21 November 2024' */
function todayIn(timeZone: string) {
  const { format } = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  })
  return format().replace(/^(\w+),? /, '$1, ')
}
