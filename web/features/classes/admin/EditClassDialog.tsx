import { useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ManagedClassPage } from '../../../../contract/classes/classes.ts'
import { m } from '../../../../messages/m.ts'
import { messageOf } from '../../../api/call-api.ts'
import { scrollIntoViewAndFocus } from '../../../forms/ConflictNotice.tsx'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { mergeFields, type RemoteChange } from '../../../forms/merge-fields.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { Button } from '../../../kit/Button.tsx'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { toast } from '../../../kit/toast.ts'
import { ClassFields, type ClassOption } from './ClassFields.tsx'
import {
  type ClassDraft,
  isFieldEqual,
  toClassDraft,
  toClassRequest,
  validateClass,
} from './class-draft.ts'
import { FIELD_LABELS, fieldValueText } from './field-labels.ts'
import { managedClassQuery, useSaveClass } from './queries.ts'

type EditClassDialogProps = {
  class: ManagedClassPage
  classes: readonly ClassOption[]
  timezone: string
  onClose: () => void
}

/** The form of an existing class. A change that another administrator saved meanwhile is merged into it. */
export function EditClassDialog({
  class: loadedClass,
  classes,
  timezone,
  onClose,
}: EditClassDialogProps) {
  const [baseClass, setBaseClass] = useState(loadedClass)
  const [conflict, setConflict] = useState<{
    remoteChanges: RemoteChange<ClassDraft>[]
    remote: ClassDraft
  }>()
  const form = useForm({
    initial: () => unchanged(toClassDraft(loadedClass, timezone)),
    validate: validateClass,
    isEqual: isFieldEqual,
  })
  const fetchLatest = useFetchLatestClass(baseClass.id)

  const mergeLatest = async () => {
    const latest = await fetchLatest()
    if (!latest) return
    const remote = toClassDraft(latest, timezone)
    const { base, values } = form.current()
    const merged = mergeFields(base, values, remote, isFieldEqual)
    setBaseClass(latest)
    form.rebase(remote, merged.values)
    setConflict({ remoteChanges: merged.remoteChanges, remote })
  }
  const save = useSaveClass(baseClass.id, {
    form,
    onSaved: onClose,
    onConflict: () => void mergeLatest(),
  })
  return (
    <FormDialog
      wide
      tall
      title={m.classes_edit_class()}
      submitLabel={m.classes_save_changes()}
      busyLabel={save.isPending && m.kit_saving()}
      error={save.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit(
        (values) =>
          save.mutate({
            ...toClassRequest(values, baseClass, timezone),
            version: baseClass.version,
          }),
        save.isPending,
      )}
    >
      {conflict && (
        <ClassConflictNotice
          key={baseClass.version}
          remoteChanges={conflict.remoteChanges}
          remote={conflict.remote}
          classes={classes}
          onUseRemote={(field) => {
            form.update({ [field]: conflict.remote[field] })
            setConflict({
              ...conflict,
              remoteChanges: conflict.remoteChanges.map((it) =>
                it.field === field ? { field, isConflict: false } : it,
              ),
            })
          }}
        />
      )}
      <ClassFields form={form} classes={classes} classId={baseClass.id} />
    </FormDialog>
  )
}

/** Reads the class again; a toast reports a failure. */
function useFetchLatestClass(classId: number) {
  const queryClient = useQueryClient()
  return async () => {
    try {
      const latest = await queryClient.fetchQuery(managedClassQuery(classId))
      if (!latest) toast.error(m.classes_class_not_found())
      return latest
    } catch (error) {
      toast.error(messageOf(error))
      return null
    }
  }
}

type ClassConflictNoticeProps = {
  remoteChanges: readonly RemoteChange<ClassDraft>[]
  remote: ClassDraft
  classes: readonly ClassOption[]
  onUseRemote: (field: keyof ClassDraft) => void
}

/** Lists the fields that another administrator changed meanwhile. Nothing is saved until Save is pressed again. */
function ClassConflictNotice({
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
