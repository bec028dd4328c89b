import { useQueryClient } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { keys } from '../../api/query-keys.ts'
import { Button } from '../../kit/Button.tsx'
import { Prose } from '../../kit/Prose.tsx'
import { removeFromOutbox } from '../../offline/outbox.ts'
import { useOutboxItems } from '../../offline/use-outbox-items.ts'

/** The comments of a lesson that wait on this device for a connection, or were refused later (R-OFFLINE-006). */
export function WaitingComments({ lessonId }: { lessonId: number }) {
  const queryClient = useQueryClient()
  const { items, sendingId } = useOutboxItems('addComment', lessonId)
  const waitedIds = useRef(new Set<number>())
  useEffect(() => {
    for (const { id, state } of items) {
      if (state === 'waiting') waitedIds.current.add(id)
      else if (waitedIds.current.delete(id) && state === 'received')
        void queryClient.invalidateQueries({ queryKey: keys.comments(lessonId) })
    }
  }, [items, queryClient, lessonId])
  const shown = items.filter((it) => it.state !== 'received')
  if (shown.length === 0) return null
  return (
    <ul className="grid gap-3" aria-label="Comments that are not posted yet">
      {shown.map(({ id, title, state, refusal }) => (
        <li key={id} className="card pad grid justify-items-start gap-2">
          <Prose compact text={title} />
          <p className="flex items-center gap-2 text-small text-ink-2" role="status">
            <Smartphone className="icon icon-s" aria-hidden />
            {state === 'refused'
              ? `Not posted: ${refusal?.message}`
              : sendingId === id
                ? 'Sending...'
                : 'On this phone'}
          </p>
          {state === 'refused' && (
            <Button variant="text" onClick={() => void removeFromOutbox(id)}>
              Remove
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
