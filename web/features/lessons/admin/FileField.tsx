import { queryOptions, useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { type ChangeEvent, type MouseEvent, type Ref, Suspense, useId, useState } from 'react'
import type { LessonUpload } from '../../../../contract/lessons/lesson-upload.ts'
import type { ManagedLesson } from '../../../../contract/lessons/manage-lessons.ts'
import type { MaterialKind } from '../../../../contract/lessons/material-kinds.ts'
import { getUploads } from '../../../../contract/uploads/uploads.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { formatSizeLimit } from '../../../kit/data-size.ts'
import { FieldError } from '../../../kit/Field.tsx'
import { lazyPart } from '../../../kit/lazy-part.ts'
import type { ChosenUpload } from '../../../uploads/upload-file.ts'
import { type StoredFile, StoredFileRow } from './FileRows.tsx'
import { type FilePicker, kindOfExtension, PICKERS } from './file-pickers.ts'
import { LessonUploadNote } from './LessonUploadNote.tsx'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'
import type { LessonUploadField } from './use-lesson-upload.ts'

const loadParts = () => import('../../../uploads/parts.ts')
const FieldUpload = lazyPart(async () => (await loadParts()).FieldUpload)

const Renditions = lazyPart(async () => (await import('./renditions/Renditions.tsx')).Renditions)

/** The largest file that the server accepts, in bytes. */
const uploadLimitQuery = queryOptions({
  queryKey: adminKeys.uploadLimit,
  queryFn: async ({ signal }) => (await callApi(getUploads, {}, { signal })).maxBytes,
  // part of the server's configuration
  staleTime: Number.POSITIVE_INFINITY,
})

type FileFieldProps = {
  upload: LessonUploadField
  storedFile: StoredFile | undefined
  /** The upload that the saved lesson waits for. */
  pendingUpload: LessonUpload | undefined
}

/** One file of one of four kinds. While there is one, the other pickers are disabled (R-ALESSON-006). */
export function FileField({ upload, storedFile, pendingUpload }: FileFieldProps) {
  const [advice, setAdvice] = useState<{ problem?: string; notice?: string }>({})
  const { data: maxBytes = Number.POSITIVE_INFINITY } = useQuery(uploadLimitQuery)
  const id = useId()
  const { item } = upload
  const currentKind = item?.kind ?? (storedFile && kindOfExtension(storedFile.extension))
  const firstPicker = useFocusAfterRemoval<HTMLInputElement>(currentKind ? 1 : 0)

  const choose = async (candidate: ChosenUpload) => {
    const { adviseOnFile } = await loadParts()
    const found = await adviseOnFile(candidate, maxBytes)
    setAdvice(found)
    if (!found.problem) await upload.choose(candidate)
  }
  const remove = () => {
    setAdvice({})
    upload.remove()
  }
  return (
    <fieldset className="field" aria-describedby={advice.problem && id}>
      <legend className="label mb-1.5">{m.lessons_file()}</legend>
      <div className="editor-file-field">
        {!item && storedFile && <StoredFileRow storedFile={storedFile} />}
        {!item && storedFile && <RenditionsOfFile lesson={storedFile.lesson} />}
        {item && (
          <Suspense>
            <FieldUpload item={item} replacedName={storedFile?.name} onRemove={remove} />
          </Suspense>
        )}
        {!item && pendingUpload && <LessonUploadNote upload={pendingUpload} />}
        <div className="editor-pickers">
          {PICKERS.map((it, index) => (
            <PickerButton
              key={it.kind}
              ref={index === 0 ? firstPicker : undefined}
              picker={it}
              isDisabled={currentKind !== undefined && currentKind !== it.kind}
              onPick={(file, handle) => void choose({ kind: it.kind, file, handle })}
            />
          ))}
        </div>
        <p className="hint">{hintText(currentKind, maxBytes)}</p>
        {advice.notice && (
          <p className="hint flex items-start gap-1.5" role="status">
            <Info className="icon icon-s mt-0.5" aria-hidden />
            <span>{advice.notice}</span>
          </p>
        )}
      </div>
      {advice.problem && (
        <FieldError id={id} role="alert">
          {advice.problem}
        </FieldError>
      )}
    </fieldset>
  )
}

function RenditionsOfFile({ lesson }: { lesson: ManagedLesson }) {
  const { id, material, materialExtension, renditions } = lesson
  return (
    renditions && (
      <Suspense>
        {/* another file has other renditions */}
        <Renditions
          key={material}
          lessonId={id}
          extension={materialExtension}
          initial={renditions}
        />
      </Suspense>
    )
  )
}

function hintText(currentKind: MaterialKind | undefined, maxBytes: number): string {
  const limit =
    Number.isFinite(maxBytes) && m.lessons_file_at_most({ size: formatSizeLimit(maxBytes) })
  const sentences = currentKind
    ? [m.lessons_file_one_only(), limit]
    : [m.lessons_file_kinds(), limit, m.lessons_file_place_removed()]
  return sentences.filter(Boolean).join(' ')
}

type PickerButtonProps = {
  picker: FilePicker
  isDisabled: boolean
  onPick: (file: File, handle: FileSystemFileHandle | undefined) => void
  ref: Ref<HTMLInputElement> | undefined
}

function PickerButton({ picker, isDisabled, onPick, ref }: PickerButtonProps) {
  const { label, accept, icon: Icon, types } = picker
  // a handle can be read again after a reload
  const pickWithHandle = async (event: MouseEvent) => {
    if (!('showOpenFilePicker' in window)) return
    event.preventDefault()
    const { pickFile } = await loadParts()
    const picked = await pickFile(types)
    if (picked) onPick(picked.file, picked.handle)
  }
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onPick(file, undefined)
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
        onClick={(event) => void pickWithHandle(event)}
        onChange={pick}
      />
      <Icon className="icon" aria-hidden />
      {label}
    </label>
  )
}
