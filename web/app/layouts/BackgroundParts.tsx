import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { ADMIN_ROLE } from '../../../contract/auth/auth.ts'
import { useSession } from '../../api/session.ts'
import { MessagePoller } from '../../features/messages/Bell.tsx'
import { otherUsers, readSummary } from '../../features/offline/shared/device-summary.ts'
import { lazyPart, renderNothing } from '../../kit/lazy-part.ts'

const UploadTray = lazyPart(
  async () => (await import('../../uploads/parts.ts')).UploadTray,
  renderNothing,
)

const FinderShortcut = lazyPart(
  async () => (await import('../../features/finder/admin/FinderShortcut.tsx')).FinderShortcut,
  renderNothing,
)

const SecondStepWatch = lazyPart(
  async () => (await import('../../features/security/admin/SecondStepWatch.tsx')).SecondStepWatch,
  renderNothing,
)

/**
 * The background components of signed-in pages: the poll for messages, the outbox while something is unsent, the check of
 * kept lessons, and for administrators the shortcut of the finder and the tray of uploads while there are any.
 */
export function BackgroundParts() {
  const userId = useSession(({ user }) => user?.id ?? '')
  useEffect(() => {
    if (userId === '') return
    // a browser may block databases; then there is nothing to send
    settleDevice(userId).catch(() => {})
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

/**
 * Sends the unsent items of this device, restores those of an earlier session of this user, and removes the data of former
 * users. Checks the names of the databases, because a killed browser may have lost the marks. Without data on the device
 * none of this code is loaded.
 */
async function settleDevice(userId: string) {
  const databases = (await indexedDB.databases?.()) ?? []
  const names = databases.map(({ name = '' }) => name)
  const formerUsers = new Set(otherUsers(userId))
  for (const name of names)
    if (name.startsWith('offline-') && name !== `offline-${userId}`)
      formerUsers.add(name.slice('offline-'.length))
  const isSealed = names.includes(`sealed-${userId}`)
  if (formerUsers.size > 0) {
    const { removeFormerUsers } = await import('../../features/offline/remove-data.ts')
    await removeFormerUsers([...formerUsers])
  }
  if (isSealed) {
    const { restoreUnsent } = await import('../../features/offline/sealed.ts')
    // an administrator who impersonates a student cannot decrypt the student's data
    await restoreUnsent(userId).catch(() => {})
  }
  if (isSealed || names.includes(`offline-${userId}`) || readSummary(userId).unsent > 0) {
    const { startOffline } = await import('../../features/offline/start.ts')
    startOffline()
  }
}

// written by web/uploads/upload-store.ts, which students do not load
const readHasUploads = () => localStorage.getItem('unfinished-uploads') === '1'
function subscribeToUploads(listener: () => void) {
  addEventListener('uploadschange', listener)
  return () => removeEventListener('uploadschange', listener)
}
