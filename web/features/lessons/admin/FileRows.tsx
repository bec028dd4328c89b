import { ExternalLink, FileText, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ManagedLesson } from '../../../../contract/lessons/manage-lessons.ts'
import type { MaterialKind } from '../../../../contract/lessons/material-kinds.ts'
import { m } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import { formatDataSize } from '../../../kit/data-size.ts'
import { Tile } from '../../../kit/Tile.tsx'
import { kindOfExtension, PICKERS } from './file-pickers.ts'

/** The stored file of a lesson. */
export type StoredFile = {
  name: string
  extension: string
  bytes: number
  url: string
  lesson: ManagedLesson
  onRemove: () => void
}

/** The file that students have. */
export function StoredFileRow({ storedFile }: { storedFile: StoredFile }) {
  const { name, extension, bytes, url, onRemove } = storedFile
  return (
    <FileRow
      kind={kindOfExtension(extension)}
      name={name || `file.${extension}`}
      onRemove={onRemove}
      link={
        <a className="btn" href={url} target="_blank" rel="noopener">
          <ExternalLink className="icon" aria-hidden />
          {m.kit_open()}
        </a>
      }
    >
      {formatDataSize(bytes)}
    </FileRow>
  )
}

type FileRowProps = {
  kind: MaterialKind | undefined
  name: string
  onRemove: () => void
  link?: ReactNode
  below?: ReactNode
  children: ReactNode
}

/** The name of a file with its actions. */
export function FileRow({ kind, name, onRemove, link, below, children }: FileRowProps) {
  const Icon = PICKERS.find((it) => it.kind === kind)?.icon ?? FileText
  return (
    <div className="editor-file">
      <Tile tone="brand">
        <Icon className="icon" />
      </Tile>
      <p className="grow">
        <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
        <span className="num text-small text-ink-2">{children}</span>
      </p>
      <span className="flex flex-wrap">
        {link}
        <Button
          variant="text"
          className="text-danger-ink"
          aria-label={m.lessons_remove_file()}
          onClick={onRemove}
        >
          <Trash2 className="icon" aria-hidden />
          {m.kit_remove()}
        </Button>
      </span>
      {below && <div className="basis-full">{below}</div>}
    </div>
  )
}
