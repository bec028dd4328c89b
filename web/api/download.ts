import { ApiError } from './call-api.ts'
import { expireSession, sessionToken } from './session.ts'

/**
 * Fetches a file with the bearer and hands it to the browser to keep, under the name that the server gives it. Throws
 * `Declared` for what the server refused.
 */
export async function download(url: string, signal?: AbortSignal): Promise<void> {
  const response = await fetch(url, {
    headers: { Authorization: `Bearer ${sessionToken()}` },
    signal: signal ?? null,
  })
  if (response.status === 401) expireSession()
  if (!response.ok) {
    const { message } = (await response.json()) as { message?: string }
    throw new ApiError(message ?? '', response.status)
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  saveFile(await response.blob(), name ?? 'file')
}

function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // not before the browser has begun to write it
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
