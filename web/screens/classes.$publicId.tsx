import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { canDoOf } from '../../contract/lessons/can-do.ts'
import { isOpened, PART_DUE } from '../../contract/lessons/lesson-access.ts'
import { LESSON_KINDS } from '../../contract/lessons/lesson-kinds.ts'
import type { ClassPage } from '../../contract/study/study.ts'
import { m, textOf } from '../../messages/m.ts'
import { paths } from '../api/paths.ts'
import { ClassBoundary } from '../features/classes/ClassBoundary.tsx'
import { ClassHero } from '../features/classes/ClassHero.tsx'
import { ClassNotFound } from '../features/classes/ClassNotFound.tsx'
import { Finished } from '../features/classes/ClassProgress.tsx'
import { CourseContent } from '../features/classes/CourseContent.tsx'
import { type Course, type CourseRow, courseOf } from '../features/classes/course.ts'
import { ImportantLinks } from '../features/classes/ImportantLinks.tsx'
import { parseLinks } from '../features/classes/important-links.ts'
import { NextLessonPanel } from '../features/classes/NextLessonPanel.tsx'
import { publicClassQuery } from '../features/classes/public-class-query.ts'
import { TimetableDialog } from '../features/classes/TimetableDialog.tsx'
import { YourProgress } from '../features/classes/YourProgress.tsx'
import { JoinButton } from '../features/enrolment/JoinButton.tsx'
import { isKeptUnread, useLessonMark } from '../features/offline/KeptMark.tsx'
import { OfflineNote } from '../features/offline/OfflineNote.tsx'
import { readSummary, useDeviceSummary } from '../features/offline/shared/device-summary.ts'
import { nextKept, withReadsHere } from '../features/offline/shared/read-my-classes.ts'
import { readNames, useSavedAt } from '../features/offline/shared/saved-read.ts'
import { classPageQuery, isClassRef, useViewLesson } from '../features/study/queries.ts'
import { afterNextPaint } from '../kit/after-next-paint.ts'
import { Card } from '../kit/Card.tsx'
import { lazyOptional, lazyPart, renderNothing } from '../kit/lazy-part.ts'
import { usePageTitle } from '../kit/page-title.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { scrollToTop } from '../kit/scroll-to-top.ts'
import { Note } from '../kit/Tile.tsx'
import { useTimeZone } from '../kit/time-zone.ts'
import { toast } from '../kit/toast.ts'

const TimetableFile = lazyPart(
  async () => (await import('../features/lessons/TimetableFile.tsx')).TimetableFile,
)

const KeepNext = lazyOptional(
  async () => (await import('../features/offline/KeepNext.tsx')).KeepNext,
)

const CanDoCard = lazyOptional(
  async () => (await import('../features/classes/CanDoCard.tsx')).CanDoCard,
)

const UpcomingSessions = lazyOptional(
  async () => (await import('../features/live/UpcomingSessions.tsx')).UpcomingSessions,
)

const AfterClass = lazyPart(
  async () => (await import('../features/ending/AfterClass.tsx')).AfterClass,
  renderNothing,
)

const NOT_FOUND = <ClassNotFound to={paths.classes} linkText={m.screens_back_class()} />

/** A class: its description, the join button and its lessons (R-CLASS-001 to R-CLASS-016). */
export function Screen() {
  const { publicId } = useParams<{ publicId: string }>()
  return (
    <div className="page">
      {isClassRef(publicId) ? <ClassLoader publicId={publicId} /> : NOT_FOUND}
    </div>
  )
}

function ClassLoader({ publicId }: { publicId: string }) {
  const page = useQuery(classPageQuery(publicId))
  usePageTitle(page.data?.class.name)
  return (
    <ClassBoundary query={page} notFound={NOT_FOUND}>
      {(data) => <ClassContent page={data} classRef={publicId} />}
    </ClassBoundary>
  )
}

