import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Play, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { getModelsToRecord, setLineModel } from '../../../../contract/voice/manage-corrections.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { startsInArabic } from '../../../kit/arabic.ts'
import { Dialog } from '../../../kit/Dialog.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import { toast } from '../../../kit/toast.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { Recorder } from '../shared/Recorder.tsx'
import { reloadIfBlocked } from '../shared/record.ts'
import { saveSpoken } from '../shared/save-spoken.ts'
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
  // the number of the line that is being recorded
  const [recorded, setRecorded] = useState<number>()
  const save = useMutation({
    mutationFn: async ({ line, sound }: { line: string; sound: Blob | undefined }) => {
      const voiceId = sound && (await saveSpoken(sound, { purpose: 'model', lessonId }))
      return callApi(setLineModel, { lessonId, line, ...(voiceId !== undefined && { voiceId }) })
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: adminKeys.lineModels(lessonId) }),
    onError: (error) => toast.error(messageOf(error, m.corrections_not_saved())),
  })
  return (
    <div className="line-models">
      <p className="text-ink-2">{m.corrections_models_what()}</p>
      <ol>
        {lines.map((line, index) => {
          const url = urls.get(line)
          const number = index + 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text are never reordered
            <li key={index}>
              <p dir="auto" lang={startsInArabic(line) ? 'ar' : undefined}>
                {line}
              </p>
              <div className="flex flex-wrap items-center gap-2">
                <Recorder
                  form="button"
                  label={url ? m.corrections_record_again() : m.corrections_record()}
                  button={{
                    'aria-label': m.corrections_record_model({ number }),
                    disabled: recorded !== undefined && recorded !== number,
                  }}
                  onRunning={(isRunning) =>
                    setRecorded((it) => (isRunning ? number : it === number ? undefined : it))
                  }
                  onDone={({ sound }) => save.mutate({ line, sound })}
                />
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
    </div>
  )
}
