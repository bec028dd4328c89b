import { Suspense } from 'react'
import { useLocation, useParams } from 'wouter'
import { monthlyLimitText } from '../../contract/lessons/lesson-access.ts'
import { LESSON_KINDS } from '../../contract/lessons/lesson-kinds.ts'
import { formatDate, startOfNextMonth } from '../../contract/platform/school-time.ts'
import type { LessonPage as LessonPageData } from '../../contract/study/study.ts'
import { locale, m } from '../../messages/m.ts'
import { isDeclined } from '../api/call-api.ts'
import { paths } from '../api/paths.ts'
import { Discussion } from '../features/comments/Discussion.tsx'
import type { ClassEndingProps } from '../features/ending/ClassEnding.tsx'
import { LessonHeader } from '../features/lessons/LessonHeader.tsx'
import { LessonMaterial } from '../features/lessons/LessonMaterial.tsx'
import { LessonText } from '../features/lessons/LessonText.tsx'
import {
  ExamSkeleton,
  LastLessonOfMonth,
  LessonClosed,
  LessonLoadError,
  LessonNotFound,
  LessonSkeleton,
} from '../features/lessons/LessonUnavailable.tsx'
import { NextLesson } from '../features/lessons/NextLesson.tsx'
import { readNames } from '../features/offline/shared/saved-read.ts'
import {
  isClassRef,
  useLesson,
  useOpenLastLesson,
  useViewLesson,
} from '../features/study/queries.ts'
import type { LessonWordsProps } from '../features/words/LessonWords.tsx'
import { classNames } from '../kit/class-names.ts'
import { lazyOptional, lazyPart } from '../kit/lazy-part.ts'
import { NearViewport } from '../kit/NearViewport.tsx'
import { BackLink, StarDivider } from '../kit/PageHeader.tsx'
import type { Mark } from '../kit/Prose.tsx'
import { usePageTitle } from '../kit/page-title.ts'
import { useTimeZone } from '../kit/time-zone.ts'
import { QueryBoundary } from '../loading/QueryBoundary.tsx'

const ExamView = lazyPart(async () => (await import('../features/exams/ExamView.tsx')).ExamView)

const LessonChecks = lazyPart(
  async () => (await import('../features/exams/LessonChecks.tsx')).LessonChecks,
)

const Attachments = lazyPart(
  async () => (await import('../features/lessons/Attachments.tsx')).Attachments,
)

const BlockOfLesson = lazyPart(
  async () => (await import('../features/lessons/blocks/BlockOfLesson.tsx')).BlockOfLesson,
)

// without its code the text stays
const LessonWords = lazyPart(
  async () => (await import('../features/words/LessonWords.tsx')).LessonWords,
  ({ text }: LessonWordsProps) => text((it) => it),
)

const Practice = lazyPart(
  async () => (await import('../features/exams/practice/Practice.tsx')).Practice,
)

const loadOffline = () => import('../features/offline/parts.ts')
const KeptInstead = lazyOptional(async () => (await loadOffline()).KeptInstead)
const KeepLesson = lazyOptional(async () => (await loadOffline()).KeepLesson)
const OfflineNote = lazyOptional(async () => (await loadOffline()).OfflineNote)
const ReadMark = lazyOptional(async () => (await loadOffline()).ReadMark)

// its code is loaded at the end of the lesson, perhaps after the connection was lost
const ClassEnding = lazyPart(
  async () => (await import('../features/ending/ClassEnding.tsx')).ClassEnding,
  ({ children }: ClassEndingProps) => children,
)

/** A lesson: its file, its text, the next lesson and the discussion; or an exam (R-LESSON-001 to R-LESSON-006). */
export function Screen() {
  const { classId, lessonId } = useParams<{ classId: string; lessonId: string }>()
  const classPath = paths.class(classId)
  // an impossible id needs no request
  if (!isClassRef(classId) || !/^[1-9]\d{0,14}$/.test(lessonId))
    return <LessonNotFound back={classPath} />
  return <LessonPage classId={classId} lessonId={lessonId} classPath={classPath} />
}

