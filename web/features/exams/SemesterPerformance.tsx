import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { getSemesterGrades } from '../../../contract/exams/exams.ts'
import { m } from '../../../messages/m.ts'
import { callQuery } from '../../api/call-query.ts'
import { keys } from '../../api/query-keys.ts'
import { Card, CardHead } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { LoadingRows } from '../../kit/LoadingRows.tsx'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'
import { MonthReport } from './MonthReport.tsx'

/** Semester Performance: the exams and the average of a month, newest month first (R-SEM-001). */
export function SemesterPerformance() {
  const semester = useQuery(semesterQuery)
  const months = semester.data
  const [monthsBack, setMonthsBack] = useState(0)
  const titleId = useId()
  // the index of the month, 0 is the newest
  const index = Math.min(monthsBack, (months?.length ?? 0) - 1)
  const shownMonth = months?.[index]
  return (
    <Card aria-labelledby={titleId}>
      <CardHead title={<span id={titleId}>{m.exams_semester_performance()}</span>}>
        {months && shownMonth && (
          <MonthArrows index={index} count={months.length} onSelect={setMonthsBack} />
        )}
      </CardHead>
      <QueryBoundary
        query={semester}
        errorTitle={m.exams_grades_did_not_load()}
        errorLayout="panel"
        skeleton={<SemesterSkeleton />}
      >
        {() => (shownMonth ? <MonthReport month={shownMonth} /> : <NoGradesYet />)}
      </QueryBoundary>
    </Card>
  )
}

function NoGradesYet() {
  return (
    <EmptyState icon={ChartNoAxesColumn} title={m.exams_no_grades_yet()}>
      {m.exams_no_grades_hint()}
    </EmptyState>
  )
}

function SemesterSkeleton() {
  return <LoadingRows className="px-(--pad) py-2" />
}

type MonthArrowsProps = { index: number; count: number; onSelect: (at: number) => void }

function MonthArrows({ index, count, onSelect }: MonthArrowsProps) {
  return (
    <>
      <MonthArrow
        label={m.exams_previous_month()}
        icon={<ChevronLeft className="icon mirror" aria-hidden />}
        targetIndex={index + 1 < count ? index + 1 : null}
        onSelect={onSelect}
      />
      <MonthArrow
        label={m.exams_next_month()}
        icon={<ChevronRight className="icon mirror" aria-hidden />}
        targetIndex={index > 0 ? index - 1 : null}
        onSelect={onSelect}
      />
    </>
  )
}

type MonthArrowProps = {
  label: string
  icon: ReactNode
  /** Null at the first and the last month. */
  targetIndex: number | null
  onSelect: (index: number) => void
}

function MonthArrow({ label, icon, targetIndex, onSelect }: MonthArrowProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      // `disabled` would drop the focus at the last month
      aria-disabled={targetIndex === null}
      className={targetIndex === null ? 'opacity-40' : undefined}
      onClick={() => targetIndex !== null && onSelect(targetIndex)}
    />
  )
}

/** The months with submitted exams, newest first. */
const semesterQuery = callQuery(getSemesterGrades, {}, keys.semester)
