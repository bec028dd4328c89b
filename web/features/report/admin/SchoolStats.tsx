import type { AdminReport } from '../../../../contract/admin/admin.ts'
import { monthName } from '../../../../contract/admin/report-months.ts'
import { isoMonth } from '../../../../contract/platform/school-time.ts'
import { locale, m } from '../../../../messages/m.ts'
import { formatNumber } from '../../../../messages/runtime.ts'
import { paths } from '../../../api/paths.ts'
import { usePermissions } from '../../../api/use-may.ts'
import { Card, CardLink } from '../../../kit/Card.tsx'
import { Skeleton } from '../../../kit/Skeleton.tsx'

type SchoolStatsProps = { report: AdminReport | undefined; timezone: string }

/** Four numbers of the school. The number of pending exams links to exam marking (R-ADASH-001, R-ADASH-002). */
export function SchoolStats({ report, timezone }: SchoolStatsProps) {
  const isPermitted = usePermissions()
  return (
    <section className="report-figures" aria-label={m.report_figures()}>
      <Stat
        label={m.report_figure_total_students()}
        value={report?.studentCount}
        to={`${paths.admin.students}?group=students`}
      />
      <Stat
        label={m.report_figure_active_classes()}
        value={report?.activeClassCount}
        to={isPermitted('editClasses') ? paths.admin.classes : undefined}
      />
      <Stat
        label={m.report_figure_months_enrollment()}
        value={report && enrolmentsInMonth(report, monthName(Date.now() / 1000, timezone))}
        to={`${paths.admin.lists}?month=${isoMonth(Date.now() / 1000, timezone)}`}
      />
      {isPermitted('markExams') && (
        <Stat
          label={m.report_figure_pending_exams()}
          value={report?.unmarkedCount}
          to={paths.admin.exams}
        />
      )}
    </section>
  )
}

function enrolmentsInMonth({ classes }: AdminReport, month: string) {
  return classes.reduce((sum, it) => sum + (it.monthlyEnrolments[month] ?? 0), 0)
}

type StatProps = { label: string; value: number | undefined; to: string | undefined }

function Stat({ label, value, to }: StatProps) {
  const content = (
    <>
      <span className="font-medium text-ink-2 text-[0.9375rem]">{label}</span>
      {value === undefined ? (
        <Skeleton className="my-1.5 h-6 w-16" />
      ) : (
        <span className="stat-value num">{formatNumber(value, locale)}</span>
      )}
    </>
  )
  return to ? (
    <CardLink to={to} className="report-figure">
      {content}
    </CardLink>
  ) : (
    <Card as="div" className="report-figure">
      {content}
    </Card>
  )
}
