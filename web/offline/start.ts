import { checkKept } from './check-kept.ts'
import { readMarks } from './marks.ts'
import { startOutbox } from './outbox.ts'

let isStarted = false

/** Runs at the start of a page of a student who has something on this device. */
export function startOffline(): void {
  if (readMarks().unsent > 0) startOutbox()
  const check = () => void checkKept().catch(() => {})
  check()
  if (!isStarted) addEventListener('online', check)
  isStarted = true
}
