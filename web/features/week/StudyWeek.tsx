import { useQuery } from '@tanstack/react-query'
import { getStudyWeek, type StudyWeek as Week } from '../../../contract/study/study-week.ts'
import { locale, m } from '../../../messages/m.ts'
import { intlLocale } from '../../../messages/runtime.ts'
import { callQuery } from '../../api/call-query.ts'
import { keys } from '../../api/query-keys.ts'
import { Card } from '../../kit/Card.tsx'
import { listText } from '../../kit/list-text.ts'
import { numberText } from '../../kit/number-text.ts'
import { LoadingRegion, Skeleton } from '../../kit/Skeleton.tsx'
import './week.css'

const DAY_NAMES = new Intl.DateTimeFormat(intlLocale(locale), { weekday: 'long', timeZone: 'UTC' })
/** The circumference of the ring, in units of which a day has 100. */
const RING = 700
const GAP = 14

/** A ring with the days of this week on which the student studied. */
export function StudyWeek() {
  const { data: week, isError } = useQuery(callQuery(getStudyWeek, {}, keys.studyWeek))
  if (isError && !week) return null
  return (
    <Card padded className="week">
      {week ? <WeekRing week={week} /> : <WeekSkeleton />}
    </Card>
  )
}

function WeekRing({ week: { days, today } }: { week: Week }) {
  const studied = days.filter((it) => it.studied)
  return (
    <>
      <span className="week-ring">
        <svg viewBox="0 0 64 64" aria-hidden="true">
          {days.map(({ day, studied: isStudied }, index) => (
            <circle
              key={day}
              cx="32"
              cy="32"
              r="27"
              pathLength={RING}
              strokeDasharray={`${100 - GAP} ${RING}`}
              strokeDashoffset={-(index * 100 + GAP / 2)}
              data-studied={isStudied || undefined}
              data-today={day === today || undefined}
            />
          ))}
        </svg>
        <span className="week-count" aria-hidden>
          {numberText(studied.length)}
        </span>
      </span>
      <div className="grow">
        <h2 className="text-card-head">{m.week_this_week()}</h2>
        <p className="text-ink-2">{weekText(studied, days.length)}</p>
      </div>
    </>
  )
}

/** 'A lesson on Monday, Tuesday and Friday.' */
function weekText(studied: Week['days'], dayCount: number): string {
  const count = studied.length
  if (count === 0) return m.week_none()
  if (count === dayCount) return m.week_all()
  const names = studied.map(({ day }) => DAY_NAMES.format(new Date(day)))
  return m.week_days({ count, days: listText(names) })
}

function WeekSkeleton() {
  return (
    <LoadingRegion className="flex grow items-center gap-4">
      <Skeleton className="size-16 rounded-full" />
      <div className="grid grow gap-2">
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="w-2/3" />
      </div>
    </LoadingRegion>
  )
}
