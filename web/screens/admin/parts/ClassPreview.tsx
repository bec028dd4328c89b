import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { canDoOf } from '../../../../contract/lessons/can-do.ts'
import { monthlyLimitText } from '../../../../contract/lessons/lesson-access.ts'
import { LESSON_KINDS } from '../../../../contract/lessons/lesson-kinds.ts'
import type { ClassPage, LessonPage } from '../../../../contract/study/study.ts'
import { m } from '../../../../messages/m.ts'
import { ApiError } from '../../../api/call-api.ts'
import { paths } from '../../../api/paths.ts'
import { PreviewFrame } from '../../../features/classes/admin/PreviewFrame.tsx'
import { ClassBoundary } from '../../../features/classes/ClassBoundary.tsx'
import { ClassHero } from '../../../features/classes/ClassHero.tsx'
import { ClassNotFound } from '../../../features/classes/ClassNotFound.tsx'
import { CourseContent } from '../../../features/classes/CourseContent.tsx'
import { type CourseRow, courseOf } from '../../../features/classes/course.ts'
import { ImportantLinks } from '../../../features/classes/ImportantLinks.tsx'
import { NextLessonPanel } from '../../../features/classes/NextLessonPanel.tsx'
import { TimetableDialog } from '../../../features/classes/TimetableDialog.tsx'
import { YourProgress } from '../../../features/classes/YourProgress.tsx'
import {
  previewClassQuery,
  previewLessonQuery,
} from '../../../features/study/admin/preview-queries.ts'
import { lazyPart } from '../../../kit/lazy-part.ts'
import { BackLink, StarDivider } from '../../../kit/PageHeader.tsx'
import { usePageTitle } from '../../../kit/page-title.ts'
import { Skeleton } from '../../../kit/Skeleton.tsx'
import { scrollToTop } from '../../../kit/scroll-to-top.ts'
import { Note } from '../../../kit/Tile.tsx'
import { useTimeZone } from '../../../kit/time-zone.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'

const TimetableFile = lazyPart(
  async () => (await import('../../../features/lessons/TimetableFile.tsx')).TimetableFile,
)

const PreviewExam = lazyPart(
  async () => (await import('../../../features/exams/admin/PreviewExam.tsx')).PreviewExam,
)
const LessonChecks = lazyPart(
  async () => (await import('../../../features/exams/LessonChecks.tsx')).LessonChecks,
)
const LessonHeader = lazyPart(
  async () => (await import('../../../features/lessons/LessonHeader.tsx')).LessonHeader,
)
const LessonMaterial = lazyPart(
  async () => (await import('../../../features/lessons/LessonMaterial.tsx')).LessonMaterial,
)
const CanDoCard = lazyPart(
  async () => (await import('../../../features/classes/CanDoCard.tsx')).CanDoCard,
)
const BlockOfLesson = lazyPart(
  async () => (await import('../../../features/lessons/blocks/BlockOfLesson.tsx')).BlockOfLesson,
)
const LessonText = lazyPart(
  async () => (await import('../../../features/lessons/LessonText.tsx')).LessonText,
)
const NextLesson = lazyPart(
  async () => (await import('../../../features/lessons/NextLesson.tsx')).NextLesson,
)

/**
 * A class, or with `lessonId` ('' for none) one of its lessons, as a new student sees it, drafts included; nothing is
 * recorded or submitted.
 */
export function ClassPreview({ classId, lessonId }: { classId: number; lessonId: string }) {
  // the router scrolls when the path changes, and a lesson is a parameter
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the lesson changes
  useEffect(scrollToTop, [lessonId])
  if (!/^([1-9]\d{0,14})?$/.test(lessonId)) return <PreviewNotFound />
  return lessonId ? (
    <LessonLoader key={lessonId} classId={classId} lessonId={Number(lessonId)} />
  ) : (
    <div className="page">
      <ClassLoader classId={classId} />
    </div>
  )
}

const PreviewNotFound = () => (
  <ClassNotFound to={paths.admin.classes} linkText={m.admin_screens_back_classes()} />
)

function ClassLoader({ classId }: { classId: number }) {
  const query = useQuery(previewClassQuery(classId))
  usePageTitle(query.data && m.admin_screens_preview({ title: query.data.class.name }))
  return (
    <ClassBoundary query={query} notFound={<PreviewNotFound />}>
      {(page) => (
        <PreviewFrame classId={classId} backTo={`${paths.admin.class(classId)}?tab=lessons`}>
          <PreviewedClass page={page} onUrlExpired={query.refetch} />
        </PreviewFrame>
      )}
    </ClassBoundary>
  )
}

type PreviewedClassProps = { page: ClassPage; onUrlExpired: () => Promise<unknown> }

