import { checkKept } from './check-kept.ts'
import { keepCode } from './kept-code.ts'
import { readMarks } from './marks.ts'
import { startOutbox } from './outbox.ts'

let isStarted = false

/** Runs at the start of a page of a student who has something on this device. */
export function startOffline(): void {
  startOutbox()
  const check = () => void checkKept().catch(() => {})
  check()
  // the browser may have removed a part of it, or a release has replaced it
  if (Object.keys(readMarks().kept).length > 0) void keepCode().catch(() => {})
  if (!isStarted) addEventListener('online', check)
  isStarted = true
}
