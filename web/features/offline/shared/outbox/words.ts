import type { OutboxItem } from './calls.ts'

/** 'on this phone', 'sending', 'received 14:02', or the reason of a refusal (R-OFFLINE-006). */
export function describeState(
  { state, answeredAt = 0, refusal, id }: OutboxItem,
  timeZone: string,
  sendingId: number | undefined,
) {
  if (state === 'refused') return `not accepted: ${refusal?.message}`
  if (state === 'waiting') return sendingId === id ? 'sending' : 'on this phone'
  const time = { hour: '2-digit', minute: '2-digit', hour12: false, timeZone } as const
  return `received ${new Intl.DateTimeFormat('en-GB', time).format(answeredAt * 1000)}`
}

/** 'Next attempt in about 5 minutes', from Unix milliseconds. */
export function describeNextAttempt(at: number, now: number): string {
  const minutes = Math.round((at - now) / 60_000)
  if (minutes < 1) return 'Next attempt in less than a minute'
  return `Next attempt in about ${minutes === 1 ? '1 minute' : `${minutes} minutes`}`
}

/** What the student reads about an item that cannot be sent. */
export const PROBLEM_TEXTS = {
  failing:
    'could not be sent: the school did not accept it, without a reason. It is tried again by itself.',
  unsendable: 'could not be sent: this version of the app cannot read it.',
} as const
