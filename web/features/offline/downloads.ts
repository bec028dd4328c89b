import { create } from 'zustand'
import type { LessonRenditionName } from '../../../contract/renditions/renditions.ts'
import { useSession } from '../../api/session.ts'

/** The maximum size of the text and the questions of a lesson. */
export const PAGE_BYTES = 50_000

/** A lesson is too large for the space that is left. */
export class NoRoomError extends Error {}

type Download = {
  received: number
  total: number
  state: 'loading' | 'stopped'
  error?: unknown
  abort: () => void
}

/** The downloads of this page by lesson: they continue while the student opens other pages. */
export const useDownloads = create<Record<number, Download>>(() => ({}))

/** Lessons of a class that are kept with one press, in this order. */
export type KeepRun = {
  classRef: string
  lessons: { id: number; rendition: LessonRenditionName; bytes: number }[]
  /** The student knows that one of them is the last new lesson of the month. */
  hasConfirmedLast: boolean
}

/** The run of this page. If it does not continue, the download of one of its lessons has stopped. */
export const useKeepRun = create<{ run: KeepRun | undefined }>(() => ({ run: undefined }))

/** Cancels a run; lessons that it has kept stay. */
export function cancelRun(): void {
  const { run } = useKeepRun.getState()
  useKeepRun.setState({ run: undefined })
  for (const { id } of run?.lessons ?? []) useDownloads.getState()[id]?.abort()
}

useSession.subscribe(({ user }, previous) => {
  if (user?.id === previous.user?.id) return
  for (const { abort } of Object.values(useDownloads.getState())) abort()
  useDownloads.setState({}, true)
  useKeepRun.setState({ run: undefined })
})

/** Changes the download of a lesson; without a change it has ended. */
export function setDownload(lessonId: number, change: Partial<Download> | undefined) {
  useDownloads.setState(({ [lessonId]: current, ...others }) => {
    if (!change) return others
    const initial: Download = { received: 0, total: 0, state: 'loading', abort: () => {} }
    return { ...others, [lessonId]: { ...initial, ...current, ...change } }
  }, true)
}
