import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { LessonPage } from '../../../../contract/study/study.ts'
import { m } from '../../../../messages/m.ts'
import { messageOf } from '../../../api/call-api.ts'
import { paths } from '../../../api/paths.ts'
import { invalidate, keys } from '../../../api/query-keys.ts'
import { Button } from '../../../kit/Button.tsx'
import { toast } from '../../../kit/toast.ts'
import { sendByOutbox } from '../../offline/shared/outbox/outbox.ts'
import { useOutboxItems } from '../../offline/shared/outbox/UnsentActions.tsx'
import { placeOfNewAttempt } from '../../voice/shared/place-of-exam.ts'
import { RecordAnswer } from '../../voice/shared/RecordAnswer.tsx'
import { sendRecording } from '../../voice/shared/send-recording.ts'
import { removeTakes } from '../../voice/shared/take-store.ts'
import type { Take } from '../../voice/shared/use-recorder.ts'
import { WaitingExam } from '../WaitingExam.tsx'

type NewAttemptProps = { lesson: LessonPage; text: string }

/**
 * A new recording of an answer that the marker allows to be submitted again, with the models of its lines (R-VOICE-008). It is sent by
 * the outbox (R-VOICE-003).
 */
export function NewAttempt({ lesson, text }: NewAttemptProps) {
  const { id: lessonId } = lesson
  const place = placeOfNewAttempt(lessonId)
  const queryClient = useQueryClient()
  const [take, setTake] = useState<Take>()
  const [isLimited, limit] = useState(false)
  const { items } = useOutboxItems('submitNewAttempt', lessonId)
  const waiting = items.find((it) => it.state === 'waiting')
  const receivedId = items.find((it) => it.state === 'received')?.id
  const finish = () => {
    void removeTakes(place).catch(() => {})
    void invalidate(queryClient, keys.myCorrections(lessonId), keys.lessonPages)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each received item
  useEffect(() => {
    if (receivedId !== undefined) finish()
  }, [receivedId])
  const send = useMutation({
    networkMode: 'always',
    mutationFn: async ({ key }: Take) => {
      const path = paths.lesson(lesson.classPublicId, lessonId)
      const of = { lessonId, title: lesson.subject, path }
      await sendRecording({ key, place, isLimited, of })
      // a repetition after a lost response is recognized by the key of the recording
      const request = { lessonId, voice: key, idempotencyKey: key }
      return sendByOutbox({ call: 'submitNewAttempt', request, drafts: [], ...of })
    },
    onSuccess: ({ isReceived }) => {
      if (!isReceived) return
      toast.success(m.corrections_new_attempt_sent())
      finish()
    },
    onError: (error) => toast.error(messageOf(error, m.corrections_not_saved())),
  })
  return (
    <section className="grid gap-3" aria-label={m.corrections_new_attempt()}>
      <h3 className="label">{m.corrections_new_attempt()}</h3>
      {waiting ? (
        <WaitingExam item={waiting} />
      ) : (
        <>
          <p className="text-ink-2">{m.corrections_new_attempt_what()}</p>
          <RecordAnswer
            {...{ lessonId, place, isLimited }}
            reading={text}
            onLimit={limit}
            onDone={setTake}
            onRemoved={() => setTake(undefined)}
          />
          {take && (
            <Button
              variant="primary"
              className="justify-self-start"
              busy={send.isPending && m.kit_saving()}
              onClick={() => send.mutate(take)}
            >
              <Send className="icon mirror" aria-hidden />
              {m.corrections_hand_in()}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
