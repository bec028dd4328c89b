import { useRef, useState } from 'react'
import { uploadQuestionMedia } from '../../../../../contract/exams/manage-questions.ts'
import {
  QUESTION_MEDIA_MAX_BYTES,
  type QuestionMedia,
} from '../../../../../contract/exams/questions.ts'
import { m } from '../../../../../messages/m.ts'
import { callApi, messageOf } from '../../../../api/call-api.ts'
import { upload } from '../../../../api/upload.ts'
import { newIdempotencyKey } from '../../../../forms/idempotency-key.ts'
import { Button } from '../../../../kit/Button.tsx'
import { Dialog } from '../../../../kit/Dialog.tsx'
import { formatDataSize, formatSizeLimit } from '../../../../kit/data-size.ts'
import { Recorder } from '../../../voice/shared/Recorder.tsx'
import { extensionOf } from '../../../voice/shared/sound-extension.ts'
import { AUDIO_ACCEPT } from '../file-pickers.ts'
import { findItemOf, type SoundItem } from './match-sounds.ts'

type SoundsDialogProps = {
  items: readonly SoundItem[]
  onClose: () => void
  onSound: (id: string, sound: QuestionMedia) => void
}

/** A word of two seconds has about 5 KB (R-LEARN-001). */
const MAX_SECONDS = 15

/** The sounds of many items: recorded one after another, or from files that are named as the words (R-LEARN-010). */
export function SoundsDialog({ items, onClose, onSound }: SoundsDialogProps) {
  const [current, setCurrent] = useState(() =>
    Math.max(
      0,
      items.findIndex(({ sound }) => !sound),
    ),
  )
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set())
  const [problems, setProblems] = useState<readonly string[]>([])
  const list = useRef<HTMLOListElement>(null)
  const change = (id: string, isSending: boolean) =>
    setSending((before) => {
      const next = new Set(before)
      if (isSending) next.add(id)
      else next.delete(id)
      return next
    })
  const send = async (id: string, file: File) => {
    change(id, true)
    try {
      const transport = upload({ files: { file }, onProgress: () => {} })
      const request = { idempotencyKey: newIdempotencyKey() }
      onSound(id, await callApi(uploadQuestionMedia, request, { transport }))
    } catch (error) {
      setProblems((before) => [
        ...before,
        `${file.name}: ${messageOf(error, m.lessons_media_failed())}`,
      ])
    }
    change(id, false)
  }
  const addRecording = (sound: Blob) => {
    const exercise = items[current]
    if (!exercise) return
    const name = `${exercise.word}.${extensionOf(sound.type)}`
    void send(exercise.id, new File([sound], name, { type: sound.type }))
    setCurrent(Math.min(current + 1, items.length - 1))
  }
  const addFiles = (files: Iterable<File>) => {
    for (const file of files) {
      const exercise = findItemOf(file.name, items)
      if (!exercise)
        setProblems((before) => [...before, m.exercise_editor_no_such_word({ name: file.name })])
      else if (file.size > QUESTION_MEDIA_MAX_BYTES)
        setProblems((before) => [
          ...before,
          m.lessons_media_too_large({
            size: formatDataSize(file.size),
            max: formatSizeLimit(QUESTION_MEDIA_MAX_BYTES),
          }),
        ])
      else void send(exercise.id, file)
    }
  }
  return (
    <Dialog
      open
      wide
      tall
      onClose={onClose}
      title={m.exercise_editor_sounds()}
      actions={
        <Button variant="primary" disabled={sending.size > 0} onClick={onClose}>
          {m.exercise_editor_sounds_done()}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping files is one of two ways; the picker inside is the other */}
      <div
        className="editor-file-field"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          addFiles(event.dataTransfer.files)
        }}
      >
        <div className="flex flex-wrap items-center gap-2.5">
          <Recorder
            form="short"
            maxSeconds={MAX_SECONDS}
            label={m.exercise_editor_record()}
            onDone={({ sound }, reason) => reason !== 'silent' && addRecording(sound)}
          />
          <bdi lang="ar" className="exercise-arabic">
            {items[current]?.word}
          </bdi>
        </div>
        <label className="btn editor-picker justify-self-start">
          <input
            type="file"
            multiple
            className="sr-only"
            accept={AUDIO_ACCEPT}
            onChange={({ target }) => {
              addFiles(target.files ?? [])
              target.value = ''
            }}
          />
          {m.exercise_editor_choose_sounds()}
        </label>
        <p className="hint">{m.exercise_editor_sounds_hint()}</p>
      </div>
      {problems.map((it) => (
        <p key={it} className="field-error" role="alert">
          {it}
        </p>
      ))}
      <ol ref={list} className="rows" aria-label={m.exercise_editor_words_to_record()}>
        {items.map((exercise, index) => (
          <li key={exercise.id} className="flex flex-wrap items-center gap-3">
            <button
              type="button"
              className="exercise-tile exercise-arabic grow text-start"
              aria-pressed={index === current}
              onClick={() => setCurrent(index)}
            >
              <bdi lang="ar">{exercise.word}</bdi>
            </button>
            <span className="num text-small text-ink-2" role="status">
              {sending.has(exercise.id)
                ? m.exercise_editor_uploading()
                : exercise.sound
                  ? formatDataSize(exercise.sound.bytes)
                  : m.exercise_editor_without_sound()}
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
