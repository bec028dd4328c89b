import { checkKeptLessons, MAX_CHECKED_LESSONS } from '../../../contract/offline/kept-lessons.ts'
import { m } from '../../../messages/m.ts'
import { callApi } from '../../api/call-api.ts'
import { toast } from '../../kit/toast.ts'
import { PAGE_BYTES } from './downloads.ts'
import type { KeptLesson } from './shared/database.ts'
import { changeSummary, offlineUser, readSummary } from './shared/device-summary.ts'
import { keepCode, listKeptLessons, removeKeptLesson } from './shared/kept-lessons.ts'
import { startOutbox } from './shared/outbox/outbox.ts'

let isStarted = false

/** Runs at the start of a page of a student who has something on this device. */
export function startOffline(): void {
  startOutbox()
  const check = () => void checkKept().catch(() => {})
  check()
  // the browser may have removed a part of it, or a release has replaced it
  if (Object.keys(readSummary().kept).length > 0) void keepCode().catch(() => {})
  if (!isStarted) addEventListener('online', check)
  isStarted = true
}

/** The maximum number of stored notices; the latest are kept. */
const MAX_NOTICES = 20

const NOTICES = { deleted: m.offline_removed_deleted, closed: m.offline_removed_closed }

/**
 * Checks the kept lessons with the server (R-OFFLINE-011): marks those with a newer version, which stay readable, and
 * removes those that were deleted or whose access has ended, each with a notice. Rejects without a connection.
 */
async function checkKept(): Promise<void> {
  const userId = offlineUser()
  const lessons = (await listKeptLessons()).filter((it) => it.isComplete)
  const newer: Record<string, number> = {}
  for (let at = 0; at < lessons.length; at += MAX_CHECKED_LESSONS) {
    const page = lessons.slice(at, at + MAX_CHECKED_LESSONS)
    const { changed, gone } = await callApi(checkKeptLessons, { lessons: page.map(toRequest) })
    // another user has signed in meanwhile
    if (offlineUser() !== userId) return
    for (const { id, path, bytes } of changed) {
      const files = page.find((it) => it.id === id)?.files ?? []
      const isHere = files.some((it) => it.path === path)
      newer[id] = PAGE_BYTES + (isHere ? 0 : bytes)
    }
    for (const { id, reason } of gone) {
      const subject = page.find((it) => it.id === id)?.subject ?? ''
      const notice = NOTICES[reason]({ subject })
      // first, so that it is not lost if the page is left now; the next check then finds the lesson again
      storeNotice(notice)
      await removeKeptLesson(id)
      toast.info(notice)
    }
  }
  changeSummary({ newer })
}

function storeNotice(notice: string) {
  const others = readSummary().notices.filter((it) => it !== notice)
  changeSummary({ notices: [...others, notice].slice(-MAX_NOTICES) })
}

const toRequest = ({ id, page, form = 'original' }: KeptLesson) => ({
  id,
  // missing from a page that an earlier release has kept
  version: page.contentVersion ?? '',
  form,
})
