import { Smartphone } from 'lucide-react'
import { useEffect } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { DateText } from '../../kit/DateText.tsx'
import { Text } from '../../kit/Text.tsx'
import { Note } from '../../kit/Tile.tsx'
import type { OutboxItem } from '../offline/shared/outbox/calls.ts'
import { problemOf } from '../offline/shared/outbox/plan.ts'
import { SaveAnswers } from '../offline/shared/outbox/SaveAnswers.tsx'
import { removeFromOutbox } from '../offline/shared/outbox/store.ts'
import {
  NextAttempt,
  TryAgain,
  UnsentActions,
  useOutboxItems,
} from '../offline/shared/outbox/UnsentActions.tsx'
import { PROBLEM_TEXTS } from '../offline/shared/outbox/words.ts'
import { submitErrorMessage } from './use-submit-exam.ts'

/**
 * The submission of an exam that waits on this device or was rejected later. Calls `onReceived` once it has arrived, also if
 * it arrived before this page was opened, because the page may show older data of the lesson.
 */
export function useWaitingExam(lessonId: number, onReceived: () => void) {
  const { items, isReading } = useOutboxItems('submitExam', lessonId)
  const waiting = items.find((it) => it.state === 'waiting')
  const rejected = items.find((it) => it.state === 'refused')
  const receivedId = items.find((it) => it.state === 'received')?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each received item
  useEffect(() => {
    if (receivedId !== undefined) onReceived()
  }, [receivedId])
  return { waiting, rejected, isReading }
}

/** A submission that is stored on this device and sent automatically when there is a connection (R-OFFLINE-006). */
export function WaitingExam({ item }: { item: OutboxItem }) {
  const problem = problemOf(item)
  return (
    <div className="grid justify-items-start gap-4">
      <div role="alert" className="w-full">
        <Note tone="warning" icon={<Smartphone className="icon" aria-hidden />}>
          <b className="block">
            <Text
              of={m.exams_phone_handed_datetext}
              dateText={<DateText at={item.madeAt} format="dateTime" />}
            />
          </b>
          {problem && m.exams_exam_problem_answers_safe_here({ problem: PROBLEM_TEXTS[problem] })}
          {!problem && item.hasFailed && `${submitErrorMessage(new Error())}. `}
          {!problem && m.exams_answers_safe_here_sent_themselves()}
        </Note>
      </div>
      <div>
        <TryAgain item={item} />
        <UnsentActions item={item} />
        <NextAttempt />
      </div>
      <SaveAnswers item={item} />
    </div>
  )
}

/** The reason why a submission was rejected after the student had left the form, which still has the answers. */
export function RejectedExam({ item }: { item: OutboxItem }) {
  const { refusal, madeAt, id } = item
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <Note tone="error" icon={<Smartphone className="icon" aria-hidden />}>
        <b className="block">Not accepted: {refusal?.message || 'Failed to submit exam'}</b>
        You handed this in on <DateText at={madeAt} format="dateTime" />. Your answers are below.
      </Note>
      <Button onClick={() => void removeFromOutbox(id)}>{m.exams_ok()}</Button>
    </div>
  )
}
