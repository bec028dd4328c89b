import { ApiError, renewSession } from './call-api.ts'
import { sessionToken } from './session.ts'

/** Downloads a file with the session token and saves it under the name given by the server. Throws `ApiError`. */
export async function download(url: string, signal?: AbortSignal): Promise<void> {
  const token = sessionToken()
  const response = await fetch(url, {
    headers: { Authorization: `Bearer ${token}` },
    signal: signal ?? null,
  })
  if (response.status === 401 && (await renewSession(token, response))) return download(url, signal)
  if (!response.ok) {
    // every error response has this envelope
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
  // the browser needs the object URL until it has started to write the file
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
