import { Smartphone } from 'lucide-react'
import { useOfflineMarks } from '../../offline/marks.ts'
import { useSavedAt } from '../../offline/saved-read.ts'

/** The mark of a lesson on a page that lists lessons: kept, or without a connection why it cannot be opened (R-OFFLINE-003). */
export function useLessonMark(readName: string) {
  const { kept } = useOfflineMarks()
  const isOffline = useSavedAt(readName) !== undefined
  return (lessonId: number) => {
    if (lessonId in kept)
      return (
        <span className="inline-flex items-center gap-1 align-bottom">
          <Smartphone className="icon icon-s" aria-hidden />
          kept
        </span>
      )
    return isOffline && 'Not on this phone: needs a connection'
  }
}
