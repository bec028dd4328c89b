import { TriangleAlert } from 'lucide-react'
import { LESSON_CHANGED } from '../../../../contract/lessons.ts'
import { Button } from '../../../kit/Button.tsx'
import { Note } from '../../../kit/Tile.tsx'

type LessonConflictNoticeProps = {
  /** The last save was refused, for somebody else had saved the lesson before. */
  isStale: boolean
  /** What both changed; undefined while the newest was not loaded. */
  conflictingFields: string[] | undefined
  onLoadLatest: () => void
}

/** Somebody else saved the lesson meanwhile: offers the newest, and then says what becomes of the two changes. */
export function LessonConflictNotice({
  isStale,
  conflictingFields,
  onLoadLatest,
}: LessonConflictNoticeProps) {
  if (!isStale && !conflictingFields) return null
  return (
    <div ref={scrollIntoViewAndFocus} tabIndex={-1} key={String(isStale)}>
      <Note tone="warn" icon={<TriangleAlert className="icon" aria-hidden />}>
        {isStale ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="grow basis-80">
              {LESSON_CHANGED} Loading the newest keeps what you typed.
            </p>
            <Button variant="line" onClick={onLoadLatest}>
              Load the newest
            </Button>
          </div>
        ) : (
          <p>
            The newest is loaded.{' '}
            {conflictingFields && conflictingFields.length > 0
              ? `You both changed: ${conflictingFields.join(', ')}. Yours is shown, and saving puts it in place of theirs.`
              : 'What you typed is still here. Look it over and save again.'}
          </p>
        )}
      </Note>
    </div>
  )
}

// the press was at the foot of a long form
function scrollIntoViewAndFocus(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}
