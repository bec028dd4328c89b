import type { Outgoing } from './ask.ts'

/** How long an upload may stand still before its line counts as dropped. */
const SILENT_AT_MOST_MS = 45_000
/** What the server does with a long file may take its time. */
const ANSWER_WITHIN_MS = 300_000

type Upload = {
  files: Record<string, File>
  /** Bytes that have gone, of all there are. */
  onProgress?: (sent: number, total: number) => void
}

/**
 * Carries a call as a form with files, for `ask(…, { carry: upload({ … }) })`. XMLHttpRequest, for fetch tells
 * nothing of how far an upload is. Rejects when no answer came, with the signal's reason when it was cancelled.
 */
export function upload({ files, onProgress }: Upload) {
  return ({ address, headers, fields, signal }: Outgoing) =>
    new Promise<Response>((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open('POST', address)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)

      let silence: ReturnType<typeof setTimeout> | undefined
      const waitAtMost = (ms: number) => {
        clearTimeout(silence)
        silence = setTimeout(() => request.abort(), ms)
      }
      waitAtMost(SILENT_AT_MOST_MS)
      request.upload.onprogress = ({ loaded, total }) => {
        waitAtMost(SILENT_AT_MOST_MS)
        onProgress?.(loaded, total)
      }
      request.upload.onload = () => waitAtMost(ANSWER_WITHIN_MS)
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
      request.onerror = () => reject(new TypeError('No answer came'))
      request.onabort = () =>
        reject(signal?.aborted ? signal.reason : new TypeError('The line is silent'))
      request.onloadend = () => clearTimeout(silence)
      signal?.addEventListener('abort', () => request.abort())
      if (signal?.aborted) reject(signal.reason)
      else request.send(formOf(fields, files))
    })
}

/** Fields as form data names them: `questions[0][question]` (decisions §1). Files come last, so that the words are read first. */
export function formOf(fields: Record<string, unknown>, files: Record<string, File> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) append(form, name, value)
  for (const [name, file] of Object.entries(files)) form.append(name, file)
  return form
}

function append(form: FormData, name: string, value: unknown) {
  if (value === undefined) return
  if (typeof value !== 'object' || value === null) return form.append(name, String(value))
  for (const [key, inner] of Object.entries(value)) append(form, `${name}[${key}]`, inner)
}