function PreviewedClass({ page, onUrlExpired }: PreviewedClassProps) {
  const timezone = useTimeZone()
  const [isTimetableOpen, setTimetableOpen] = useState(false)
  const [, navigate] = useLocation()
  const now = Date.now() / 1000
  const course = courseOf(page, now, timezone)
  const classRef = page.class.publicId
  const { next, done, total, timetables } = course
  const canDo = canDoOf(page.canDo ?? [], page.lessons)
  // a lesson that is closed for students opens too, with the reason
  const open = ({ lesson, access }: CourseRow) => {
    if (!access.open && access.reason === 'lesson_without_page') setTimetableOpen(true)
    else navigate(paths.admin.preview(page.class.id, lesson.id))
  }
  return (
    <>
      <ClassHero
        page={page}
        now={now}
        timezone={timezone}
        next={
          next && (
            <NextLessonPanel
              classRef={classRef}
              nextLesson={next}
              lessonsDone={done}
              lessonsTotal={total}
            />
          )
        }
        action={null}
      />
      <div className="class-cols">
        <div className="class-side">
          <YourProgress course={course} onTimetable={() => setTimetableOpen(true)}>
            <ImportantLinks links={page.class.links} />
          </YourProgress>
          {canDo.length > 0 && <CanDoCard canDo={canDo} />}
        </div>
        <CourseContent
          course={course}
          classRef={classRef}
          openingLessonId={undefined}
          onOpen={open}
        />
      </div>
      <TimetableDialog
        timetables={timetables}
        open={isTimetableOpen}
        onClose={() => setTimetableOpen(false)}
        showFile={(it) => (
          <Suspense fallback={<Skeleton className="h-40 rounded-card" />}>
            <TimetableFile timetable={it} onUrlExpired={onUrlExpired} />
          </Suspense>
        )}
      />
    </>
  )
}

function LessonLoader({ classId, lessonId }: { classId: number; lessonId: number }) {
  const query = useQuery(previewLessonQuery(classId, lessonId))
  usePageTitle(query.data && m.admin_screens_preview({ title: query.data.lesson.subject }))
  const classPath = paths.admin.preview(classId)
  return (
    <QueryBoundary
      query={query}
      errorTitle={m.admin_screens_lesson_did_not_load()}
      skeleton={<Skeleton className="h-100 rounded-card" />}
      renderError={(error) =>
        error instanceof ApiError && error.status === 404 && <PreviewNotFound />
      }
    >
      {({ lesson, closed }) => (
        <div className="reading-column">
          <PreviewFrame classId={classId} backTo={paths.admin.lesson(classId, lessonId)}>
            <BackLink to={classPath}>{m.admin_screens_back_class()}</BackLink>
            {closed && (
              <Note tone="warning" icon={<CalendarClock className="icon" aria-hidden />}>
                <b className="block">{m.admin_screens_student_cannot_open_yet()}</b>
                {closed}
              </Note>
            )}
            <Suspense fallback={<Skeleton className="h-100 rounded-card" />}>
              <PreviewedLesson lesson={lesson} onUrlExpired={query.refetch} />
            </Suspense>
          </PreviewFrame>
        </div>
      )}
    </QueryBoundary>
  )
}

type PreviewedLessonProps = { lesson: LessonPage; onUrlExpired: () => Promise<unknown> }

function PreviewedLesson({ lesson, onUrlExpired }: PreviewedLessonProps) {
  const [, navigate] = useLocation()
  const material = <LessonMaterial material={lesson} onUrlExpired={onUrlExpired} />
  if (LESSON_KINDS[lesson.kind].hasQuestions) {
    return <PreviewExam lesson={lesson} material={material} />
  }
  const nextPath = paths.admin.preview(lesson.classId, lesson.nextLessonId)
  return (
    <>
      <LessonHeader className={lesson.className} title={lesson.subject} />
      {material}
      {(lesson.about.trim() || lesson.blocks) && (
        <LessonText
          text={lesson.about}
          blocks={lesson.blocks?.length ?? 0}
          renderBlock={(index) => {
            const block = lesson.blocks?.[index]
            return block && <BlockOfLesson block={block} files={lesson.blockFiles ?? []} />
          }}
        />
      )}
      {lesson.checks && <LessonChecks checks={lesson.checks} />}
      {lesson.nextLessonId !== '' && (
        <>
          <StarDivider />
          <NextLesson
            to={nextPath}
            subject={lesson.nextLessonSubject}
            number={lesson.nextLessonNumber}
            monthText={monthlyLimitText(lesson.openedThisMonth, lesson.monthlyLimit)}
            isOpening={false}
            onOpen={() => navigate(nextPath)}
          />
        </>
      )}
    </>
  )
}
