import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useChoice } from './choice.ts'
import { canPush, isBlocked, workerHere } from './device.ts'
import { settleDevice } from './settle.ts'

// where its code does not come, the question waits for another visit
const none = (_: { personId: string }) => null
const nothing = { PushPrompt: none, PushBlocked: none }
const load = () => import('./PushPrompt.tsx').catch(() => nothing)
const PushPrompt = lazy(async () => ({ default: (await load()).PushPrompt }))
const PushBlocked = lazy(async () => ({ default: (await load()).PushBlocked }))

/** Student-area §9: the prompt comes after one page view and five seconds. */
const PROMPT_AFTER_MS = 5_000

type PushWatchProps = {
  /** When the layout was loaded, Unix milliseconds. */
  since: number
}

/** Starts push, and asks whoever has not answered yet. Stands once on a page. */
export function PushWatch({ since }: PushWatchProps): ReactNode {
  const personId = useSession((it) => it.user?.id)
  return personId && canPush() ? <Watch key={personId} personId={personId} since={since} /> : null
}

function Watch({ personId, since }: PushWatchProps & { personId: string }) {
  const choice = useChoice(personId)
  const isTime = useTimeToAsk(since)
  useEffect(() => void settleDevice(personId), [personId])
  const isAnswered =
    choice !== undefined && (choice.is !== 'later' || Date.now() < (choice.askAgainAt ?? 0))
  return (
    <div aria-live="polite">
      {isTime && !isAnswered && (
        <Suspense>
          {isBlocked() ? <PushBlocked personId={personId} /> : <PushPrompt personId={personId} />}
        </Suspense>
      )}
    </div>
  )
}

/** True some seconds after the first page view, once nothing on the page wants all of a person's attention. */
function useTimeToAsk(since: number): boolean {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => {
    let timer = setTimeout(look, Math.max(0, since + PROMPT_AFTER_MS - Date.now()))
    async function look() {
      const worker = isBusy() ? undefined : await workerHere().catch(() => undefined)
      if (worker) setIsTime(true)
      else timer = setTimeout(look, PROMPT_AFTER_MS)
    }
    return () => clearTimeout(timer)
  }, [since])
  return isTime
}

/** A dialog, or a form that is being filled in above its dock: an exam. */
function isBusy(): boolean {
  return document.querySelector('dialog[open], .dock') !== null
}
