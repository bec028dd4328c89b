import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { submitNewAttempt } from '../../../../contract/voice/corrections.ts'
import { saveRecording } from '../../../../contract/voice/recordings.ts'
import { m } from '../../../../messages/m.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { invalidate, keys } from '../../../api/query-keys.ts'
import { upload } from '../../../api/upload.ts'
import { Button } from '../../../kit/Button.tsx'
import { toast } from '../../../kit/toast.ts'
import { placeOfExam } from '../../voice/shared/place-of-exam.ts'
import { RecordAnswer } from '../../voice/shared/RecordAnswer.tsx'
import { removeTakes } from '../../voice/shared/take-store.ts'
import type { Take } from '../../voice/shared/use-recorder.ts'

/** A new recording of an answer that the marker allows to be handed in again, with the models of its lines (R-VOICE-008). */
export function NewAttempt({ lessonId, text }: { lessonId: number; text: string }) {
  const queryClient = useQueryClient()
  const [take, setTake] = useState<Take>()
  const [isLimited, limit] = useState(false)
  const send = useMutation({
    // a repetition after a lost response is recognized by the key of the recording
    mutationFn: async ({ key: idempotencyKey, sound }: Take) => {
      const file = new File([sound], 'recording', { type: sound.type })
      const { id: voiceId } = await callApi(
        saveRecording,
        { lessonId, idempotencyKey, isLimited },
        { transport: upload({ files: { file } }) },
      )
      return callApi(submitNewAttempt, { lessonId, voiceId, idempotencyKey })
    },
    onSuccess: () => {
      toast.success(m.corrections_new_attempt_sent())
      void removeTakes(placeOfExam(lessonId)).catch(() => {})
      void invalidate(queryClient, keys.myCorrections(lessonId), keys.lessonPages)
    },
    onError: (error) => toast.error(messageOf(error, m.corrections_not_saved())),
  })
  return (
    <section className="grid gap-3" aria-label={m.corrections_new_attempt()}>
      <h3 className="label">{m.corrections_new_attempt()}</h3>
      <p className="text-ink-2">{m.corrections_new_attempt_what()}</p>
      <RecordAnswer
        lessonId={lessonId}
        reading={text}
        isLimited={isLimited}
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
    </section>
  )
}
