import { useEffect, useMemo } from 'react'
import { readOutbox, startOutbox, useOutbox } from './outbox.ts'
import type { OutboxCall } from './outbox-calls.ts'
import type { OutboxItem } from './outbox-item.ts'

type ItemsOfLesson = {
  /** The items that no form of this page waits for, in order. */
  items: OutboxItem[]
  sendingId: number | undefined
  /** True while the outbox is read. */
  isReading: boolean
}

/** The outbox items of a lesson. */
export function useOutboxItems(call: OutboxCall, lessonId: number): ItemsOfLesson {
  const { items, sendingId, awaitedId } = useOutbox()
  useEffect(() => {
    startOutbox()
    void readOutbox().catch(() => {})
  }, [])
  const ofLesson = useMemo(
    () =>
      (items ?? []).filter(
        (it) => it.call === call && it.lessonId === lessonId && it.id !== awaitedId,
      ),
    [items, call, lessonId, awaitedId],
  )
  return { items: ofLesson, sendingId, isReading: items === undefined }
}
