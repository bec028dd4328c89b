import { TriangleAlert } from 'lucide-react'
import { Button } from '../../../kit/Button.tsx'
import { Mixed } from '../../../kit/Prose.tsx'
import { Note } from '../../../kit/Tile.tsx'
import type { OtherClass } from './ClassFields.tsx'
import type { Change, ClassDraft } from './class-draft.ts'
import { FIELD_NAMES, wordsOf } from './field-words.ts'

type ChangedMeanwhileProps = {
  changes: readonly Change[]
  theirs: ClassDraft
  classes: readonly OtherClass[]
  onTake: (field: keyof ClassDraft) => void
}

/** What somebody else changed in the class while it was open here; nothing is saved until Save is pressed again. */
export function ChangedMeanwhile({ changes, theirs, classes, onTake }: ChangedMeanwhileProps) {
  return (
    <div ref={comeIntoView} tabIndex={-1}>
      <Note tone="warn" icon={<TriangleAlert className="icon" aria-hidden />}>
        <b className="block">Somebody else has changed this class.</b>
        {changes.length === 0
          ? 'It now says what you typed.'
          : 'Their changes are below. Look them over and save again.'}
        <ul className="mt-2 grid gap-2">
          {changes.map(({ field, mine }) => (
            <li key={field}>
              <span className="font-semibold">{FIELD_NAMES[field]}:</span>{' '}
              <span className="line-clamp-2 wrap-anywhere">
                <Mixed text={wordsOf(theirs, field, classes)} />
              </span>
              {mine && (
                <span className="flex flex-wrap items-center gap-x-3">
                  Yours is kept.
                  <Button look="text" className="px-2 underline" onClick={() => onTake(field)}>
                    Use theirs
                    <span className="sr-only"> for {FIELD_NAMES[field]}</span>
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}

// the press was at the foot of a long form
function comeIntoView(note: HTMLElement | null) {
  note?.scrollIntoView({ block: 'nearest' })
  note?.focus({ preventScroll: true })
}
