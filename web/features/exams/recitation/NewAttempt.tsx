import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Mic, Send, Square } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { submitNewAttempt } from '../../../../contract/voice/corrections.ts'
import { RECORDING_MAX_SECONDS, saveRecording } from '../../../../contract/voice/recordings.ts'
import { m } from '../../../../messages/m.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { invalidate, keys } from '../../../api/query-keys.ts'
import { upload } from '../../../api/upload.ts'
import { newIdempotencyKey } from '../../../forms/idempotency-key.ts'
import { Button } from '../../../kit/Button.tsx'
import { toast } from '../../../kit/toast.ts'
import { LineModels } from '../../voice/shared/LineModels.tsx'
import { useHeldRecording } from '../../voice/shared/use-held-recording.ts'

/** A new recording of an answer that the marker allows to be handed in again, with the models of its lines (R-VOICE-008). */
export function NewAttempt({ lessonId, text }: { lessonId: number; text: string }) {
  const queryClient = useQueryClient()
  const [sound, setSound] = useState<Blob>()
  const recorder = useHeldRecording(RECORDING_MAX_SECONDS * 1000)
  const isRecording = recorder.state === 'recording'
  // a repetition after a lost response is recognized by them
  const repeated = useRef({ file: newIdempotencyKey(), attempt: newIdempotencyKey() })
  const send = useMutation({
    mutationFn: async (file: Blob) => {
      const recording = new File([file], 'recording', { type: file.type })
      const { id: voiceId } = await callApi(
        saveRecording,
        { lessonId, idempotencyKey: repeated.current.file },
        { transport: upload({ files: { file: recording } }) },
      )
      const idempotencyKey = repeated.current.attempt
      return callApi(submitNewAttempt, { lessonId, voiceId, idempotencyKey })
    },
    onSuccess: () => {
      toast.success(m.corrections_new_attempt_sent())
      void invalidate(queryClient, keys.myCorrections(lessonId), keys.lessonPages)
    },
    onError: (error) => toast.error(messageOf(error, m.corrections_not_saved())),
  })
  const record = async () => {
    repeated.current = { file: newIdempotencyKey(), attempt: newIdempotencyKey() }
    if (isRecording) setSound(await recorder.stop())
    else {
      setSound(undefined)
      await recorder.start()
    }
  }
  return (
    <section className="grid gap-3" aria-label={m.corrections_new_attempt()}>
      <h3 className="label">{m.corrections_new_attempt()}</h3>
      <p className="text-ink-2">{m.corrections_new_attempt_what()}</p>
      {text !== '' && <LineModels lessonId={lessonId} text={text} own={sound} />}
      {sound && <OwnRecording sound={sound} />}
      <div className="flex flex-wrap gap-3">
        <Button variant={isRecording ? 'destructive' : 'soft'} onClick={() => void record()}>
          {isRecording ? (
            <Square className="icon icon-s" aria-hidden />
          ) : (
            <Mic className="icon" aria-hidden />
          )}
          {isRecording
            ? m.corrections_stop()
            : sound
              ? m.corrections_record_again()
              : m.corrections_record()}
        </Button>
        {sound && (
          <Button
            variant="primary"
            busy={send.isPending && m.kit_saving()}
            onClick={() => send.mutate(sound)}
          >
            <Send className="icon mirror" aria-hidden />
            {m.corrections_hand_in()}
          </Button>
        )}
      </div>
      {(recorder.state === 'denied' || recorder.state === 'unavailable') && (
        <p className="field-error" role="alert">
          {recorder.state === 'denied'
            ? m.corrections_microphone_denied()
            : m.corrections_microphone_unavailable()}
        </p>
      )}
    </section>
  )
}

function OwnRecording({ sound }: { sound: Blob }) {
  const url = useMemo(() => URL.createObjectURL(sound), [sound])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  // biome-ignore lint/a11y/useMediaCaption: the own voice, just recorded
  return <audio controls src={url} aria-label={m.corrections_own_recording()} />
}
