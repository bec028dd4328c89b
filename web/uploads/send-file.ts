import { DetailedError, Upload } from 'tus-js-client'
import type { ErrorCode } from '../../contract/platform/error-codes.ts'
import { UPLOADS_PATH } from '../../contract/uploads/uploads.ts'
import { ApiError, UnreachableError } from '../api/call-api.ts'
import { parseRetryAfter } from '../api/retry-pause.ts'
import { sessionToken } from '../api/session.ts'

/** Limits the loss at a lost connection to one part, also behind a proxy that buffers each request as a whole. */
const PART_BYTES = 16 * 1024 * 1024
/** An upload without progress for this time is tried again. */
const STALL_TIMEOUT_MS = 45_000
/** Checking and storing a long file takes the server some time. */
const RESPONSE_TIMEOUT_MS = 300_000

type SendOptions = {
  /** The server's id of the upload to continue; '' for a new one. */
  id: string
  metadata: Record<string, string>
  signal: AbortSignal
  onCreated: (id: string) => void
  /** Called at most four times a second, with the speed in bytes per second. */
  onProgress: (sent: number, speed: number) => void
}

/**
 * Sends a file from the offset that the server has. Rejects with ApiError for a response, with the reason of the signal,
 * and with another error if no response arrived.
 */
export function sendFile(file: File, options: SendOptions): Promise<void> {
  const { id, metadata, signal, onCreated, onProgress } = options
  return new Promise((resolve, reject) => {
    const stall = createTimeout(() => stop(new UnreachableError('The server sent no data in time')))
    const speed = createSpeedometer()
    // no endpoint with an existing upload: one that the server rejects must not begin again as a new one
    const address = id === '' ? { endpoint: UPLOADS_PATH } : { uploadUrl: `${UPLOADS_PATH}/${id}` }
    const upload = new Upload(file, {
      ...address,
      metadata,
      chunkSize: PART_BYTES,
      // the queue tries again
      retryDelays: null,
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => request.setHeader('Authorization', `Bearer ${sessionToken()}`),
      onUploadUrlAvailable: () => onCreated(upload.url?.split('/').at(-1) ?? ''),
      onProgress: (sent, total) => {
        stall.restart(sent === total ? RESPONSE_TIMEOUT_MS : STALL_TIMEOUT_MS)
        const measured = speed.add(sent)
        if (measured !== undefined) onProgress(sent, measured)
      },
      onError: (error) => settle(() => reject(toApiError(error))),
      onSuccess: () => settle(resolve),
    })
    const abort = () => stop(signal.reason)
    function settle(finish: () => void) {
      stall.clear()
      signal.removeEventListener('abort', abort)
      finish()
    }
    function stop(reason: unknown) {
      void upload.abort().catch(() => {})
      settle(() => reject(reason))
    }
    if (signal.aborted) return stop(signal.reason)
    signal.addEventListener('abort', abort)
    stall.restart(STALL_TIMEOUT_MS)
    upload.start()
  })
}

function createTimeout(onTimeout: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    clear: () => clearTimeout(timer),
    restart(ms: number) {
      clearTimeout(timer)
      timer = setTimeout(onTimeout, ms)
    },
  }
}

function toApiError(error: Error): Error {
  const response = error instanceof DetailedError ? error.originalResponse : null
  const status = response?.getStatus() ?? 0
  if (!response || status === 0) return new UnreachableError('No response')
  const { message = '', code } = parseBody(response.getBody())
  const retryAfterMs = parseRetryAfter(response.getHeader('Retry-After'))
  return Object.assign(new ApiError(message, status, code), { retryAfterMs })
}

function parseBody(text: string | undefined): { message?: string; code?: ErrorCode } {
  try {
    // every error of the server has this envelope; an error of a proxy does not
    return JSON.parse(text ?? '') as { message?: string; code?: ErrorCode }
  } catch {
    return {}
  }
}

const UPDATE_MS = 250
/** The weight of a new measurement per second. */
const SMOOTHING = 0.3

/** Measures bytes per second. `add` returns the speed at most four times a second, and undefined in between. */
function createSpeedometer() {
  let previous: { at: number; sent: number } | undefined
  let speed = 0
  return {
    add(sent: number): number | undefined {
      const at = performance.now()
      if (!previous) {
        previous = { at, sent }
        return speed
      }
      const seconds = (at - previous.at) / 1000
      if (seconds * 1000 < UPDATE_MS) return undefined
      const measured = Math.max(0, sent - previous.sent) / seconds
      const weight = 1 - (1 - SMOOTHING) ** seconds
      speed = speed === 0 ? measured : speed + (measured - speed) * weight
      previous = { at, sent }
      return speed
    },
  }
}
