import { encodeRequest } from '../../../../api/encode-request.ts'
import { pauseMs } from '../../../../api/retry-pause.ts'
import { type NewOutboxItem, type OutboxItem, rulesOf } from './calls.ts'

// The rules of when this device sends what (decision 0840), without storage and network. Times are Unix milliseconds.

const PAUSES_MS = [15_000, 60_000, 300_000, 900_000]
/** The maximum number of failed requests and small calls of a device in a minute, whatever the pauses, presses and events are. */
const MAX_IN_WINDOW = 4
const WINDOW_MS = 60_000
/** The minimum time between a request and one for an event, so that a flapping connection does not use up the window at once. */
const EVENT_GAP_MS = 3_000
/** An item that failed so often alone is shown with the actions of the student. */
const STUCK_AFTER = 2
/** An item that failed so often alone no longer holds later ones of its order. */
const RELEASES_AFTER = 4
/** Longer than any pause: a clock that was set back must not stop a device. */
const MAX_WAIT_MS = 2 * 3_600_000

/** What the tabs of a device share about their requests. */
export type DevicePause = {
  /** Failed attempts in a row. */
  failures: number
  /** The time of the next attempt; 0 if the last one succeeded. */
  nextAt: number
  /** The times of the failed requests and small calls of the last minute. */
  requests: number[]
  /** The time of the last request. */
  lastAt: number
}

export const NO_PAUSE: DevicePause = { failures: 0, nextAt: 0, requests: [], lastAt: 0 }

/** A stored pause without what is too old, or was stored before the clock was set back. */
export function currentPause(pause: DevicePause, now: number): DevicePause {
  const { failures, nextAt, requests, lastAt } = pause
  return {
    failures,
    nextAt: nextAt > now + MAX_WAIT_MS ? now : nextAt,
    requests: requests.filter((it) => it > now - WINDOW_MS && it <= now),
    lastAt: Math.min(lastAt, now),
  }
}

export const withRequest = (pause: DevicePause, now: number): DevicePause => ({
  ...pause,
  requests: [...pause.requests, now],
  lastAt: now,
})

/** A request does not count if it was received, or if it did not leave the device. */
export const withoutLastRequest = (pause: DevicePause): DevicePause => ({
  ...pause,
  requests: pause.requests.slice(0, -1),
})

/** The server answered. */
export const afterAnswer = (pause: DevicePause): DevicePause => ({
  ...pause,
  failures: 0,
  nextAt: 0,
})

/** No answer. An attempt before its time, for an event or a press, leaves the pause as it is. */
export function afterFailure(pause: DevicePause, now: number, error: unknown): DevicePause {
  if (pause.nextAt > now) return pause
  const nextAt = now + pauseMs(PAUSES_MS, pause.failures, error)
  return { ...pause, failures: pause.failures + 1, nextAt }
}

/** The browser reports a new connection: the pauses begin again. */
export function afterReconnection(pause: DevicePause, now: number): DevicePause {
  const nextAt = Math.max(now, pause.lastAt + EVENT_GAP_MS)
  return nextAt < pause.nextAt ? { ...pause, failures: 0, nextAt } : pause
}

/** How many requests of a minute a new one may follow; a small call leaves room for the body after it. */
const ROOM = { 'small call': MAX_IN_WINDOW - 2, body: MAX_IN_WINDOW - 1 }

/** The earliest time of a request of this kind. */
function windowOpensAt({ requests }: DevicePause, kind: keyof typeof ROOM): number {
  const latest = requests.at(-1 - ROOM[kind])
  return latest === undefined ? 0 : latest + WINDOW_MS
}

export const mayRequest = (pause: DevicePause, kind: keyof typeof ROOM, now: number) =>
  windowOpensAt(pause, kind) <= now

/**
 * The earliest time of the next attempt. An event (a page load, a new connection, a page that becomes visible, Background Sync)
 * brings one attempt forward, if there was no request since.
 */
export function attemptAt(pause: DevicePause, eventAt = 0): number {
  const { nextAt, lastAt } = pause
  const planned = eventAt > lastAt ? Math.min(nextAt, lastAt + EVENT_GAP_MS) : nextAt
  return Math.max(planned, windowOpensAt(pause, 'small call'))
}

/** True if this release can send an item: an older or newer one may have stored another shape, or a call that it does not have. */
export function isSendable(item: NewOutboxItem): boolean {
  try {
    const rules = rulesOf(item)
    return rules !== undefined && encodeRequest(rules.call, item.request).url !== ''
  } catch {
    return false
  }
}

/** Why an item is shown with 'Try again', 'Copy' and 'Remove': it is not sendable, or it failed again and again alone. */
export function problemOf(item: OutboxItem): 'unsendable' | 'failing' | undefined {
  if (item.state !== 'waiting') return undefined
  if (!isSendable(item)) return 'unsendable'
  return (item.failures ?? 0) >= STUCK_AFTER ? 'failing' : undefined
}

const orderOf = (item: OutboxItem) => rulesOf(item)?.orderOf(item) ?? ''

const isHolding = (item: OutboxItem) =>
  rulesOf(item)?.holdsLater === true && (item.failures ?? 0) < RELEASES_AFTER

type Attempts = {
  /** The items that were sent in this attempt. */
  tried: ReadonlySet<number>
  /** The item whose sending the student requested; its own pause and those before it in its order do not count. */
  chosenId?: number | undefined
}

/** The sendable items that wait for nothing but their time, which is 0 if they never failed alone. */
function candidates(items: readonly OutboxItem[], { tried, chosenId }: Attempts) {
  const chosen = items.find((it) => it.id === chosenId)
  const isBeforeChosen = (item: OutboxItem) =>
    chosen !== undefined && item.id <= chosen.id && orderOf(item) === orderOf(chosen)
  const held = new Set<string>()
  const found: { item: OutboxItem; dueAt: number }[] = []
  for (const item of items) {
    if (item.state !== 'waiting' || !isSendable(item)) continue
    const order = orderOf(item)
    const dueAt = isBeforeChosen(item) ? 0 : (item.nextAt ?? 0)
    if (!held.has(order) && !tried.has(item.id)) found.push({ item, dueAt })
    if (isHolding(item)) held.add(order)
  }
  return found
}

const isDue = (dueAt: number, now: number) => dueAt <= now || dueAt > now + MAX_WAIT_MS

/** The next item to send: the chosen one, then the others in order, and those that failed last. */
export function findNext(items: readonly OutboxItem[], now: number, attempts: Attempts) {
  const due = candidates(items, attempts).filter((it) => isDue(it.dueAt, now))
  const rank = ({ item }: { item: OutboxItem }) =>
    item.id === attempts.chosenId ? -1 : (item.failures ?? 0)
  return due.sort((one, other) => rank(one) - rank(other))[0]?.item
}

/** The time of the next attempt of a device; undefined if it has nothing that it can send. */
export function nextAttemptAt(
  items: readonly OutboxItem[],
  pause: DevicePause,
  { eventAt, now }: { eventAt: number; now: number },
): number | undefined {
  const due = candidates(items, { tried: new Set() }).map(({ dueAt }) =>
    isDue(dueAt, now) ? 0 : dueAt,
  )
  return due.length === 0 ? undefined : Math.max(attemptAt(pause, eventAt), Math.min(...due))
}

/** An item after an attempt that failed although the server had just answered. */
export function afterItemFailure(item: OutboxItem, now: number, error: unknown) {
  const failures = (item.failures ?? 0) + 1
  // the small call before it has waited for the first pause
  return { failures, nextAt: now + pauseMs(PAUSES_MS, failures, error) }
}
