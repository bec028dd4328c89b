import { IMPORT_MAX_CHARACTERS } from '../../../../contract/student-import.ts'

/** A file that could not be read; the message is for the user. */
export class FileReadError extends Error {}

/** The text of a CSV file: UTF-8, or the UTF-16 that spreadsheets call 'Unicode text'. */
export async function readCsvFile(file: File): Promise<string> {
  if (file.size > IMPORT_MAX_CHARACTERS)
    throw new FileReadError('This file is too large. 2 MB is the most.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    return new TextDecoder(detectEncoding(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new FileReadError(
      'This file is not written in UTF-8. Save it as CSV UTF-8 and choose it again.',
    )
  }
}

function detectEncoding([first, second]: Uint8Array) {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return 'utf-8'
}