function ClassContent({ page, classRef }: { page: ClassPage; classRef: string }) {
  const timezone = useTimeZone()
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries(classPageQuery(classRef))
  const now = Date.now() / 1000
  const summary = useDeviceSummary()
  const isOffline = useSavedAt(readNames.classPage(classRef)) !== undefined
  const lessons = withReadsHere(page.lessons, summary)
  const course = courseOf({ ...page, lessons }, now, timezone, {
    isKeptUnread: (row) => isKeptUnread(row, summary),
    next: isOffline ? nextKept(lessons, summary) : null,
  })
  const canDo = canDoOf(page.canDo ?? [], lessons)
  const lessonPress = useLessonPress(classRef)
  const markOf = useLessonMark(readNames.classPage(classRef))
  const sample = useFreeSample(page)
  const links = <ImportantLinks links={page.class.links} />
  return (
    <>
      <OfflineNote name={readNames.classPage(classRef)} onReturn={refresh} />
      <ClassHero
        page={page}
        now={now}
        timezone={timezone}
        next={page.isEnrolled && <NextStep course={course} classRef={classRef} />}
        action={<JoinButton page={page} onJoined={scrollToTop} />}
      />
      {page.isEnrolled && (
        <Suspense>
          <UpcomingSessions classId={page.class.id} />
        </Suspense>
      )}
      {page.isEnrolled && isFinished(course) && (
        <Suspense fallback={<Skeleton className="h-40 rounded-card" />}>
          <AfterClass finished={page.class} />
        </Suspense>
      )}
      <div className="class-cols">
        {(page.isEnrolled || parseLinks(page.class.links).length > 0) && (
          <div className="class-side">
            {page.isEnrolled ? (
              <YourProgress
                course={course}
                onTimetable={() => lessonPress.pressTimetable(course.rows)}
              >
                {links}
              </YourProgress>
            ) : (
              <Card as="aside" padded>
                {links}
              </Card>
            )}
            {canDo.length > 0 && (
              <Suspense>
                <CanDoCard canDo={canDo} />
              </Suspense>
            )}
          </div>
        )}
        <CourseContent
          course={course}
          classRef={classRef}
          openingLessonId={lessonPress.opening}
          onOpen={lessonPress.press}
          markOf={markOf}
          sample={sample}
        >
          {page.subscription === 'expired' && <ExpiredNote owesPart={page.plan !== undefined} />}
          {page.isEnrolled && (
            <Suspense>
              <KeepNext
                classRef={classRef}
                lessons={keepable(course)}
                month={{ opened: page.openedThisMonth, limit: page.monthlyLimit }}
              />
            </Suspense>
          )}
        </CourseContent>
      </div>
      <TimetableDialog
        timetables={course.timetables}
        open={lessonPress.isTimetableOpen}
        onClose={lessonPress.hideTimetable}
        showFile={(it) => (
          <Suspense fallback={<Skeleton className="h-40 rounded-card" />}>
            <TimetableFile timetable={it} onUrlExpired={refresh} />
          </Suspense>
        )}
      />
    </>
  )
}

/**
 * The free sample, which a visitor could read before signing up, and which a student reads on the same page until the enrolment
 * (decision 0371).
 */
function useFreeSample({ isEnrolled, class: { publicId } }: ClassPage) {
  const { data } = useQuery({ ...publicClassQuery(publicId), enabled: !isEnrolled })
  const index = data?.lessons.findIndex(({ sample }) => sample) ?? -1
  return isEnrolled || index < 0
    ? undefined
    : { number: index + 1, to: `${paths.publicClass(publicId)}#sample` }
}

/** The open lessons from the next one on, which a student can keep. */
function keepable({ rows, next }: Course) {
  const first = rows.findIndex(({ lesson }) => lesson.id === next?.id)
  return rows
    .slice(Math.max(0, first))
    .filter(({ access }) => access.open)
    .map(({ lesson }) => ({ id: lesson.id, isNew: !isOpened(lesson) }))
}

const isFinished = ({ done, total }: Course) => total > 0 && done === total

/** The next lesson on the header, or that the class is finished. */
function NextStep({ course, classRef }: { course: Course; classRef: string }) {
  const { next, done, total } = course
  if (isFinished(course)) return <Finished>{m.screens_have_finished_class()}</Finished>
  return (
    next && (
      <NextLessonPanel
        classRef={classRef}
        nextLesson={next}
        lessonsDone={done}
        lessonsTotal={total}
      />
    )
  )
}

/**
 * Handles a click on a lesson: a toast without access, the timetable dialog, or the lesson (R-LESSON-015 to
 * R-LESSON-023).
 */
function useLessonPress(classRef: string) {
  const [isTimetableOpen, setTimetableOpen] = useState(false)
  const [, navigate] = useLocation()
  const { mutate, isPending, variables } = useViewLesson()

  const handlePress = ({ lesson, access }: CourseRow) => {
    if (!access.open) {
      if (access.reason === 'lesson_without_page') setTimetableOpen(true)
      else toast.error(textOf(access.message))
      return
    }
    const openLesson = () => navigate(paths.lesson(classRef, lesson.id))
    // a lesson that was viewed before needs no request, and the page of a kept one records the view
    if (lesson.viewed || lesson.id in readSummary().kept) afterNextPaint(openLesson)
    else mutate({ classRef, lessonId: lesson.id }, { onSuccess: openLesson })
  }

  return {
    press: handlePress,
    opening: isPending ? variables.lessonId : undefined,
    isTimetableOpen,
    /** Opens the timetables, or says why they are closed, like their rows. */
    pressTimetable(rows: readonly CourseRow[]) {
      const all = rows.filter(({ lesson }) => LESSON_KINDS[lesson.kind].opensIn === 'class-page')
      const isOpen = ({ access }: CourseRow) =>
        access.open || access.reason === 'lesson_without_page'
      const row = all.find(isOpen) ?? all[0]
      if (row) handlePress(row)
    },
    hideTimetable: () => setTimetableOpen(false),
  }
}

function ExpiredNote({ owesPart }: { owesPart: boolean }) {
  return (
    <div className="class-note">
      <Note tone="warning" icon={<TriangleAlert className="icon" aria-hidden />}>
        {owesPart ? (
          textOf(PART_DUE)
        ) : (
          <>
            <b className="block">{m.screens_subscription_has_expired()}</b>
            {m.screens_viewed_lessons_stay()}
          </>
        )}
      </Note>
    </div>
  )
}
