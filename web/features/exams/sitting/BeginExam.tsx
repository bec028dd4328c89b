import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AlarmClock, CalendarClock, ListChecks, Repeat, Smartphone } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { beginExam, type ExamSitting } from '../../../../contract/exams/sittings.ts'
import type { LessonPage } from '../../../../contract/study/study.ts'
import { m } from '../../../../messages/m.ts'
import { callApi, messageOf, UnreachableError } from '../../../api/call-api.ts'
import { invalidate, keys } from '../../../api/query-keys.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { HijriDate } from '../../../kit/HijriDate.tsx'
import { Text } from '../../../kit/Text.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { ExamHeader } from '../ExamHeader.tsx'
import { schoolNow } from '../shared/school-clock.ts'
import { forgetBegin, noteBegin, readBegin } from './timing.ts'

type BeginExamProps = {
  lesson: LessonPage
  sitting: ExamSitting
  /** The storage key of the answers. */
  draftKey: string
  /** The attempt that begins. */
  attempt: number
  /** Called after a begin without a connection. */
  onBegun: () => void
}

/** Begins an attempt on the server; without a connection on this device, if the questions are here. */
export function useBeginExam({
  lesson,
  draftKey,
  attempt,
  onBegun,
}: Omit<BeginExamProps, 'sitting'>) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const begunAt = readBegin(draftKey)
      try {
        const begin = { lessonId: lesson.id, attempt, ...(begunAt !== undefined && { begunAt }) }
        await callApi(beginExam, begin)
      } catch (error) {
        if (!(error instanceof UnreachableError) || lesson.questions.length === 0) throw error
        noteBegin(draftKey, begunAt ?? schoolNow(lesson.examPublicId))
        onBegun()
        return
      }
      forgetBegin(draftKey)
      await invalidate(queryClient, keys.lessonPages)
    },
  })
}

/** The rules of an exam before its time limit begins, and the button that begins it (R-FAIR-001). */
export function BeginExam(props: BeginExamProps) {
  const { lesson, sitting, draftKey } = props
  const { mutate, isPending, error } = useBeginExam(props)
  const { limitMinutes = 0 } = sitting
  // begun on this device while there was no connection: the server learns it now
  const isBegunHere = readBegin(draftKey) !== undefined
  const tellServer = useEffectEvent(() => mutate())
  useEffect(() => {
    if (isBegunHere) tellServer()
  }, [isBegunHere])
  return (
    <div className="grid gap-5.5">
      <ExamHeader
        className={lesson.className}
        title={lesson.subject}
        subtitle={m.fair_before_begin()}
      />
      <Card as="div" padded>
        <ul className="grid gap-3.5">
          <Rule icon={<AlarmClock className="icon" aria-hidden />}>
            {m.fair_limit_rule({ count: limitMinutes })}
          </Rule>
          {sitting.closesAt !== undefined && (
            <Rule icon={<CalendarClock className="icon" aria-hidden />}>
              <Text
                of={m.fair_closes_rule}
                time={<DateText at={sitting.closesAt} format="dateTime" />}
              />
              <HijriDate at={sitting.closesAt} before=" · " />
            </Rule>
          )}
          {sitting.drawn !== undefined && (
            <Rule icon={<ListChecks className="icon" aria-hidden />}>
              {m.fair_drawn_rule({ count: sitting.drawn, all: sitting.drawnFrom ?? 0 })}
            </Rule>
          )}
          {sitting.attempts > 1 && (
            <Rule icon={<Repeat className="icon" aria-hidden />}>
              {m.fair_attempt_rule_text({
                attempt: props.attempt,
                attempts: sitting.attempts,
                rule: sitting.attemptRule === 'best' ? 'best' : 'other',
              })}
            </Rule>
          )}
          <Rule icon={<Smartphone className="icon" aria-hidden />}>
            {lesson.questions.length > 0 ? m.fair_measured_by_phone() : m.fair_measured_by_school()}
          </Rule>
        </ul>
      </Card>
      {error && (
        <div role="alert">
          <Note tone="error">{messageOf(error)}</Note>
        </div>
      )}
      <Button
        variant="primary"
        className="justify-self-start px-6.5"
        busy={isPending && m.fair_beginning()}
        onClick={() => mutate()}
      >
        {m.fair_begin()}
      </Button>
    </div>
  )
}

const Rule = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-start gap-3">
    <span className="mt-0.5 text-brand-ink">{icon}</span>
    <span className="grow">{children}</span>
  </li>
)
