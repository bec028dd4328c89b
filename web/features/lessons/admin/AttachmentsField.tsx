import { useMutation } from '@tanstack/react-query'
import {
  ArrowDown,
  ArrowUp,
  FileText,
  Headphones,
  ImageIcon,
  Paperclip,
  Trash2,
} from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import {
  ATTACHMENT_MAX_BYTES,
  uploadAttachment,
} from '../../../../contract/lessons/attachment-upload.ts'
import {
  type Attachment,
  type AttachmentKind,
  MAX_ATTACHMENTS,
} from '../../../../contract/lessons/attachments.ts'
import { m } from '../../../../messages/m.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { upload } from '../../../api/upload.ts'
import { newIdempotencyKey } from '../../../forms/idempotency-key.ts'
import { Button } from '../../../kit/Button.tsx'
import { formatDataSize, formatSizeLimit } from '../../../kit/data-size.ts'
import { FieldError } from '../../../kit/Field.tsx'
import { ProgressBar } from '../../../kit/ProgressBar.tsx'
import { Text } from '../../../kit/Text.tsx'
import { AUDIO_ACCEPT } from './file-pickers.ts'

const ACCEPT = `.pdf,image/*,${AUDIO_ACCEPT},.docx,.xlsx,.pptx,.doc,.xls,.ppt,.odt,.ods,.odp,.rtf,.txt`

const ICONS: Record<AttachmentKind, typeof FileText> = {
  pdf: FileText,
  image: ImageIcon,
  audio: Headphones,
  document: FileText,
}

type AttachmentsFieldProps = {
  attachments: readonly Attachment[]
  onChange: (change: (attachments: Attachment[]) => Attachment[]) => void
}

/** A chosen file with the key of its upload, so that a retry stores it once. */
type Chosen = { file: File; idempotencyKey: string }

/** Up to ten files beside the file of a lesson, in an order (R-FAIR-005). They are uploaded when they are chosen. */
export function AttachmentsField({ attachments, onChange }: AttachmentsFieldProps) {
  const errorId = useId()
  const [sent, setSent] = useState(0)
  const [rest, setRest] = useState<Chosen[]>([])
  const [problem, setProblem] = useState('')
  const sending = useMutation({
    mutationFn: ({ file, idempotencyKey }: Chosen) => {
      setSent(0)
      const transport = upload({ files: { file }, onProgress: setSent })
      return callApi(uploadAttachment, { idempotencyKey }, { transport })
    },
    onSuccess: (stored) => {
      onChange((all) => [...all, stored].slice(0, MAX_ATTACHMENTS))
      const [next, ...others] = rest
      setRest(others)
      if (next) sending.mutate(next)
    },
  })
  const room = MAX_ATTACHMENTS - attachments.length - rest.length - Number(sending.isPending)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // lets the same file be chosen again
    target.value = ''
    const tooLarge = files.find((it) => it.size > ATTACHMENT_MAX_BYTES)
    setProblem(findProblem(tooLarge, files.length > room))
    const [first, ...others] = files
      .filter((it) => it.size <= ATTACHMENT_MAX_BYTES)
      .slice(0, room)
      .map((file) => ({ file, idempotencyKey: newIdempotencyKey() }))
    if (!first) return
    if (sending.isPending) setRest((all) => [...all, first, ...others])
    else {
      setRest(others)
      sending.mutate(first)
    }
  }
  const move = (index: number, by: 1 | -1) =>
    onChange((all) => {
      const moved = [...all]
      const [it] = moved.splice(index, 1)
      if (it) moved.splice(index + by, 0, it)
      return moved
    })
  const error =
    problem || (sending.isError ? messageOf(sending.error, m.fair_attachment_failed()) : '')
  return (
    <fieldset className="field">
      <legend className="label mb-1.5">{m.fair_attachments()}</legend>
      <div className="grid gap-3">
        {attachments.length > 0 && (
          <ol className="rows rounded-(--radius) border border-line">
            {attachments.map((it, index) => (
              <AttachmentRow
                key={it.id}
                attachment={it}
                onUp={index > 0 ? () => move(index, -1) : undefined}
                onDown={index < attachments.length - 1 ? () => move(index, 1) : undefined}
                onRemove={() => onChange((all) => all.filter(({ id }) => id !== it.id))}
              />
            ))}
          </ol>
        )}
        {sending.isPending && (
          <div className="grid gap-1.5" role="status">
            <p className="text-small">
              <Text
                of={m.lessons_uploading_media}
                name={<bdi className="wrap-anywhere">{sending.variables.file.name}</bdi>}
              />
            </p>
            <ProgressBar value={sent} max={sending.variables.file.size} label={m.kit_upload()} />
          </div>
        )}
        <div className="flex flex-wrap gap-2.5">
          <label className="btn btn-outline editor-picker" aria-disabled={room <= 0 || undefined}>
            <input
              type="file"
              multiple
              className="sr-only"
              accept={ACCEPT}
              disabled={room <= 0}
              aria-describedby={error ? errorId : undefined}
              onChange={choose}
            />
            <Paperclip className="icon" aria-hidden />
            {m.fair_add_attachment()}
          </label>
          {sending.isError && (
            <Button variant="brand-text" onClick={() => sending.mutate(sending.variables)}>
              {m.kit_try_again()}
            </Button>
          )}
        </div>
        <p className="hint">
          {m.fair_attachments_hint({ size: formatSizeLimit(ATTACHMENT_MAX_BYTES) })}
        </p>
      </div>
      {error && (
        <FieldError id={errorId} role="alert">
          {error}
        </FieldError>
      )}
    </fieldset>
  )
}

function findProblem(tooLarge: File | undefined, isTooMany: boolean): string {
  if (tooLarge)
    return m.fair_attachment_too_large({
      name: tooLarge.name,
      size: formatDataSize(tooLarge.size),
      max: formatSizeLimit(ATTACHMENT_MAX_BYTES),
    })
  return isTooMany ? m.fair_too_many_attachments() : ''
}

type AttachmentRowProps = {
  attachment: Attachment
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onRemove: () => void
}

function AttachmentRow({ attachment, onUp, onDown, onRemove }: AttachmentRowProps) {
  const { kind, name, bytes, url } = attachment
  const Icon = ICONS[kind]
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Icon className="icon text-ink-3" aria-hidden />
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="grow basis-40 wrap-anywhere"
        dir="auto"
      >
        {name}
      </a>
      <span className="num text-small text-ink-2">{formatDataSize(bytes)}</span>
      <span className="flex">
        <Button
          variant="text"
          aria-label={m.fair_move_up({ name })}
          aria-disabled={!onUp || undefined}
          onClick={onUp}
        >
          <ArrowUp className="icon" aria-hidden />
        </Button>
        <Button
          variant="text"
          aria-label={m.fair_move_down({ name })}
          aria-disabled={!onDown || undefined}
          onClick={onDown}
        >
          <ArrowDown className="icon" aria-hidden />
        </Button>
        <Button
          variant="text"
          className="text-danger-ink"
          aria-label={m.fair_remove_attachment({ name })}
          onClick={onRemove}
        >
          <Trash2 className="icon" aria-hidden />
        </Button>
      </span>
    </li>
  )
}
