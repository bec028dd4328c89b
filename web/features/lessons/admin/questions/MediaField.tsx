import { useMutation } from '@tanstack/react-query'
import { ImagePlus, Trash2 } from 'lucide-react'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { uploadQuestionMedia } from '../../../../../contract/exams/manage-questions.ts'
import {
  QUESTION_MEDIA_MAX_BYTES,
  type QuestionMedia,
} from '../../../../../contract/exams/questions.ts'
import {
  describeRefused,
  possibleKinds,
  SIGNATURE_BYTES,
} from '../../../../../contract/lessons/file-kind.ts'
import { m } from '../../../../../messages/m.ts'
import { callApi, messageOf } from '../../../../api/call-api.ts'
import { upload } from '../../../../api/upload.ts'
import { newIdempotencyKey } from '../../../../forms/idempotency-key.ts'
import { written } from '../../../../forms/written.ts'
import { Button } from '../../../../kit/Button.tsx'
import { formatDataSize, formatSizeLimit } from '../../../../kit/data-size.ts'
import { FieldError } from '../../../../kit/Field.tsx'
import { ProgressBar } from '../../../../kit/ProgressBar.tsx'
import { Text } from '../../../../kit/Text.tsx'
import { AUDIO_ACCEPT } from '../file-pickers.ts'
import { MediaPreview } from './QuestionPreview.tsx'

type MediaFieldProps = {
  media: QuestionMedia | null
  onChange: (media: QuestionMedia | null) => void
}

/** A chosen file with the key of its upload, so that a retry stores it once. */
type ChosenMedia = { file: File; idempotencyKey: string }

/** The picture or sound of a question. It is uploaded when it is chosen, and kept by the save. */
export function MediaField({ media, onChange }: MediaFieldProps) {
  const errorId = useId()
  const [sent, setSent] = useState(0)
  const latest = useRef<ChosenMedia>(undefined)
  const sending = useMutation({
    mutationFn: async ({ file, idempotencyKey }: ChosenMedia) => {
      const problem = await findFileProblem(file)
      if (problem) throw new FileProblem(problem)
      const transport = upload({ files: { file }, onProgress: setSent })
      return callApi(uploadQuestionMedia, { idempotencyKey }, { transport })
    },
    onSuccess: (stored, chosen) => {
      // another file may have been chosen meanwhile
      if (latest.current === chosen) onChange(stored)
    },
  })
  const send = (chosen: ChosenMedia) => {
    latest.current = chosen
    setSent(0)
    sending.mutate(chosen)
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) send({ file, idempotencyKey: newIdempotencyKey() })
    // lets the same file be chosen again
    target.value = ''
  }
  const { file } = sending.variables ?? {}
  return (
    <div className="grid gap-2.5">
      {media && <MediaPreview media={media} />}
      {sending.isPending && file && (
        <div className="grid gap-1.5" role="status">
          <p className="text-small">
            <Text
              of={m.lessons_uploading_media}
              name={<bdi className="wrap-anywhere">{file.name}</bdi>}
            />
          </p>
          <ProgressBar value={sent} max={file.size} label={m.kit_upload()} />
        </div>
      )}
      <div className="flex flex-wrap gap-2.5">
        <label className="btn editor-picker">
          <input
            type="file"
            className="sr-only"
            accept={`image/*,${AUDIO_ACCEPT}`}
            aria-describedby={sending.isError ? errorId : undefined}
            onChange={choose}
          />
          <ImagePlus className="icon" aria-hidden />
          {media ? m.lessons_replace() : m.lessons_picture_or_sound()}
        </label>
        {media && (
          <Button
            variant="text"
            className="text-danger-ink"
            aria-label={m.lessons_remove_media()}
            onClick={() => onChange(null)}
          >
            <Trash2 className="icon" aria-hidden />
            {m.kit_remove()}
          </Button>
        )}
        {sending.isError && !(sending.error instanceof FileProblem) && (
          <Button variant="brand-text" onClick={() => latest.current && send(latest.current)}>
            {m.kit_try_again()}
          </Button>
        )}
      </div>
      {sending.isError && (
        <FieldError id={errorId} role="alert">
          {sending.error instanceof FileProblem
            ? sending.error.message
            : messageOf(sending.error, m.lessons_media_failed())}
        </FieldError>
      )}
    </div>
  )
}

/** A file that is rejected before its upload. */
class FileProblem extends Error {}

async function findFileProblem(file: File): Promise<string | undefined> {
  if (file.size > QUESTION_MEDIA_MAX_BYTES)
    return m.lessons_media_too_large({
      size: formatDataSize(file.size),
      max: formatSizeLimit(QUESTION_MEDIA_MAX_BYTES),
    })
  const start = await file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const head = new Uint8Array(start)
  // the server reads the tracks of a video
  const isPossible = possibleKinds(head).some(({ kind }) => kind === 'image' || kind === 'audio')
  if (isPossible) return undefined
  return written(describeRefused(head) ?? m.lessons_media_kinds())
}
