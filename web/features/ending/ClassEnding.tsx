import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { toNextLessonOfClass } from '../../../contract/enrolment/enrolment.ts'
import { countsTowardsProgress } from '../../../contract/lessons/lesson-access.ts'
import { countProgress, nextLesson } from '../../../contract/lessons/next-lesson.ts'
import type { ClassPage } from '../../../contract/study/study.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { CardLink } from '../../kit/Card.tsx'
import { DarkPanel } from '../../kit/Pattern.tsx'
import { Star } from '../../kit/Star.tsx'
import { Text } from '../../kit/Text.tsx'
import { useTimeZone } from '../../kit/time-zone.ts'
import { partInScript } from '../../kit/title-part.ts'
import { AfterClass } from './AfterClass.tsx'
import { Mabruk } from './Mabruk.tsx'
import { certificatesQuery, classQuery, joinableClassesQuery } from './queries.ts'
import './ending.css'

export type ClassEndingProps = {
  classRef: string
  lessonId: number
  /** The discussion; it is shown together with the ending above it, which would move it otherwise. */
  children: ReactNode
}

/** The end of the last lesson, and the discussion below it. */
export function ClassEnding({ classRef, lessonId, children }: ClassEndingProps) {
  const { page, isFetching } = useEnding(classRef)
  const [isShown, setShown] = useState(false)
  if (!isFetching && !isShown) setShown(true)
  return (
    <>
      {isShown && page?.isEnrolled && (
        <Ending page={page} classRef={classRef} lessonId={lessonId} />
      )}
      {children && <div hidden={!isShown}>{children}</div>}
    </>
  )
}

/** The class, and what the ending of a completed one shows of other classes and certificates. */
function useEnding(classRef: string) {
  const { data: page, isFetching } = useQuery(classQuery(classRef))
  const enabled = page !== undefined && isCompleted(page)
  const certificates = useQuery({ ...certificatesQuery, enabled })
  const joinable = useQuery({ ...joinableClassesQuery, enabled })
  return { page, isFetching: isFetching || certificates.isLoading || joinable.isLoading }
}

function isCompleted({ isEnrolled, lessons }: ClassPage): boolean {
  const { done, total } = countProgress(lessons)
  return isEnrolled && total > 0 && done === total
}

/**
 * For a completed class مَبْرُوك and the next steps; otherwise the lesson that is still missing. Renders nothing while this
 * lesson itself is the next one, as an exam is before its submission.
 */
function Ending({
  page,
  classRef,
  lessonId,
}: Omit<ClassEndingProps, 'children'> & { page: ClassPage }) {
  const timezone = useTimeZone()
  if (isCompleted(page)) return <Completed page={page} />
  const { done, total } = countProgress(page.lessons)
  const next = toNextLessonOfClass(
    nextLesson({
      enrolled: true,
      expired: page.subscription === 'expired',
      monthlyLimit: page.monthlyLimit,
      lessons: numbered(page.lessons),
      now: Date.now() / 1000,
      timezone,
    }),
  )
  if (!next || next.id === lessonId || next.opens !== 'now') return null
  return (
    <CardLink to={paths.lesson(classRef, next.id)} className="flex items-center gap-3.5 p-(--pad)">
      <Star kind="open">{next.number}</Star>
      <span className="grow">
        <span className="block text-tiny text-ink-3">
          {m.ending_lessons_left({ count: total - done })}
        </span>
        <b className="block font-semibold">
          <Text of={m.ending_continue} subject={partInScript(next.subject)} />
        </b>
      </span>
    </CardLink>
  )
}

function Completed({ page }: { page: ClassPage }) {
  const { total } = countProgress(page.lessons)
  return (
    <div className="grid gap-3">
      <DarkPanel className="ending">
        <Mabruk />
        <div>
          <h2>
            <Text of={m.ending_finished} name={partInScript(page.class.name)} />
          </h2>
          <p className="lead">{m.ending_all_lessons_done({ count: total })}</p>
        </div>
      </DarkPanel>
      <AfterClass finished={page.class} />
    </div>
  )
}

function numbered<L extends ClassPage['lessons'][number]>(lessons: readonly L[]) {
  let number = 0
  return lessons.map((it) => ({ ...it, number: countsTowardsProgress(it) ? ++number : number }))
}