type LessonAddress = { classId: string; lessonId: string; classPath: string }

function LessonPage({ classId, lessonId, classPath }: LessonAddress) {
  const lesson = useLesson(classId, lessonId)
  usePageTitle(lesson.data?.subject)
  const readName = readNames.lesson(classId, lessonId)
  return (
    <QueryBoundary
      query={lesson}
      errorTitle={m.screens_lesson_did_not_load()}
      skeleton={<LessonSkeleton back={classPath} />}
      renderError={(error) => (
        <LessonError
          address={{ classId, lessonId, classPath }}
          error={error}
          isRetrying={lesson.isFetching}
          onRetry={() => void lesson.refetch()}
        />
      )}
    >
      {(data) => (
        <div className="reading-column">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <BackLink to={classPath}>{m.screens_back_class()}</BackLink>
            <div
              className={classNames(
                'lesson-keep',
                data.materialUrl && 'lesson-keep-sized',
                data.forms.length > 1 && 'lesson-keep-renditions',
              )}
            >
              <Suspense>
                <KeepLesson lesson={data} classRef={classId} />
              </Suspense>
            </div>
            <Suspense>
              <OfflineNote name={readName} onReturn={lesson.refetch} />
              <ReadMark name={readName} lessonId={data.id} />
            </Suspense>
          </div>
          <LessonContent lesson={data} classId={classId} onStale={lesson.refetch} />
        </div>
      )}
    </QueryBoundary>
  )
}

type LessonErrorProps = {
  address: LessonAddress
  error: Error
  isRetrying: boolean
  onRetry: () => void
}

function LessonError({ address, error, isRetrying, onRetry }: LessonErrorProps) {
  const { classPath } = address
  if (!isDeclined(error)) {
    return (
      <LessonLoadError back={classPath} error={error} isRetrying={isRetrying} onRetry={onRetry}>
        <Suspense>
          <KeptInstead classRef={address.classId} />
        </Suspense>
      </LessonLoadError>
    )
  }
  if (error.code === 'last_lesson_of_month')
    return <LastLesson address={address} question={error.message} />
  const isMissing = error.code === 'lesson_not_found' || error.code === 'class_not_found'
  return isMissing ? (
    <LessonNotFound back={classPath} />
  ) : (
    <LessonClosed back={classPath} reason={error.message} />
  )
}

function LastLesson({ address, question }: { address: LessonAddress; question: string }) {
  const { classId, lessonId, classPath } = address
  const { mutate, isPending } = useOpenLastLesson()
  const open = () => mutate({ classRef: classId, lessonId: Number(lessonId) })
  return (
    <LastLessonOfMonth back={classPath} question={question} isOpening={isPending} onOpen={open} />
  )
}

/** The files beside the file of the lesson. */
function AttachmentsOf({ lesson: { attachments } }: { lesson: LessonPageData }) {
  if (!attachments) return null
  return (
    <Suspense>
      <Attachments attachments={attachments} />
    </Suspense>
  )
}

/** The file of a lesson; of an exam its attachments too, because both belong to its instructions. */
function FilesOf({ lesson, isExam, onStale }: FilesProps) {
  if (!isExam) return <LessonMaterial material={lesson} onUrlExpired={onStale} />
  return (
    <div className="grid gap-4">
      <LessonMaterial material={{ ...lesson, about: '' }} onUrlExpired={onStale} />
      <AttachmentsOf lesson={lesson} />
    </div>
  )
}

type FilesProps = {
  lesson: LessonPageData
  isExam: boolean
  onStale: () => Promise<unknown>
}

type LessonProps = { lesson: LessonPageData; classId: string; onStale: () => Promise<unknown> }

