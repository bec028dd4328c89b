import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { EligibleClass } from '../../../contract/classes/classes.ts'
import { enrolInClass } from '../../../contract/enrolment/enrolment.ts'
import { nextLesson } from '../../../contract/lessons/next-lesson.ts'
import type { ClassPage } from '../../../contract/study/study.ts'
import { m } from '../../../messages/m.ts'
import { ApiError, callApi, failureOf } from '../../api/call-api.ts'
import { paths } from '../../api/paths.ts'
import { invalidate, keys } from '../../api/query-keys.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { Button } from '../../kit/Button.tsx'
import { useTimeZone } from '../../kit/time-zone.ts'
import { partInScript } from '../../kit/title-part.ts'
import { toast } from '../../kit/toast.ts'
import { readClassPage } from '../offline/shared/read-class-page.ts'

type FirstClassProps = { class: EligibleClass; onBack: () => void }

/** The suggested class with one button that joins it and opens its first lesson. */
export function FirstClass({ class: it, onBack }: FirstClassProps) {
  const timezone = useTimeZone()
  const heading = useRef<HTMLHeadingElement>(null)
  // the pressed answer, which had the focus, is removed
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { data: page } = useQuery({
    queryKey: keys.classPage(it.publicId),
    queryFn: readClassPage(it.publicId),
  })
  const first = page && firstLesson(page, timezone)
  const start = useStart(it.publicId, first?.id)
  return (
    <div className="start">
      <div>
        <p className="text-small text-on-night-2">
          {m.start_lessons_free({ count: it.lessonCount })}
        </p>
        <h2 className="start-question" ref={heading} tabIndex={-1}>
          <BilingualTitle>{it.name}</BilingualTitle>
        </h2>
      </div>
      <Button
        variant="gold"
        className="start-button"
        busy={start.isPending && m.kit_processing()}
        onClick={() => start.mutate()}
      >
        {first
          ? m.start_start_lesson({ number: 1, subject: partInScript(first.subject) })
          : m.start_start_first_lesson()}
      </Button>
      <button type="button" className="start-skip start-back" onClick={onBack}>
        <ArrowLeft className="icon icon-s mirror" aria-hidden />
        {m.start_another_answer()}
      </button>
    </div>
  )
}

/** The lesson that is open once the student has joined. */
function firstLesson(page: ClassPage, timezone: string) {
  const next = nextLesson({
    enrolled: true,
    expired: false,
    monthlyLimit: page.monthlyLimit,
    lessons: page.lessons,
    now: Date.now() / 1000,
    timezone,
  })
  return next?.opens === 'now' ? next.lesson : undefined
}

/** Joins the class and opens its first lesson; without an open lesson, the class. */
function useStart(classRef: string, lessonId: number | undefined) {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const open = () => {
    navigate(lessonId === undefined ? paths.class(classRef) : paths.lesson(classRef, lessonId))
    void invalidate(queryClient, keys.classPages, keys.myClasses, keys.eligibleClasses)
  }
  return useMutation({
    mutationFn: () => callApi(enrolInClass, { classId: classRef }),
    onSuccess: () => {
      toast.success(m.start_enrolled())
      open()
    },
    onError: (error) => {
      // joined in another tab
      if (error instanceof ApiError && error.code === 'already_enrolled') return open()
      toast.error(...failureOf(error, m.start_enrol_failed()))
    },
  })
}
