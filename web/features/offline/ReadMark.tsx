import { Smartphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Text } from '../../kit/Text.tsx'
import { useTimeZone } from '../../kit/time-zone.ts'
import type { OutboxItem } from './shared/outbox/calls.ts'
import { describeState } from './shared/outbox/words.ts'
import { useSavedAt } from './shared/saved-read.ts'

// instead of `useOutboxItems`, because pages of lessons load the outbox only without a connection
const loadOutbox = () =>
  Promise.all([import('./shared/outbox/outbox.ts'), import('./shared/outbox/store.ts')])
type ReadMarkProps = {
  /** The name of the lesson's saved response (`readNames`). */
  name: string
  lessonId: number
}

/** 'Marked as read · on this phone', 'sending' or 'received 14:02' of a lesson that was opened without a connection. */
export function ReadMark({ name, lessonId }: ReadMarkProps) {
  const savedAt = useSavedAt(name)
  // stays visible when the connection returns, to show that the mark was received
  const wasOffline = useRef(false)
  if (savedAt !== undefined) wasOffline.current = true
  return wasOffline.current && <MarkOfLesson lessonId={lessonId} />
}

function MarkOfLesson({ lessonId }: { lessonId: number }) {
  const [state, setState] = useState('')
  const timeZone = useTimeZone()
  useEffect(() => {
    const controller = new AbortController()
    const watch = ([{ startOutbox }, { useOutbox }]: Awaited<ReturnType<typeof loadOutbox>>) => {
      const show = () => {
        const { items = [], sendingId } = useOutbox.getState()
        const isOwn = (it: OutboxItem) => it.call === 'recordLessonView' && it.lessonId === lessonId
        const item = items.find(isOwn)
        setState(item ? describeState(item, timeZone, sendingId) : '')
      }
      if (controller.signal.aborted) return
      controller.signal.addEventListener('abort', useOutbox.subscribe(show))
      show()
      startOutbox()
    }
    loadOutbox()
      .then(watch)
      .catch(() => {})
    return () => controller.abort()
  }, [lessonId, timeZone])
  if (state === '') return null
  return (
    <p className="flex items-center gap-2 text-small text-ink-2" role="status">
      <Smartphone className="icon icon-s" aria-hidden />
      <span>
        <Text of={m.offline_marked_as_read} state={state} />
      </span>
    </p>
  )
}
