import { FileText, Headphones, ImageIcon } from 'lucide-react'
import type { Attachment, AttachmentKind } from '../../../contract/lessons/attachments.ts'
import { m } from '../../../messages/m.ts'
import { formatDataSize } from '../../kit/data-size.ts'
import { SoundControls } from '../../kit/SoundControls.tsx'

const ICONS: Record<AttachmentKind, typeof FileText> = {
  pdf: FileText,
  image: ImageIcon,
  audio: Headphones,
  document: FileText,
}

/** The files beside the file of a lesson, in their order, each with its size (R-FAIR-005). None is loaded before it is opened. */
export function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  return (
    <section className="grid gap-2.5" aria-label={m.fair_attachments()}>
      <h2 className="text-card-head">{m.fair_attachments()}</h2>
      <ol className="grid gap-2.5">
        {attachments.map((it) => (
          <li key={it.id} className="grid gap-1.5">
            <AttachmentLink attachment={it} />
            {it.kind === 'audio' && (
              <SoundControls src={it.url} preload="none" aria-label={it.name} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function AttachmentLink({ attachment }: { attachment: Attachment }) {
  const { kind, name, bytes, url } = attachment
  const Icon = ICONS[kind]
  // browsers show these themselves; a file on this device is a blob: URL, which has no name
  const isShown = kind === 'pdf' || kind === 'image'
  return (
    <a
      className="lesson-file"
      href={url}
      {...(isShown ? { target: '_blank', rel: 'noreferrer' } : { download: name })}
    >
      <Icon className="icon" aria-hidden />
      <span className="grow wrap-anywhere">
        <bdi>{name}</bdi>
      </span>
      <span className="num text-small text-ink-2">{formatDataSize(bytes)}</span>
    </a>
  )
}
