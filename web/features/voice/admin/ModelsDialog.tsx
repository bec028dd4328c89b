import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Mic, Play, Square, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { getModelsToRecord, setLineModel } from '../../../../contract/voice/manage-corrections.ts'
import { RECORDING_MAX_SECONDS } from '../../../../contract/voice/recordings.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { startsInArabic } from '../../../kit/arabic.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import { toast } from '../../../kit/toast.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { HeldProblem } from '../shared/HeldProblem.tsx'
import { reloadIfBlocked } from '../shared/record.ts'
import { saveSpoken } from '../shared/save-spoken.ts'
import { useHeldRecording } from '../shared/use-held-recording.ts'
import { useSound } from '../shared/use-sound.ts'
import '../shared/line-models.css'

/** A teacher records a model for each line of the text of an exam: one button a line (R-VOICE-011). */
export function ModelsDialog({ lessonId, onClose }: { lessonId: number; onClose: () => void }) {
  const query = useQuery({
    queryKey: adminKeys.lineModels(lessonId),
    queryFn: ({ signal }) => callApi(getModelsToRecord, { lessonId }, { signal }),
  })
  return (
    <Dialog open wide onClose={onClose} title={m.corrections_models_of_exam()}>
      <QueryBoundary query={query} errorTitle={m.corrections_did_not_load()} skeleton={null}>
        {({ lines, models }) =>
          lines.length === 0 ? (
            <p className="text-ink-2">{m.corrections_no_lines()}</p>
          ) : (
            <Lines
              lessonId={lessonId}
              lines={lines}
              urls={new Map(models.map((it) => [it.line, it.audio.url]))}
            />
          )
        }
      </QueryBoundary>
    </Dialog>
  )
}

type LinesProps = { lessonId: number; lines: readonly string[]; urls: Map<string, string> }

function Lines({ lessonId, lines, urls }: LinesProps) {
  const queryClient = useQueryClient()
  useEffect(reloadIfBlocked, [])
  const { player } = useSound()
  const [recorded, setRecorded] = useState<string>()
  const save = useMutation({
    mutationFn: async ({ line, sound }: { line: string; sound: Blob | undefined }) => {
      const voiceId = sound && (await saveSpoken(sound, { purpose: 'model', lessonId }))
      return callApi(setLineModel, { lessonId, line, ...(voiceId !== undefined && { voiceId }) })
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: adminKeys.lineModels(lessonId) }),
    onError: (error) => toast.error(messageOf(error, m.corrections_not_saved())),
  })
  const recorder = useHeldRecording({
    maxMs: RECORDING_MAX_SECONDS * 1000,
    onEnded: (sound) => recorded !== undefined && save.mutate({ line: recorded, sound }),
  })
  const isRecording = recorder.state === 'recording'
  const toggle = (line: string) => {
    if (isRecording) return recorder.stop()
    setRecorded(line)
    return recorder.start()
  }
  return (
    <div className="line-models">
      <p className="text-ink-2">{m.corrections_models_what()}</p>
      <ol>
        {lines.map((line, index) => {
          const url = urls.get(line)
          const isOwn = isRecording && recorded === line
          const number = index + 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text are never reordered
            <li key={index}>
              <p dir="auto" lang={startsInArabic(line) ? 'ar' : undefined}>
                {line}
              </p>
              <div className="flex flex-wrap items-center gap-2">
                <Button
                  variant={isOwn ? 'destructive' : 'soft'}
                  disabled={isRecording && !isOwn}
                  aria-label={m.corrections_record_model({ number })}
                  onClick={() => void toggle(line)}
                >
                  {isOwn ? (
                    <Square className="icon icon-s" aria-hidden />
                  ) : (
                    <Mic className="icon icon-s" aria-hidden />
                  )}
                  {isOwn
                    ? m.corrections_stop()
                    : url
                      ? m.corrections_record_again()
                      : m.corrections_record()}
                </Button>
                {url && (
                  <>
                    <IconButton
                      label={m.corrections_hear_model({ number })}
                      icon={<Play className="icon" aria-hidden />}
                      onClick={() => void player.play({ url, from: 0 })}
                    />
                    <IconButton
                      label={m.corrections_remove_model({ number })}
                      icon={<Trash2 className="icon" aria-hidden />}
                      onClick={() => save.mutate({ line, sound: undefined })}
                    />
                  </>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      <HeldProblem problem={recorder.problem} />
    </div>
  )
}
