import { describeRefused, SIGNATURE_BYTES } from '../../contract/lessons/file-kind.ts'
import type { MaterialKind } from '../../contract/lessons/material-kinds.ts'
import { inspectContent } from '../../contract/renditions/media-codecs.ts'
import { uploadSizeProblem } from '../../contract/uploads/upload-size.ts'
import type { ChosenUpload } from './start-upload.ts'

const WRONG_KIND_MESSAGES: Record<MaterialKind, string> = {
  pdf: 'This file is not a PDF.',
  image: 'This file is not a JPEG, PNG, GIF or WebP image.',
  video: 'This file is not an MP4 or MOV video.',
  audio: 'This file is not an MP3, M4A, WAV or Ogg recording.',
}

const UNPLAYABLE =
  'Browsers cannot play this recording. Export it as MP4 (H.264) or M4A (AAC) and choose that file.'
/** A recording with HEVC, Dolby or Apple Lossless, as iPhones make them with the setting 'High Efficiency'. */
const PLAYED_SOMEWHERE =
  'Many phones cannot play this recording (an iPhone’s High Efficiency format), and the school cannot convert it yet. ' +
  'On the iPhone choose Settings → Camera → Formats → Most Compatible, or export it as MP4 (H.264).'

/** A check before the upload: why the file is rejected, or a notice on where it plays; neither if it is fine. */
type FileAdvice = { problem?: string; notice?: string }

/** Judges a file by its size and content, not its name; the server applies the same rules when it is complete. */
export async function adviseOnFile(
  { kind, file }: Pick<ChosenUpload, 'kind' | 'file'>,
  maxBytes: number,
): Promise<FileAdvice> {
  const problem = uploadSizeProblem(file.size, maxBytes)
  if (problem) return { problem }
  try {
    const read = async (start: number, end: number) =>
      new Uint8Array(await file.slice(start, end).arrayBuffer())
    const { kinds, playback } = await inspectContent(read, file.size)
    if (!kinds.some((it) => it.kind === kind)) {
      const reason = describeRefused(await read(0, SIGNATURE_BYTES))
      return { problem: reason ?? WRONG_KIND_MESSAGES[kind] }
    }
    if (playback === 'nowhere') return { problem: UNPLAYABLE }
    return playback === 'somewhere' ? { notice: PLAYED_SOMEWHERE } : {}
  } catch {
    // the file was moved, or is in a cloud folder that is offline
    return { problem: 'The file could not be read. Choose it again.' }
  }
}
