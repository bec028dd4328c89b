type SentRequest = {
  url: string
  body: string
  /** The header with the session token; undefined for a visitor. */
  authorization: string | undefined
}

/** A request that index.html has sent while the code of its page was loading. */
type EarlyRequest = SentRequest & {
  /** Unix milliseconds. */
  sentAt: number
  response: Promise<Response>
}

declare global {
  interface Window {
    earlyRequest?: EarlyRequest | undefined
  }
}

/** The age at which data is requested again, because balances must be recent. */
export const STALE_AFTER_MS = 30_000

/** The response to the request that index.html has sent, once, if it is for the same user and data; otherwise undefined. */
export function takeEarlyResponse(request: SentRequest): Promise<Response> | undefined {
  const early = globalThis.window?.earlyRequest
  if (
    early?.url !== request.url ||
    early.body !== request.body ||
    early.authorization !== request.authorization
  )
    return
  window.earlyRequest = undefined
  return Date.now() - early.sentAt < STALE_AFTER_MS ? early.response : undefined
}
