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
    const text = isKeptUnread(row, summary) ? 'Kept, not read yet' : 'kept'
    if (lessonId in kept)
      return (
        <span className="inline-flex items-center gap-1 align-bottom">
          <Smartphone className="icon icon-s" aria-hidden />
          {lessonId in newer ? m.offline_text_newer_version({ text }) : text}
        </span>
      )
    return isOffline && 'Not on this phone: needs a connection'
  }
}

/** The text on a card of My Classes without a connection: how much of the class is on this phone (R-OFFLINE-003). */
export function useClassMark() {
  const { classes } = useDeviceSummary()
  const isOffline = useSavedAt(readNames.myClasses) !== undefined
  return (classId: number) => {
    if (!isOffline) return
    const count = Object.values(classes).filter((it) => it === classId).length
    if (count === 0) return 'No lesson on this phone: needs a connection'
    return count === 1 ? '1 lesson on this phone' : `${count} lessons on this phone`
  }
}
