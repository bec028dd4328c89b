import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'wouter'
import { paths } from '../../api/paths.ts'
import { keys } from '../../api/query-keys.ts'
import { sessionToken, useSession } from '../../api/session.ts'
import { lazyPart, renderNothing } from '../../kit/lazy-part.ts'
import { useTopDialog } from '../../kit/top-dialog.ts'
import { readMyClasses } from '../offline/shared/read-my-classes.ts'
import {
  canPush,
  isBlocked,
  serviceWorkerRegistration,
  subscribeDevice,
  unsubscribeDevice,
} from './device.ts'
import { readPreference, usePreference } from './preference.ts'

// if its code does not load, the prompt is shown at another visit
const load = () => import('./PushPrompt.tsx')
const PushPrompt = lazyPart(async () => (await load()).PushPrompt, renderNothing)
const PushBlocked = lazyPart(async () => (await load()).PushBlocked, renderNothing)

/** The prompt comes after one page view and five seconds (R-PUSH-002), and not before the first completed lesson. */
const PROMPT_AFTER_MS = 5_000

const BUSY = 'dialog[open], .submit-bar, .exam-form, #main .skeleton, #main [aria-busy=true]'

type PushStarterProps = {
  /** The load time of the layout (Unix milliseconds). */
  loadedAt: number
}

/** Subscribes this device, or shows the prompt. Mounted once per page. */
export function PushStarter({ loadedAt }: PushStarterProps): ReactNode {
  const userId = useSession((it) => it.user?.id)
  return userId && canPush() ? (
    <PromptGate key={userId} userId={userId} loadedAt={loadedAt} />
  ) : null
}

function PromptGate({ userId, loadedAt }: PushStarterProps & { userId: string }) {
  const preference = usePreference(userId)
  const isPromptDue = usePromptDue(loadedAt)
  useEffect(() => void resubscribeDevice(userId), [userId])
  const isAnswered =
    preference !== undefined &&
    (preference.state !== 'later' || Date.now() < (preference.askAgainAt ?? 0))
  const isDue = isPromptDue && !isAnswered
  const hasStudied = useHasStudied(isDue)
  const isPlaced = usePlace(isDue && hasStudied)
  const topDialog = useTopDialog()
  // the end of the page: a card that comes later than the page must not move or cover the content being read
  const pageEnd = document.getElementById('page-end')
  if (!pageEnd || !isDue || !isPlaced || topDialog) return null
  return createPortal(
    <Suspense>
      {isBlocked() ? <PushBlocked userId={userId} /> : <PushPrompt userId={userId} />}
    </Suspense>,
    pageEnd,
  )
}

/** True if the student has completed a lesson. The classes are in the cache of most pages. */
function useHasStudied(isAsked: boolean): boolean {
  const { data } = useQuery({
    queryKey: keys.myClasses,
    queryFn: readMyClasses,
    enabled: isAsked,
  })
  return data?.some((it) => it.lessonsDone > 0) ?? false
}

/**
 * True on the page on which the prompt comes: one page of a visit, which is idle. The prompt does not follow
 * the student to other pages.
 */
function usePlace(isWanted: boolean): boolean {
  const [path] = useLocation()
  const [place, setPlace] = useState<string>()
  const isOpen = isWanted && place === undefined
  useEffect(() => {
    if (!isOpen) return
    let timer: ReturnType<typeof setTimeout>
    function choose() {
      if (isPageBusy()) timer = setTimeout(choose, PROMPT_AFTER_MS)
      else setPlace(path)
    }
    choose()
    return () => clearTimeout(timer)
  }, [isOpen, path])
  return place === path
}

/** True some seconds after the first page view, when neither a dialog nor a form is open. */
function usePromptDue(loadedAt: number): boolean {
  const [isPromptDue, setPromptDue] = useState(false)
  useEffect(() => {
    let timer = setTimeout(check, Math.max(0, loadedAt + PROMPT_AFTER_MS - Date.now()))
    async function check() {
      const registration = isPageBusy()
        ? undefined
        : await serviceWorkerRegistration().catch(() => undefined)
      if (registration) setPromptDue(true)
      else timer = setTimeout(check, PROMPT_AFTER_MS)
    }
    return () => clearTimeout(timer)
  }, [loadedAt])
  return isPromptDue
}

/** True if a dialog or an exam is open, the page still loads, or it has the switch of the prompt itself. */
function isPageBusy(): boolean {
  const isSettingsPage = location.pathname === paths.profile
  return isSettingsPage || document.querySelector(BUSY) !== null
}

let syncedToken = ''

/**
 * Updates the subscription of this device to the stored preference, once per sign-in and visit: a user who wants
 * notifications is subscribed under the new session, and the subscription of another user is removed.
 */
async function resubscribeDevice(userId: string): Promise<void> {
  if (!canPush() || syncedToken === sessionToken()) return
  syncedToken = sessionToken()
  const preference = readPreference(userId)
  try {
    if (preference?.state !== 'on' || isBlocked()) await unsubscribeDevice()
    else await subscribeDevice(preference.categories)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a background task: the next visit tries again
    console.info('The push subscription could not be updated:', error)
  }
}
