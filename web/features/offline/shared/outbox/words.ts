import { locale, m } from '../../../../../messages/m.ts'
import { intlLocale } from '../../../../../messages/runtime.ts'
import type { OutboxItem } from './calls.ts'

/** 'on this phone', 'sending', 'received 14:02', or the reason of a refusal (R-OFFLINE-006). */
export function describeState(
  { state, answeredAt = 0, refusal, id }: OutboxItem,
  timeZone: string,
  sendingId: number | undefined,
) {
  if (state === 'refused') return m.offline_state_refused({ reason: refusal?.message ?? '' })
  if (state === 'waiting')
    return sendingId === id ? m.offline_state_sending() : m.offline_state_waiting()
  const time = { hour: '2-digit', minute: '2-digit', hour12: false, timeZone } as const
  const format = new Intl.DateTimeFormat(intlLocale(locale), time)
  return m.offline_state_received({ time: format.format(answeredAt * 1000) })
}

/** 'Next attempt in about 5 minutes', from Unix milliseconds. */
export function describeNextAttempt(at: number, now: number): string {
  const minutes = Math.round((at - now) / 60_000)
  if (minutes < 1) return m.offline_next_attempt_soon()
  return m.offline_next_attempt({ count: minutes })
}

/** What the student reads about an item that cannot be sent. */
export const PROBLEM_TEXTS = {
  failing: m.offline_problem_failing(),
  unsendable: m.offline_problem_unsendable(),
}
