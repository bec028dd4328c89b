import { Declared } from './ask.ts'
import { sessionEnded, token } from './session.ts'

/**
 * Fetches a file with the bearer and hands it to the browser to keep, under the name that the server gives it. Throws
 * `Declared` for what the server refused.
 */
export async function download(address: string, signal?: AbortSignal): Promise<void> {
  const response = await fetch(address, {
    headers: { Authorization: `Bearer ${token()}` },
    signal: signal ?? null,
  })
  if (response.status === 401) sessionEnded()
  if (!response.ok) {
    const { message } = (await response.json()) as { message?: string }
    throw new Declared(message ?? '', response.status)
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  keep(await response.blob(), name ?? 'file')
}

function keep(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // not before the browser has begun to write it
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
