import { TriangleAlert } from 'lucide-react'
import { m } from '../../../../messages/m.ts'
import { scrollIntoViewAndFocus } from '../../../forms/ConflictNotice.tsx'
import type { RemoteChange } from '../../../forms/merge-fields.ts'
import { Button } from '../../../kit/Button.tsx'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { Note } from '../../../kit/Tile.tsx'
import type { ClassOption } from './ClassFields.tsx'
import type { ClassDraft } from './class-draft.ts'
import { FIELD_LABELS, fieldValueText } from './field-labels.ts'

type ClassConflictNoticeProps = {
  remoteChanges: readonly RemoteChange<ClassDraft>[]
  remote: ClassDraft
  classes: readonly ClassOption[]
  onUseRemote: (field: keyof ClassDraft) => void
}

/** Lists the fields that another administrator changed meanwhile. Nothing is saved until Save is pressed again. */
export function ClassConflictNotice({
  remoteChanges,
  remote,
  classes,
  onUseRemote,
}: ClassConflictNoticeProps) {
  return (
    <div ref={scrollIntoViewAndFocus} tabIndex={-1}>
      <Note tone="warning" icon={<TriangleAlert className="icon" aria-hidden />}>
        <b className="block">{m.classes_conflict_title()}</b>
        {remoteChanges.length === 0
          ? m.classes_conflict_same_values()
          : m.classes_conflict_changes_below()}
        <ul className="mt-2 grid gap-2">
          {remoteChanges.map(({ field, isConflict }) => (
            <li key={field}>
              <span className="font-semibold">{FIELD_LABELS[field]}:</span>{' '}
              <span className="line-clamp-2 wrap-anywhere">
                <MixedScriptText text={fieldValueText(remote, field, classes)} />
              </span>
              {isConflict && (
                <span className="flex flex-wrap items-center gap-x-3">
                  {m.classes_conflict_yours_kept()}
                  <Button
                    variant="text"
                    className="px-2 underline"
                    onClick={() => onUseRemote(field)}
                  >
                    {/* no aria-label, which would be a second label with the name of the field */}
                    <span aria-hidden>{m.classes_use_theirs()}</span>
                    <span className="sr-only">
                      {m.classes_use_theirs_for({ field: FIELD_LABELS[field] })}
                    </span>
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
