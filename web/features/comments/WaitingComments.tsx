import { useQueryClient } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '../../../messages/m.ts'
import { keys } from '../../api/query-keys.ts'
import { Button } from '../../kit/Button.tsx'
import { Prose } from '../../kit/Prose.tsx'
import type { OutboxItem } from '../offline/shared/outbox/calls.ts'
import { problemOf } from '../offline/shared/outbox/plan.ts'
import { removeFromOutbox } from '../offline/shared/outbox/store.ts'
import {
  NextAttempt,
  TryAgain,
  UnsentActions,
  useOutboxItems,
} from '../offline/shared/outbox/UnsentActions.tsx'

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
    <ul className="grid gap-3" aria-label={m.comments_not_posted_yet()}>
      {shown.map((it) => (
        <li key={it.id} className="card pad grid justify-items-start gap-2">
          <Prose compact text={it.title} />
          <p className="flex items-center gap-2 text-small text-ink-2" role="status">
            <Smartphone className="icon icon-s" aria-hidden />
            <span>{sendingId === it.id ? m.kit_sending() : describeWaiting(it)}</span>
          </p>
          {it.state === 'refused' && (
            <Button variant="text" onClick={() => void removeFromOutbox(it.id)}>
              {m.kit_remove()}
            </Button>
          )}
          {it.state === 'waiting' && it.hasFailed && (
            <div>
              <NextAttempt />
              <TryAgain item={it} />
              <UnsentActions item={it} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function describeWaiting(item: OutboxItem): string {
  if (item.state === 'refused') return m.comments_refused({ reason: item.refusal?.message ?? '' })
  const problem = problemOf(item)
  return problem ? PROBLEM_TEXTS[problem] : m.comments_on_this_phone()
}

const PROBLEM_TEXTS = {
  failing: m.comments_problem_failing(),
  unsendable: m.comments_problem_unsendable(),
}
