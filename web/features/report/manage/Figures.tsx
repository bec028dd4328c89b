import type { AdminReport } from '../../../../contract/admin.ts'
import { monthNameOf } from '../../../../contract/report-months.ts'
import { paths } from '../../../api/paths.ts'
import { Card, CardLink } from '../../../kit/Card.tsx'
import { Skeleton } from '../../../kit/Skeleton.tsx'

const whole = new Intl.NumberFormat('en-NG')

type FiguresProps = { report: AdminReport | undefined; timezone: string }

/** The four figures of the school; the exams that wait are the way to mark them (wallet-and-admin §2). */
export function Figures({ report, timezone }: FiguresProps) {
  return (
    <section className="report-figures" aria-label="Figures">
      <Figure label="Total Students" value={report?.total_regular_users} />
      <Figure label="Active Classes" value={report?.total_active_classes} />
      <Figure
        label="This Month's Enrollment"
        value={report && enrolledIn(report, monthNameOf(Date.now() / 1000, timezone))}
      />
      <Figure label="Pending Exams" value={report?.pending_exams} to={paths.admin.exams} />
    </section>
  )
}

function enrolledIn({ classes }: AdminReport, month: string) {
  return classes.reduce((sum, it) => sum + (it.monthly_enrollment[month] ?? 0), 0)
}

function Figure({ label, value, to }: { label: string; value: number | undefined; to?: string }) {
  const inside = (
    <>
      <span className="font-medium text-ink-2 text-[0.9375rem]">{label}</span>
      {value === undefined ? (
        <Skeleton className="my-1.5 h-6 w-16" />
      ) : (
        <span className="fig num">{whole.format(value)}</span>
      )}
    </>
  )
  return to ? (
    <CardLink to={to} className="report-figure">
      {inside}
    </CardLink>
  ) : (
    <Card as="div" className="report-figure">
      {inside}
    </Card>
  )
}
