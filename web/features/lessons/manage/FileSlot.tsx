import {
  AudioLines,
  CircleAlert,
  ExternalLink,
  FileText,
  Image,
  type LucideIcon,
  Trash2,
  Video,
} from 'lucide-react'
import { type ChangeEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { MATERIAL, type MaterialKind } from '../../../../contract/lessons.ts'
import { Button } from '../../../kit/Button.tsx'
import { Tile } from '../../../kit/Tile.tsx'
import { inMegabytes } from '../material.ts'
import { type ChosenFile, problemOf } from './chosen-file.ts'
import { useFocusWhenGone } from './use-focus-when-gone.ts'

/** The file that a lesson has on the server, and how it is taken away. */
export type StoredFile = {
  name: string
  extension: string
  bytes: number
  url: string
  onRemove: () => void
}

type FileSlotProps = {
  chosen: ChosenFile | undefined
  stored: StoredFile | undefined
  onChoose: (chosen: ChosenFile | undefined) => void
}

type Picker = { kind: MaterialKind; label: string; accept: string; icon: LucideIcon }

// what each takes is the specification's (wallet-and-admin §5)
const PICKERS: readonly Picker[] = [
  { kind: 'pdf', label: 'PDF', accept: '.pdf', icon: FileText },
  { kind: 'image', label: 'Image', accept: 'image/*', icon: Image },
  { kind: 'video', label: 'Video', accept: 'video/mp4', icon: Video },
  { kind: 'audio', label: 'Audio', accept: 'audio/*', icon: AudioLines },
]

/** One file, of one of four kinds: while there is one the other pickers rest, and Remove frees them (wallet-and-admin §4). */
export function FileSlot({ chosen, stored, onChoose }: FileSlotProps) {
  const [problem, setProblem] = useState<string>()
  const id = useId()
  const taken = chosen?.kind ?? (stored && kindOfExtension(stored.extension))
  const firstPicker = useFocusWhenGone<HTMLInputElement>(taken ? 1 : 0)

  const take = async (wanted: ChosenFile) => {
    const found = await problemOf(wanted)
    setProblem(found)
    if (!found) onChoose(wanted)
  }
  return (
    <fieldset className="field" aria-describedby={problem && id}>
      <legend className="label mb-1.5">File</legend>
      <div className="editor-slot">
        {chosen ? (
          <ChosenRow chosen={chosen} replaces={stored?.name} onRemove={() => onChoose(undefined)} />
        ) : (
          stored && <StoredRow stored={stored} />
        )}
        <div className="editor-pickers">
          {PICKERS.map((it, at) => (
            <PickerButton
              key={it.kind}
              ref={at === 0 ? firstPicker : undefined}
              picker={it}
              isOff={taken !== undefined && taken !== it.kind}
              onPick={(file) => void take({ kind: it.kind, file })}
            />
          ))}
        </div>
        <p className="hint">
          {taken
            ? 'A lesson has one file. Remove it to choose one of another kind.'
            : 'One file: a PDF, an image, an MP4 video or a recording.'}
        </p>
      </div>
      {problem && (
        <p className="err" id={id} role="alert">
          <CircleAlert className="icon icon-s" aria-hidden />
          <span>{problem}</span>
        </p>
      )}
    </fieldset>
  )
}

type PickerButtonProps = {
  picker: Picker
  isOff: boolean
  onPick: (file: File) => void
  ref: Ref<HTMLInputElement> | undefined
}

function PickerButton({ picker, isOff, onPick, ref }: PickerButtonProps) {
  const { label, accept, icon: Icon } = picker
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onPick(file)
    // the same file chosen again is a choice too
    target.value = ''
  }
  return (
    <label className="btn btn-line editor-picker">
      <input
        ref={ref}
        type="file"
        className="sr-only"
        accept={accept}
        disabled={isOff}
        onChange={pick}
      />
      <Icon className="icon" aria-hidden />
      {label}
    </label>
  )
}

type ChosenRowProps = { chosen: ChosenFile; replaces: string | undefined; onRemove: () => void }

function ChosenRow({ chosen: { kind, file }, replaces, onRemove }: ChosenRowProps) {
  return (
    <FileRow kind={kind} name={file.name} onRemove={onRemove}>
      {inMegabytes(file.size)}
      {replaces && (
        <>
          {' · takes the place of '}
          <bdi>{replaces}</bdi>
        </>
      )}
    </FileRow>
  )
}

function StoredRow({ stored }: { stored: StoredFile }) {
  const { name, extension, bytes, url, onRemove } = stored
  return (
    <FileRow
      kind={kindOfExtension(extension)}
      name={name || `file.${extension}`}
      onRemove={onRemove}
      link={
        <a className="btn" href={url} target="_blank" rel="noopener">
          <ExternalLink className="icon" aria-hidden />
          Open
        </a>
      }
    >
      {inMegabytes(bytes)}
    </FileRow>
  )
}

type FileRowProps = {
  kind: MaterialKind | undefined
  name: string
  onRemove: () => void
  link?: ReactNode
  children: ReactNode
}

function FileRow({ kind, name, onRemove, link, children }: FileRowProps) {
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
        <Button look="text" className="text-bad-ink" onClick={onRemove}>
          <Trash2 className="icon" aria-hidden />
          Remove
          <span className="sr-only"> file</span>
        </Button>
      </span>
    </div>
  )
}

function kindOfExtension(extension: string): MaterialKind | undefined {
  return PICKERS.find(({ kind }) => (MATERIAL[kind] as readonly string[]).includes(extension))?.kind
}
