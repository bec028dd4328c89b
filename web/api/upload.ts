import type { OutgoingRequest } from './call-api.ts'

/** How long an upload may stand still before its line counts as dropped. */
const STALL_TIMEOUT_MS = 45_000
/** What the server does with a long file may take its time. */
const RESPONSE_TIMEOUT_MS = 300_000

type UploadOptions = {
  files: Record<string, File>
  /** Bytes that have gone, of all there are. */
  onProgress?: (sent: number, total: number) => void
}

/**
 * Carries a call as a form with files, for `ask(…, { carry: upload({ … }) })`. XMLHttpRequest, for fetch tells
 * nothing of how far an upload is. Rejects when no answer came, with the signal's reason when it was cancelled.
 */
export function upload({ files, onProgress }: UploadOptions) {
  return ({ url, headers, fields, signal }: OutgoingRequest) =>
    new Promise<Response>((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open('POST', url)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)

      let timeout: ReturnType<typeof setTimeout> | undefined
      const resetTimeout = (ms: number) => {
        clearTimeout(timeout)
        timeout = setTimeout(() => request.abort(), ms)
      }
      resetTimeout(STALL_TIMEOUT_MS)
      request.upload.onprogress = ({ loaded, total }) => {
        resetTimeout(STALL_TIMEOUT_MS)
        onProgress?.(loaded, total)
      }
      request.upload.onload = () => resetTimeout(RESPONSE_TIMEOUT_MS)
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
      request.onerror = () => reject(new TypeError('No answer came'))
      request.onabort = () =>
        reject(signal?.aborted ? signal.reason : new TypeError('The line is silent'))
      request.onloadend = () => clearTimeout(timeout)
      signal?.addEventListener('abort', () => request.abort())
      if (signal?.aborted) reject(signal.reason)
      else request.send(toFormData(fields, files))
    })
}

/** Fields as form data names them: `questions[0][question]` (R-WIRE-005). Files come last, so that the words are read first. */
export function toFormData(fields: Record<string, unknown>, files: Record<string, File> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) appendField(form, name, value)
  for (const [name, file] of Object.entries(files)) form.append(name, file)
  return form
}

function appendField(form: FormData, name: string, value: unknown) {
  if (value === undefined) return
  if (typeof value !== 'object' || value === null) return form.append(name, String(value))
  for (const [key, nestedValue] of Object.entries(value))
    appendField(form, `${name}[${key}]`, nestedValue)
}