function LessonContent({ lesson, classId, onStale }: LessonProps) {
  const { hasQuestions: isExam, hasComments } = LESSON_KINDS[lesson.kind]
  // the server declines the next lesson until the exam is submitted
  const isUnsubmitted = isExam && !lesson.examResult
  const hasNext = lesson.nextLessonId !== '' && !isUnsubmitted
  // the text of an exam is its instructions
  const text = isExam ? '' : lesson.about
  const material = <FilesOf {...{ lesson, isExam, onStale }} />
  const discussion = hasComments && <Discussion classId={classId} lessonId={lesson.id} />
  return (
    <>
      {!isExam && <LessonHeader className={lesson.className} title={lesson.subject} />}
      {!isExam && material}
      {isExam && (
        <Suspense fallback={<ExamSkeleton />}>
          <ExamView lesson={lesson} material={material} />
        </Suspense>
      )}
      <TextAndWords lesson={lesson} text={text} />
      {!isExam && <AttachmentsOf lesson={lesson} />}
      <Exercises lesson={lesson} classId={classId} />
      {hasNext && <StarDivider />}
      {hasNext && <NextLessonLink lesson={lesson} classId={classId} />}
      {lesson.nextLessonId === '' && !isUnsubmitted ? (
        <NearViewport before={discussion}>
          <Suspense>
            <ClassEnding classRef={classId} lessonId={lesson.id}>
              {discussion}
            </ClassEnding>
          </Suspense>
        </NearViewport>
      ) : (
        discussion
      )}
    </>
  )
}

/**
 * The text of a lesson with its blocks. If it has words, they are buttons in it once their code is there, and a list below it
 * (R-WORDS-002).
 */
function TextAndWords({ lesson, text }: { lesson: LessonPageData; text: string }) {
  const shownText = (mark?: Mark) =>
    (text.trim() || lesson.blocks) && (
      <LessonText
        text={text}
        blocks={lesson.blocks?.length ?? 0}
        renderBlock={(index) => <Block lesson={lesson} index={index} />}
        mark={mark}
      />
    )
  if (!lesson.words) return shownText()
  return (
    <Suspense fallback={shownText()}>
      <LessonWords lesson={lesson} words={lesson.words} text={shownText} />
    </Suspense>
  )
}

function Block({ lesson, index }: { lesson: LessonPageData; index: number }) {
  const block = lesson.blocks?.[index]
  if (!block) return null
  return (
    <Suspense>
      <BlockOfLesson block={block} files={lesson.blockFiles ?? []} />
    </Suspense>
  )
}

/** What follows the text of a lesson: its practice or its checks. */
function Exercises({ lesson, classId }: Omit<LessonProps, 'onStale'>) {
  if (!lesson.checks) return null
  return (
    <Suspense>
      {LESSON_KINDS[lesson.kind].readBy === 'practising' ? (
        <Practice lesson={lesson} classRef={classId} />
      ) : (
        <LessonChecks checks={lesson.checks} />
      )}
    </Suspense>
  )
}

const isLimitUsed = ({ openedThisMonth, monthlyLimit }: LessonPageData) =>
  monthlyLimit > 0 && openedThisMonth >= monthlyLimit

/**
 * Records the view of the next lesson and opens it; a declined request is reported as a toast (R-LESSON-015,
 * R-LESSON-023).
 */
function NextLessonLink({ lesson, classId }: Omit<LessonProps, 'onStale'>) {
  const [, navigate] = useLocation()
  const viewLesson = useViewLesson()
  const timezone = useTimeZone()
  const nextPath = paths.lesson(classId, lesson.nextLessonId)
  const request = { classRef: classId, lessonId: Number(lesson.nextLessonId) }
  return (
    <NextLesson
      to={nextPath}
      subject={lesson.nextLessonSubject}
      number={lesson.nextLessonNumber}
      monthText={monthlyLimitText(lesson.openedThisMonth, lesson.monthlyLimit)}
      newLessonsFrom={
        isLimitUsed(lesson)
          ? formatDate(startOfNextMonth(Date.now() / 1000, timezone), timezone, locale)
          : undefined
      }
      isOpening={viewLesson.isPending}
      onOpen={() => viewLesson.mutate(request, { onSuccess: () => navigate(nextPath) })}
    />
  )
}
