import { m } from '../../messages/m.ts'
import { messageOf } from '../api/call-api.ts'

// as the server: 2,000,000 characters
const MAX_BYTES = 2_000_000

/** A file that could not be read; the message is for the user. */
class FileReadError extends Error {}

/** The text of a CSV file of at most 2 MB: UTF-8, or the UTF-16 that spreadsheets call 'Unicode text'. */
export async function readCsvFile(file: File): Promise<string> {
  if (file.size > MAX_BYTES) throw new FileReadError(m.forms_file_too_large())
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    return new TextDecoder(detectEncoding(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new FileReadError(m.forms_file_not_utf8())
  }
}

/** Why a file was not read or its text was not accepted. */
export function fileErrorText(error: unknown, fallback?: string): string {
  return error instanceof FileReadError ? error.message : messageOf(error, fallback)
}

function detectEncoding([first, second]: Uint8Array) {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return 'utf-8'
}
