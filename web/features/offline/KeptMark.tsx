import { Smartphone } from 'lucide-react'
import { LESSON_KINDS, type LessonKind } from '../../../contract/lessons/lesson-kinds.ts'
import { m } from '../../../messages/m.ts'
import { type DeviceSummary, useDeviceSummary } from './shared/device-summary.ts'
import { readNames, useSavedAt } from './shared/saved-read.ts'

type Row = { lesson: { id: number; kind: LessonKind }; done: boolean }

/** True for a kept lesson that counts as read when it is opened (R-OFFLINE-002). */
export const isKeptUnread = ({ lesson, done }: Row, { kept }: Pick<DeviceSummary, 'kept'>) =>
  lesson.id in kept && !done && LESSON_KINDS[lesson.kind].completedBy === 'view'

/** The mark of a lesson on a page that lists lessons: kept, or without a connection why it cannot be opened (R-OFFLINE-003). */
export function useLessonMark(readName: string) {
  const summary = useDeviceSummary()
  const { kept, newer } = summary
  const isOffline = useSavedAt(readName) !== undefined
  return (row: Row) => {
    const { id: lessonId } = row.lesson
    if (lessonId in kept)
      return (
        <span className="inline-flex items-center gap-1 align-bottom">
          <Smartphone className="icon icon-s" aria-hidden />
          {keptText(isKeptUnread(row, summary), lessonId in newer)}
        </span>
      )
    return isOffline && m.offline_mark_not_here()
  }
}

function keptText(isUnread: boolean, hasNewer: boolean): string {
  if (isUnread) return hasNewer ? m.offline_mark_unread_newer() : m.offline_mark_unread()
  return hasNewer ? m.offline_mark_kept_newer() : m.offline_mark_kept()
}

/** The text on a card of My Classes without a connection: how much of the class is on this phone (R-OFFLINE-003). */
export function useClassMark() {
  const { classes } = useDeviceSummary()
  const isOffline = useSavedAt(readNames.myClasses) !== undefined
  return (classId: number) => {
    if (!isOffline) return
    const count = Object.values(classes).filter((it) => it === classId).length
    return m.offline_mark_class({ count })
  }
}
