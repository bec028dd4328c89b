import { endSession } from '../../api/session.ts'

const none = {
  signOut: endSession,
  Bell: () => null,
  BackgroundParts: () => null,
  BottomBar: (_: { unread: number }) => null,
  AdminEntry: (_: { path: string }) => null,
}

/**
 * Loads the parts of the signed-in layout that visitors do not download: the bell and the bottom bar. If the code does not
 * load, the page works without them.
 */
export const loadDeferredParts = () => import('./deferred-parts.ts').catch(() => none)
