import { useQuery } from '@tanstack/react-query'
import { CloudOff, HardDrive, Lock } from 'lucide-react'
import { Suspense } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import type { AdminReport } from '../../../contract/admin/admin.ts'
import { locale, m } from '../../../messages/m.ts'
import { intlLocale } from '../../../messages/runtime.ts'
import { messageOf } from '../../api/call-api.ts'
import { mailStateQuery } from '../../api/mail-state-query.ts'
import { useSession } from '../../api/session.ts'
import { settingsQuery } from '../../api/settings-query.ts'
import { useMay, usePermissions } from '../../api/use-may.ts'
import { BackupNotice } from '../../features/copies/admin/BackupNotice.tsx'
import { gradingQueueQuery } from '../../features/exams/admin/queries.ts'
import { MailNotice } from '../../features/messages/admin/MailNotice.tsx'
import { AdminSectionTiles } from '../../features/report/admin/AdminSectionTiles.tsx'
import { MarkExamsTile } from '../../features/report/admin/MarkExamsTile.tsx'
import { Overview } from '../../features/report/admin/Overview.tsx'
import { PendingExamsBanner } from '../../features/report/admin/PendingExamsBanner.tsx'
import { overviewQuery } from '../../features/report/admin/queries.ts'
import { SchoolStats } from '../../features/report/admin/SchoolStats.tsx'
import { SetupSteps } from '../../features/report/admin/SetupSteps.tsx'
import { setupSteps } from '../../features/report/admin/setup-steps.ts'
import { useReport } from '../../features/report/admin/use-report.ts'
import { secondFactorsQuery } from '../../features/security/admin/queries.ts'
import type { ClosedPageState } from '../../features/staff/admin/guard-screen.tsx'
import { Button } from '../../kit/Button.tsx'
import { formatDataSize } from '../../kit/data-size.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { Text } from '../../kit/Text.tsx'
import { Note } from '../../kit/Tile.tsx'
import '../../features/report/admin/report.css'
import { lazyPart, renderNothing } from '../../kit/lazy-part.ts'
import { useTimeZone } from '../../kit/time-zone.ts'

const SecondStepNotice = lazyPart(
  async () => (await import('../../features/security/admin/SecondStepNotice.tsx')).SecondStepNotice,
  renderNothing,
)

/** The administrators' dashboard: the figures of the school and the sections to manage (R-ADASH-001 to R-ADASH-007). */
export function Screen() {
  const timezone = useTimeZone()
  const isPermitted = usePermissions()
  const seesReport = isPermitted('viewMoney')
  const { data: report, error, isFetching, refetch } = useReport({ enabled: seesReport })
  const overview = useQuery(overviewQuery)
  const steps = useSetupSteps(report)
  // without a response the specified tile is shown
  const hasAssistant = overview.data?.hasAssistant ?? overview.isError
  const unmarked = useUnmarked(report)
  const state = useHistoryState<ClosedPageState>()
  return (
    <div className="page">
      <PageHeader title={m.admin_screens_admin_dashboard()} subtitle={todayText(timezone)} />
      {state?.isClosed && (
        <Note tone="info" icon={<Lock className="icon" aria-hidden />}>
          <p role="status">{m.admin_screens_page_not_part_work_here()}</p>
        </Note>
      )}
      {steps && <SetupSteps steps={steps} />}
      <MailNotice />
      <Suspense>
        <SecondStepNotice />
      </Suspense>
      {overview.data?.backup && <BackupNotice {...overview.data.backup} hasLink />}
      {overview.data?.diskAvailable !== undefined && (
        <Note tone="warning" icon={<HardDrive className="icon" aria-hidden />}>
          <p>{lowDiskText(overview.data.diskAvailable)}</p>
        </Note>
      )}
      {error && (
        <Note tone="error" icon={<CloudOff className="icon" aria-hidden />}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
            <p className="grow basis-60">
              <Text of={m.admin_screens_failed_load_admin_report_error} error={messageOf(error)} />
            </p>
            <Button busy={isFetching && m.kit_loading()} onClick={() => void refetch()}>
              {m.kit_try_again()}
            </Button>
          </div>
        </Note>
      )}
      {seesReport && (report || !error) && <SchoolStats report={report} timezone={timezone} />}
      {unmarked.count > 0 && (
        <>
          <PendingExamsBanner {...unmarked} />
          {hasAssistant && report && (
            <MarkExamsTile
              count={report.unmarkedCount}
              aiSubscriptionEnd={report.aiSubscriptionEnd}
            />
          )}
        </>
      )}
      <Overview query={overview} />
      <AdminSectionTiles
        report={report}
        unmarked={unmarked.count}
        showsMarking={!hasAssistant || !seesReport}
      />
    </div>
  )
}

/** The submissions to mark: those of the report, or of the own classes without it. */
function useUnmarked(report: AdminReport | undefined) {
  const isPermitted = usePermissions()
  const marks = isPermitted('markExams')
  const queue = useQuery({
    ...gradingQueueQuery({ search: '', page: 1 }),
    enabled: marks && !isPermitted('viewMoney'),
  })
  if (!marks) return { count: 0, oldestAt: 0 }
  return {
    count: report?.unmarkedCount ?? queue.data?.total ?? 0,
    oldestAt: report?.oldestUnmarkedAt ?? 0,
  }
}

/** Undefined until everything is known that the steps are computed from. */
function useSetupSteps(report: AdminReport | undefined) {
  const email = useSession((it) => it.user?.email)
  const settings = useQuery(settingsQuery).data
  const setsUp = useMay('changeSettings')
  const mail = useQuery({ ...mailStateQuery, enabled: setsUp }).data
  const secondFactors = useQuery(secondFactorsQuery).data
  if (!report || !email || !settings || !mail || !secondFactors) return
  return setupSteps({ settings, email, mail, report, secondFactors })
}

function lowDiskText(bytes: number) {
  return bytes < 1_000_000
    ? m.admin_screens_disk_full()
    : m.admin_screens_disk_low({ size: formatDataSize(bytes) })
}

/** 'Thursday, 21 November 2024' */
function todayText(timeZone: string) {
  const { format } = new Intl.DateTimeFormat(intlLocale(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  })
  // en-GB has a comma in some versions of its data
  return format().replace(/^(\w+),? /, '$1, ')
}
