import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Mic, Pencil, Play, Trash2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import {
  addClip,
  type Clip,
  changeClip,
  MAX_CLIP_MS,
  MAX_CLIP_NAME,
  MAX_CLIPS,
  removeClip,
} from '../../../../../contract/voice/manage-corrections.ts'
import { m } from '../../../../../messages/m.ts'
import { adminKeys } from '../../../../api/admin-query-keys.ts'
import { callApi, messageOf } from '../../../../api/call-api.ts'
import { newIdempotencyKey } from '../../../../forms/idempotency-key.ts'
import { Button } from '../../../../kit/Button.tsx'
import { ConfirmDialog } from '../../../../kit/ConfirmDialog.tsx'
import { Dialog } from '../../../../kit/Dialog.tsx'
import { IconButton } from '../../../../kit/IconButton.tsx'
import { Select } from '../../../../kit/Select.tsx'
import { Text } from '../../../../kit/Text.tsx'
import { TextInput } from '../../../../kit/TextInput.tsx'
import { toast } from '../../../../kit/toast.ts'
import { kindText } from '../../../voice/shared/kind-text.ts'
import { Recorder, type RecorderHandle } from '../../../voice/shared/Recorder.tsx'
import { saveSpoken } from '../../../voice/shared/save-spoken.ts'
import { useSound } from '../../../voice/shared/use-sound.ts'

type ClipsDialogProps = {
  clips: readonly Clip[]
  kinds: readonly string[]
  /** Marks the chosen place with a clip. */
  onUse: (clip: Clip) => void
  onClose: () => void
}

/** The marker's own clips, the last used first: to use, hear, rename, remove and record (R-VOICE-007). */
export function ClipsDialog({ clips, kinds, onUse, onClose }: ClipsDialogProps) {
  const { player } = useSound()
  const [edited, setEdited] = useState<Clip | 'new'>()
  const [removed, setRemoved] = useState<Clip>()
  const changes = useClipChanges()
  return (
    <Dialog open onClose={onClose} title={m.corrections_my_clips()} wide>
      {edited ? (
        <ClipForm
          key={edited === 'new' ? 0 : edited.id}
          clip={edited === 'new' ? undefined : edited}
          kinds={kinds}
          save={changes.save}
          onDone={() => setEdited(undefined)}
        />
      ) : (
        <>
          {clips.length === 0 && <p className="text-ink-2">{m.corrections_no_clips()}</p>}
          <ul className="rows">
            {clips.map((clip) => (
              <li key={clip.id} className="flex items-center gap-1 py-1">
                <button type="button" className="clip-use" onClick={() => onUse(clip)}>
                  <bdi className="font-semibold">{clip.name}</bdi>
                  <span className="text-small text-ink-2">
                    <bdi>{kindText(clip.kind)}</bdi>
                  </span>
                </button>
                <IconButton
                  label={m.corrections_hear_clip({ name: clip.name })}
                  icon={<Play className="icon" aria-hidden />}
                  onClick={() => void player.play({ url: clip.audio.url, from: 0 })}
                />
                <IconButton
                  label={m.corrections_change_clip({ name: clip.name })}
                  icon={<Pencil className="icon" aria-hidden />}
                  onClick={() => setEdited(clip)}
                />
                <IconButton
                  label={m.corrections_remove_clip({ name: clip.name })}
                  icon={<Trash2 className="icon" aria-hidden />}
                  onClick={() => setRemoved(clip)}
                />
              </li>
            ))}
          </ul>
          {clips.length < MAX_CLIPS && (
            <Button variant="soft" className="justify-self-start" onClick={() => setEdited('new')}>
              <Mic className="icon" aria-hidden />
              {m.corrections_new_clip()}
            </Button>
          )}
        </>
      )}
      <ConfirmDialog
        open={removed !== undefined}
        title={m.corrections_remove_clip_question()}
        confirmLabel={m.corrections_remove()}
        destructive
        onClose={() => setRemoved(undefined)}
        onConfirm={() => {
          if (removed) changes.remove.mutate(removed)
          setRemoved(undefined)
        }}
      >
        <Text of={m.corrections_remove_clip_what} name={removed?.name ?? ''} />
      </ConfirmDialog>
    </Dialog>
  )
}

type ClipInput = { id: number | undefined; name: string; kind: string; sound: Blob | undefined }

function useClipChanges() {
  const queryClient = useQueryClient()
  const refetch = () => queryClient.invalidateQueries({ queryKey: adminKeys.clips })
  const onError = (error: Error) => toast.error(messageOf(error, m.corrections_not_saved()))
  return {
    save: useMutation({
      mutationFn: async ({ id, name, kind, sound }: ClipInput) => {
        if (id !== undefined) return callApi(changeClip, { clipId: id, name, kind })
        if (!sound) return null
        const voiceId = await saveSpoken(sound, { purpose: 'clip' })
        const idempotencyKey = newIdempotencyKey()
        await callApi(addClip, { name, kind, voiceId, idempotencyKey })
        return null
      },
      onSuccess: refetch,
      onError,
    }),
    remove: useMutation({
      mutationFn: ({ id }: Clip) => callApi(removeClip, { clipId: id }),
      onSuccess: refetch,
      onError,
    }),
  }
}

type ClipFormProps = {
  /** Undefined for a new one. */
  clip: Clip | undefined
  kinds: readonly string[]
  save: ReturnType<typeof useClipChanges>['save']
  onDone: () => void
}

function ClipForm({ clip, kinds, save, onDone }: ClipFormProps) {
  const [name, setName] = useState(clip?.name ?? '')
  const [kind, setKind] = useState(clip?.kind ?? kinds[0] ?? '')
  const [sound, setSound] = useState<Blob>()
  const [error, setError] = useState<string>()
  const recorder = useRef<RecorderHandle>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const recorded = (await recorder.current?.stop()) ?? sound
    if (!clip && !recorded) return setError(m.corrections_record_first())
    if (name.trim() === '') return setError(m.corrections_name_first())
    save.mutate({ id: clip?.id, name: name.trim(), kind, sound: recorded }, { onSuccess: onDone })
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {!clip && (
        <div className="grid gap-1">
          <Recorder
            ref={recorder}
            form="button"
            maxSeconds={MAX_CLIP_MS / 1000}
            label={sound ? m.corrections_record_again() : m.corrections_record()}
            onDone={(take) => setSound(take.sound)}
          />
          <p className="hint">{m.corrections_clip_length({ seconds: MAX_CLIP_MS / 1000 })}</p>
        </div>
      )}
      <TextInput
        label={m.corrections_clip_name()}
        maxLength={MAX_CLIP_NAME}
        dir="auto"
        value={name}
        error={error}
        onChange={({ target }) => setName(target.value)}
      />
      <Select
        label={m.corrections_kind()}
        options={kinds.map((it) => ({ value: it, label: kindText(it) }))}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      />
      <div className="flex gap-3">
        <Button onClick={onDone}>{m.kit_cancel()}</Button>
        <Button type="submit" variant="primary" busy={save.isPending && m.kit_saving()}>
          {m.corrections_save()}
        </Button>
      </div>
    </form>
  )
}
