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
import { MATERIAL_EXTENSIONS, type MaterialKind } from '../../../../contract/lessons.ts'
import { Button } from '../../../kit/Button.tsx'
import { Tile } from '../../../kit/Tile.tsx'
import { formatMegabytes } from '../material.ts'
import { type ChosenFile, fileProblem } from './chosen-file.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

/** The stored file of a lesson. */
export type StoredFile = {
  name: string
  extension: string
  bytes: number
  url: string
  onRemove: () => void
}

type FileFieldProps = {
  chosenFile: ChosenFile | undefined
  storedFile: StoredFile | undefined
  onChoose: (file: ChosenFile | undefined) => void
}

type FilePicker = { kind: MaterialKind; label: string; accept: string; icon: LucideIcon }

// the accepted types of R-ALESSON-007
const PICKERS: readonly FilePicker[] = [
  { kind: 'pdf', label: 'PDF', accept: '.pdf', icon: FileText },
  { kind: 'image', label: 'Image', accept: 'image/*', icon: Image },
  { kind: 'video', label: 'Video', accept: 'video/mp4', icon: Video },
  { kind: 'audio', label: 'Audio', accept: 'audio/*', icon: AudioLines },
]

/** One file of one of four kinds. While there is one, the other pickers are disabled (R-ALESSON-006). */
export function FileField({ chosenFile, storedFile, onChoose }: FileFieldProps) {
  const [problem, setProblem] = useState<string>()
  const id = useId()
  const currentKind = chosenFile?.kind ?? (storedFile && kindOfExtension(storedFile.extension))
  const firstPicker = useFocusAfterRemoval<HTMLInputElement>(currentKind ? 1 : 0)

  const choose = async (candidate: ChosenFile) => {
    const foundProblem = await fileProblem(candidate)
    setProblem(foundProblem)
    if (!foundProblem) onChoose(candidate)
  }
  return (
    <fieldset className="field" aria-describedby={problem && id}>
      <legend className="label mb-1.5">File</legend>
      <div className="editor-file-field">
        {chosenFile ? (
          <ChosenFileRow
            chosenFile={chosenFile}
            replacedName={storedFile?.name}
            onRemove={() => onChoose(undefined)}
          />
        ) : (
          storedFile && <StoredFileRow storedFile={storedFile} />
        )}
        <div className="editor-pickers">
          {PICKERS.map((it, index) => (
            <PickerButton
              key={it.kind}
              ref={index === 0 ? firstPicker : undefined}
              picker={it}
              isDisabled={currentKind !== undefined && currentKind !== it.kind}
              onPick={(file) => void choose({ kind: it.kind, file })}
            />
          ))}
        </div>
        <p className="hint">
          {currentKind
            ? 'A lesson has one file. Remove it to choose one of another kind.'
            : 'One file: a PDF, an image, an MP4 video or a recording.'}
        </p>
      </div>
      {problem && (
        <p className="field-error" id={id} role="alert">
          <CircleAlert className="icon icon-s" aria-hidden />
          <span>{problem}</span>
        </p>
      )}
    </fieldset>
  )
}

type PickerButtonProps = {
  picker: FilePicker
  isDisabled: boolean
  onPick: (file: File) => void
  ref: Ref<HTMLInputElement> | undefined
}

function PickerButton({ picker, isDisabled, onPick, ref }: PickerButtonProps) {
  const { label, accept, icon: Icon } = picker
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onPick(file)
    // lets the same file be chosen again
    target.value = ''
  }
  return (
    <label className="btn btn-outline editor-picker">
      <input
        ref={ref}
        type="file"
        className="sr-only"
        accept={accept}
        disabled={isDisabled}
        onChange={pick}
      />
      <Icon className="icon" aria-hidden />
      {label}
    </label>
  )
}

type ChosenFileRowProps = {
  chosenFile: ChosenFile
  replacedName: string | undefined
  onRemove: () => void
}

function ChosenFileRow({ chosenFile: { kind, file }, replacedName, onRemove }: ChosenFileRowProps) {
  return (
    <FileRow kind={kind} name={file.name} onRemove={onRemove}>
      {formatMegabytes(file.size)}
      {replacedName && (
        <>
          {' · replaces '}
          <bdi>{replacedName}</bdi>
        </>
      )}
    </FileRow>
  )
}

function StoredFileRow({ storedFile }: { storedFile: StoredFile }) {
  const { name, extension, bytes, url, onRemove } = storedFile
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
      {formatMegabytes(bytes)}
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
        <Button variant="text" className="text-danger-ink" onClick={onRemove}>
          <Trash2 className="icon" aria-hidden />
          Remove
          <span className="sr-only"> file</span>
        </Button>
      </span>
    </div>
  )
}

function kindOfExtension(extension: string): MaterialKind | undefined {
  return PICKERS.find(({ kind }) =>
    (MATERIAL_EXTENSIONS[kind] as readonly string[]).includes(extension),
  )?.kind
}
