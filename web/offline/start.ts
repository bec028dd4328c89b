import { checkKept } from './check-kept.ts'
import { startOutbox } from './outbox.ts'

let isStarted = false

/** Runs at the start of a page of a student who has something on this device. */
export function startOffline(): void {
  startOutbox()
  const check = () => void checkKept().catch(() => {})
  check()
  if (!isStarted) addEventListener('online', check)
  isStarted = true
}
