import { encode } from 'zod/mini'
import type { CsvDownload } from '../../contract/platform/csv-download.ts'
import { ApiError, renewSession } from '../api/call-api.ts'
import { sessionToken } from '../api/session.ts'

/**
 * Downloads a CSV file with the session token and saves it under the name given by the server; empty fields of the filter are not
 * sent. Throws `ApiError`.
 */
export async function downloadCsv<Filter>(
  file: CsvDownload<Filter>,
  filter: Filter,
): Promise<void> {
  const token = sessionToken()
  const response = await fetch(urlOf(file, filter), {
    headers: { Authorization: `Bearer ${token}` },
  })
  if (response.status === 401 && (await renewSession(token, response)))
    return downloadCsv(file, filter)
  if (!response.ok) {
    // every error response has this envelope
    const { message } = (await response.json()) as { message?: string }
    throw new ApiError(message ?? '', response.status)
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  saveFile(await response.blob(), name ?? 'file')
}

function urlOf<Filter>({ path, filter: schema }: CsvDownload<Filter>, filter: Filter) {
  // the schema is that of an object
  const fields = encode(schema, filter) as Record<string, unknown>
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `${path}?${query}` : path
}

function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // the browser needs the object URL until it has started to write the file
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
