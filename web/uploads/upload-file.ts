import {
  describeRefused,
  inspectContent,
  SIGNATURE_BYTES,
} from '../../contract/lessons/file-kind.ts'
import type { MaterialKind } from '../../contract/lessons/material-kinds.ts'
import { uploadSizeProblem } from '../../contract/uploads/upload-size.ts'
import { m, textOf } from '../../messages/m.ts'

/** A file that was chosen for a lesson, with its handle where the browser has one. */
export type ChosenUpload = {
  file: File
  kind: MaterialKind
  handle: FileSystemFileHandle | undefined
}

const WRONG_KIND_MESSAGES: Record<MaterialKind, string> = {
  pdf: m.uploads_no_pdf(),
  image: m.uploads_no_image(),
  video: m.uploads_no_video(),
  audio: m.uploads_no_recording(),
}

const UNPLAYABLE = m.uploads_unplayable()
/** A recording with HEVC, Dolby or Apple Lossless, as iPhones make them with the setting 'High Efficiency'. */
const PLAYED_SOMEWHERE = m.uploads_played_somewhere()

/** A check before the upload: why the file is rejected, or a notice on where it plays; neither if it is fine. */
type FileAdvice = { problem?: string; notice?: string }

/** Judges a file by its size and content, not its name; the server applies the same rules when it is complete. */
export async function adviseOnFile(
  { kind, file }: Pick<ChosenUpload, 'kind' | 'file'>,
  maxBytes: number,
): Promise<FileAdvice> {
  const problem = uploadSizeProblem(file.size, maxBytes)
  if (problem) return { problem: textOf(problem) }
  try {
    const read = async (start: number, end: number) =>
      new Uint8Array(await file.slice(start, end).arrayBuffer())
    const { kinds, playback } = await inspectContent(read, file.size)
    if (!kinds.some((it) => it.kind === kind)) {
      const reason = describeRefused(await read(0, SIGNATURE_BYTES))
      return { problem: reason ? textOf(reason) : WRONG_KIND_MESSAGES[kind] }
    }
    if (playback === 'nowhere') return { problem: UNPLAYABLE }
    return playback === 'somewhere' ? { notice: PLAYED_SOMEWHERE } : {}
  } catch {
    // the file was moved, or is in a cloud folder that is offline
    return { problem: m.uploads_file_could_not_read_choose() }
  }
}

type FilePicker = (options: {
  types: { description: string; accept: Record<string, string[]> }[]
  excludeAcceptAllOption: boolean
}) => Promise<FileSystemFileHandle[]>

/** The extensions that the browser's dialog offers, by type. */
export type PickerTypes = { description: string; accept: Record<string, string[]> }

/** Opens the browser's dialog and returns the file with its handle; undefined if it was closed. */
export async function pickFile(
  type: PickerTypes,
): Promise<{ file: File; handle: FileSystemFileHandle } | undefined> {
  // the type library lacks it
  const { showOpenFilePicker } = window as unknown as { showOpenFilePicker: FilePicker }
  try {
    const [handle] = await showOpenFilePicker({ types: [type], excludeAcceptAllOption: false })
    return handle && { file: await handle.getFile(), handle }
  } catch {
    // the user closed the dialog
    return undefined
  }
}

const SAMPLE_BYTES = 256 * 1024

/**
 * A digest of the size and three samples of a file, by which it is recognised after a reload: reading all of a long video
 * would take a phone minutes. '' where the browser has no digest (plain http).
 */
export async function fingerprintOf(file: File): Promise<string> {
  if (!globalThis.crypto?.subtle) return ''
  const middle = Math.floor(file.size / 2)
  const samples = [0, middle, Math.max(0, file.size - SAMPLE_BYTES)].map((start) =>
    file.slice(start, start + SAMPLE_BYTES),
  )
  const bytes = await new Blob([String(file.size), ...samples]).arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (it) => it.toString(16).padStart(2, '0')).join('')
}

type KnownFile = { name: string; bytes: number; fingerprint: string }

/** True if this is the file of which a part has been uploaded. */
export async function isSameFile(file: File, known: KnownFile): Promise<boolean> {
  if (file.size !== known.bytes) return false
  if (known.fingerprint === '') return file.name === known.name
  const fingerprint = await fingerprintOf(file)
  return fingerprint === '' ? file.name === known.name : fingerprint === known.fingerprint
}

/** The parts of File System Access that the type library lacks. */
type PermissionHandle = FileSystemFileHandle & {
  queryPermission?: (options: { mode: 'read' }) => Promise<PermissionState>
  requestPermission?: (options: { mode: 'read' }) => Promise<PermissionState>
}

/** Reads the file of a handle if the browser permits it; `ask` opens the browser's prompt, which needs a click. */
export async function readHandle(
  handle: FileSystemFileHandle | undefined,
  { ask }: { ask: boolean },
): Promise<File | undefined> {
  if (!handle) return
  // not every browser has these methods
  const permission = handle as PermissionHandle
  try {
    const state = (await permission.queryPermission?.({ mode: 'read' })) ?? 'granted'
    const granted =
      state === 'prompt' && ask ? await permission.requestPermission?.({ mode: 'read' }) : state
    return granted === 'granted' ? await handle.getFile() : undefined
  } catch {
    // the file was moved or deleted
    return undefined
  }
}
