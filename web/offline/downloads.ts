import { create } from 'zustand'
import { useSession } from '../api/session.ts'

/** A lesson is too large for the space that is left. */
export class NoRoomError extends Error {}

type Download = {
  received: number
  total: number
  state: 'loading' | 'stopped'
  error?: unknown
  abort: () => void
}

/** The downloads of this page by lesson: they go on while the student opens other pages. */
export const useDownloads = create<Record<number, Download>>(() => ({}))

useSession.subscribe(({ user }, previous) => {
  if (user?.id === previous.user?.id) return
  for (const { abort } of Object.values(useDownloads.getState())) abort()
  useDownloads.setState({}, true)
})

/** Changes the download of a lesson; without a change it has ended. */
export function setDownload(lessonId: number, change: Partial<Download> | undefined) {
  useDownloads.setState(({ [lessonId]: current, ...others }) => {
    if (!change) return others
    const initial: Download = { received: 0, total: 0, state: 'loading', abort: () => {} }
    return { ...others, [lessonId]: { ...initial, ...current, ...change } }
  }, true)
}
