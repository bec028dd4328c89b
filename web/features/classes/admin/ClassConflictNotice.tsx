import { TriangleAlert } from 'lucide-react'
import { m } from '../../../../messages/m.ts'
import { scrollIntoViewAndFocus } from '../../../forms/ConflictNotice.tsx'
import type { RemoteChange } from '../../../forms/merge-fields.ts'
import { Button } from '../../../kit/Button.tsx'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { Text } from '../../../kit/Text.tsx'
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
        <b className="block">{m.classes_somebody_else_has_changed_class()}</b>
        {remoteChanges.length === 0
          ? m.classes_now_has_values_entered()
          : m.classes_their_changes_listed_below_review()}
        <ul className="mt-2 grid gap-2">
          {remoteChanges.map(({ field, isConflict }) => (
            <li key={field}>
              <span className="font-semibold">{FIELD_LABELS[field]}:</span>{' '}
              <span className="line-clamp-2 wrap-anywhere">
                <MixedScriptText text={fieldValueText(remote, field, classes)} />
              </span>
              {isConflict && (
                <span className="flex flex-wrap items-center gap-x-3">
                  {m.classes_yours_kept()}
                  <Button
                    variant="text"
                    className="px-2 underline"
                    onClick={() => onUseRemote(field)}
                  >
                    <Text
                      of={m.classes_use_theirs_span}
                      span={
                        <span className="sr-only">
                          {' '}
                          <Text of={m.classes_field} field={FIELD_LABELS[field]} />
                        </span>
                      }
                    />
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
