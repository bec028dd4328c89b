import type { OutgoingRequest } from './call-api.ts'

/** An upload without progress for this time is aborted. */
const STALL_TIMEOUT_MS = 45_000
/** Processing a long file takes the server some time. */
const RESPONSE_TIMEOUT_MS = 300_000

type UploadOptions = {
  files: Record<string, File>
  /** Bytes sent so far, and in total. */
  onProgress?: (sent: number, total: number) => void
}

/**
 * Sends a call as a multipart form, for `callApi(…, { transport: upload({ … }) })`. Uses XMLHttpRequest, because
 * fetch reports no upload progress. Rejects if no response arrives, or with the reason of the signal if it was
 * aborted.
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
        reject(signal?.aborted ? signal.reason : new TypeError('The server sent no data in time'))
      request.onloadend = () => clearTimeout(timeout)
      signal?.addEventListener('abort', () => request.abort())
      if (signal?.aborted) reject(signal.reason)
      else request.send(toFormData(fields, files))
    })
}

/**
 * Encodes nested fields as `questions[0][question]` (R-WIRE-005). Files come last, so that the server reads the
 * fields first.
 */
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
