import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { messageOf } from '../../api/ask.ts'
import { Card, CardHead } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { FailedNote } from '../../kit/FailedNote.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { SkeletonRows, Waiting } from '../../kit/Skeleton.tsx'
import { MonthReport } from './MonthReport.tsx'
import { semesterQuery } from './semester.ts'

/** Semester Performance: the exams of a month and their average, one month at a time, newest first (student-area §2). */
export function SemesterPerformance() {
  const { data: months, isPending, error, isFetching, refetch } = useQuery(semesterQuery)
  const [back, setBack] = useState(0)
  const titleId = useId()
  // how many months before the newest
  const at = Math.min(back, (months?.length ?? 0) - 1)
  const shown = months?.[at]
  return (
    <Card aria-labelledby={titleId}>
      <CardHead title={<span id={titleId}>Semester Performance</span>}>
        {months && shown && <Arrows at={at} count={months.length} onGo={setBack} />}
      </CardHead>
      {isPending && (
        <Waiting className="px-(--pad) py-2">
          <SkeletonRows />
        </Waiting>
      )}
      {shown && <MonthReport month={shown} />}
      {months && !shown && (
        <EmptyState icon={ChartNoAxesColumn} title="No Grades Yet">
          Complete your exams to see your semester grades
        </EmptyState>
      )}
      {!months && error && (
        <div className="p-(--pad)">
          <FailedNote busy={isFetching} onRetry={() => void refetch()}>
            Your grades did not load. {messageOf(error)}
          </FailedNote>
        </div>
      )}
    </Card>
  )
}

type ArrowsProps = { at: number; count: number; onGo: (at: number) => void }

function Arrows({ at, count, onGo }: ArrowsProps) {
  return (
    <>
      <Arrow
        label="Previous month"
        icon={<ChevronLeft className="icon mirror" aria-hidden />}
        to={at + 1 < count ? at + 1 : null}
        onGo={onGo}
      />
      <Arrow
        label="Next month"
        icon={<ChevronRight className="icon mirror" aria-hidden />}
        to={at > 0 ? at - 1 : null}
        onGo={onGo}
      />
    </>
  )
}

type ArrowProps = {
  label: string
  icon: ReactNode
  /** Nothing where the months end. */
  to: number | null
  onGo: (at: number) => void
}

function Arrow({ label, icon, to, onGo }: ArrowProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      // not disabled, which would drop the focus of whoever has just come to the end
      aria-disabled={to === null}
      className={to === null ? 'opacity-40' : undefined}
      onClick={() => to !== null && onGo(to)}
    />
  )
}
