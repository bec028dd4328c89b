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

/** An exam without attempts is submitted without a number. */
const attemptOf = ({ request }: OutboxItem) => ('attempt' in request && request.attempt) || 1

/**
 * The submission of an exam that waits on this device or was rejected later. Calls `onReceived` once it has arrived, also if
 * it arrived before this page was opened, because the page may show older data of the lesson.
 */
export function useWaitingExam(
  { lessonId, attempt }: { lessonId: number; attempt: number },
  onReceived: () => void,
) {
  const { items: all, isReading } = useOutboxItems('submitExam', lessonId)
  const items = all.filter((it) => attemptOf(it) === attempt)
  const waiting = items.find((it) => it.state === 'waiting')
  const rejected = items.find((it) => it.state === 'refused')
  const receivedId = items.find((it) => it.state === 'received')?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each received item
  useEffect(() => {
    if (receivedId !== undefined) onReceived()
  }, [receivedId])
  return { waiting, rejected, isReading }
}

const PROBLEMS = {
  failing: m.exams_waiting_failing(),
  unsendable: m.exams_waiting_unsendable(),
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
              of={m.exams_on_this_phone}
              time={<DateText at={item.madeAt} format="dateTime" />}
            />
          </b>
          {problem ? (
            PROBLEMS[problem]
          ) : (
            <>
              {item.hasFailed && `${m.exams_waiting_error()} `}
              {m.exams_answers_safe_here()}
            </>
          )}
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
        <b className="block">
          <Text of={m.exams_not_accepted} reason={refusal?.message || m.exams_failed_to_submit()} />
        </b>
        <Text of={m.exams_handed_in_on} time={<DateText at={madeAt} format="dateTime" />} />
      </Note>
      <Button onClick={() => void removeFromOutbox(id)}>{m.exams_ok()}</Button>
    </div>
  )
}
