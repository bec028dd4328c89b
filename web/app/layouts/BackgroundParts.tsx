import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { ADMIN_ROLE } from '../../../contract/auth.ts'
import { useSession } from '../../api/session.ts'
import { MessagePoller } from '../../features/messages/Bell.tsx'
import { otherUsers, readMarks } from '../../offline/marks.ts'

const none = { UploadTray: () => null }
const UploadTray = lazy(async () => ({
  default: (await import('../../uploads/parts.ts').catch(() => none)).UploadTray,
}))

const noFinder = { FinderShortcut: () => null }
const FinderShortcut = lazy(async () => ({
  default: (await import('../../features/finder/admin/FinderShortcut.tsx').catch(() => noFinder))
    .FinderShortcut,
}))

const noWatch = { SecondStepWatch: () => null }
const SecondStepWatch = lazy(async () => ({
  default: (await import('../../features/security/admin/SecondStepWatch.tsx').catch(() => noWatch))
    .SecondStepWatch,
}))

/**
 * What runs beside every signed-in page: the poll for messages, the outbox while something is unsent, the check of kept lessons, and for administrators the shortcut of the finder and the
 * tray of uploads while there are any.
 */
export function BackgroundParts() {
  const userId = useSession(({ user }) => user?.id ?? '')
  useEffect(() => {
    if (userId === '') return
    // most students have nothing on the device and load none of this
    const { unsent, kept } = readMarks(userId)
    if (unsent > 0 || Object.keys(kept)[0])
      void import('../../offline/start.ts').then(startOfflineOf)
    if (otherUsers(userId).length > 0)
      void import('../../offline/remove-data.ts').then(removeOthers)
  }, [userId])
  const isAdministrator = useSession(({ user }) => user?.role === ADMIN_ROLE)
  const hasUploads = useSyncExternalStore(subscribeToUploads, readHasUploads)
  return (
    <>
      <MessagePoller />
      {isAdministrator && (
        <Suspense>
          <SecondStepWatch />
          <FinderShortcut />
        </Suspense>
      )}
      {isAdministrator && hasUploads && (
        <Suspense>
          <UploadTray />
        </Suspense>
      )}
    </>
  )
}

const startOfflineOf = ({ startOffline }: typeof import('../../offline/start.ts')) => startOffline()
const removeOthers = ({ removeOtherUsers }: typeof import('../../offline/remove-data.ts')) =>
  removeOtherUsers()

// written by web/uploads/upload-store.ts, which students do not load
const readHasUploads = () => localStorage.getItem('unfinished-uploads') === '1'
function subscribeToUploads(listener: () => void) {
  addEventListener('uploadschange', listener)
  return () => removeEventListener('uploadschange', listener)
}
