import { detectFileKind, SIGNATURE_BYTES } from '../../../../contract/file-kind.ts'
import type { MaterialKind } from '../../../../contract/lessons.ts'

/** A chosen file, sent with the next save. */
export type ChosenFile = { kind: MaterialKind; file: File }

const WRONG_KIND_MESSAGES: Record<MaterialKind, string> = {
  pdf: 'This file is not a PDF.',
  image: 'This file is not a JPEG, PNG, GIF or WebP image.',
  video: 'This file is not an MP4 video.',
  audio: 'This file is not an MP3, WAV or Ogg recording.',
}

/** Why a file is rejected, by its content and not its name; undefined if it is accepted. */
export async function fileProblem({ kind, file }: ChosenFile): Promise<string | undefined> {
  try {
    const head = await file.slice(0, SIGNATURE_BYTES).arrayBuffer()
    return detectFileKind(new Uint8Array(head))?.kind === kind
      ? undefined
      : WRONG_KIND_MESSAGES[kind]
  } catch {
    // the file was moved, or is in a cloud folder that is offline
    return 'The file could not be read. Choose it again.'
  }
}
