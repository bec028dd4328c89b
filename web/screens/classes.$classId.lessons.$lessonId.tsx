import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useLocation, useParams } from 'wouter'
import type { OpenLesson } from '../../contract/study.ts'
import { Declared } from '../api/ask.ts'
import { paths } from '../api/paths.ts'
import { Discussion } from '../features/comments/Discussion.tsx'
import { LessonHead } from '../features/lessons/LessonHead.tsx'
import { MaterialBox } from '../features/lessons/MaterialBox.tsx'
import { NextLesson } from '../features/lessons/NextLesson.tsx'
import {
  ExamComing,
  LessonComing,
  LessonFailed,
  LessonMissing,
  LessonShut,
} from '../features/lessons/WithoutLesson.tsx'
import { isClassRef, lessonQuery, useOpenLesson } from '../features/study/queries.ts'
import { BackLink, StarRule } from '../kit/PageHead.tsx'
import { Prose } from '../kit/Prose.tsx'
import { usePageTitle } from '../kit/page-title.ts'

const ExamView = lazy(async () => ({
  default: (await import('../features/exams/ExamView.tsx')).ExamView,
}))

/** A lesson: its file, its text, the way on and the discussion, or the exam (student-area §2). */
export function Screen() {
  const { classId, lessonId } = useParams<{ classId: string; lessonId: string }>()
  const back = paths.class(classId)
  // no other address was ever a lesson's
  if (!isClassRef(classId) || !/^[1-9]\d{0,14}$/.test(lessonId))
    return <LessonMissing back={back} />
  return <LessonAt classId={classId} lessonId={lessonId} back={back} />
}

type Address = { classId: string; lessonId: string; back: string }

function LessonAt({ classId, lessonId, back }: Address) {
  const { data, error, isFetching, refetch } = useQuery(lessonQuery(classId, lessonId))
  usePageTitle(data?.subject)
  if (data) {
    return (
      <div className="read">
        <BackLink to={back}>Back to Class</BackLink>
        <Lesson lesson={data} classId={classId} onStale={refetch} />
      </div>
    )
  }
  if (!error) return <LessonComing back={back} />
  if (!isRefusal(error)) {
    return (
      <LessonFailed back={back} fault={error} busy={isFetching} onRetry={() => void refetch()} />
    )
  }
  const isMissing = error.message.endsWith('not found')
  return isMissing ? <LessonMissing back={back} /> : <LessonShut back={back} why={error.message} />
}

function isRefusal(fault: Error): fault is Declared {
  return fault instanceof Declared && fault.http < 500
}

type LessonProps = { lesson: OpenLesson; classId: string; onStale: () => Promise<unknown> }

function Lesson({ lesson, classId, onStale }: LessonProps) {
  const isExam = lesson.kind === 'exam'
  const hasNext = lesson.nextLessonId !== ''
  return (
    <>
      {!isExam && <LessonHead className={lesson.className} title={lesson.subject} />}
      <MaterialBox material={lesson} onStale={onStale} />
      {isExam && (
        <Suspense fallback={<ExamComing />}>
          <ExamView lesson={lesson} />
        </Suspense>
      )}
      {!isExam && lesson.about.trim() && <Prose text={lesson.about} lesson links />}
      {hasNext && <StarRule />}
      {hasNext && <Next lesson={lesson} classId={classId} />}
      {!isExam && <Discussion classId={classId} lessonId={lesson.id} />}
    </>
  )
}

/** Marks the next lesson viewed and goes there; a refusal stays here as a toast (student-area §4). */
function Next({ lesson, classId }: Omit<LessonProps, 'onStale'>) {
  const [, navigate] = useLocation()
  const open = useOpenLesson()
  const to = paths.lesson(classId, lesson.nextLessonId)
  const asked = { classRef: classId, lessonId: Number(lesson.nextLessonId) }
  return (
    <NextLesson
      to={to}
      subject={lesson.nextLessonSubject}
      number={lesson.nextLessonNumber}
      isOpening={open.isPending}
      onOpen={() => open.mutate(asked, { onSuccess: () => navigate(to) })}
    />
  )
}
