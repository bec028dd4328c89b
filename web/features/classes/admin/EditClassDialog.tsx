import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ManagedClassPage } from '../../../../contract/classes/classes.ts'
import { m } from '../../../../messages/m.ts'
import { messageOf } from '../../../api/call-api.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { mergeFields, type RemoteChange } from '../../../forms/merge-fields.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { toast } from '../../../kit/toast.ts'
import { ClassConflictNotice } from './ClassConflictNotice.tsx'
import { ClassFields, type ClassOption } from './ClassFields.tsx'
import {
  type ClassDraft,
  isFieldEqual,
  toClassDraft,
  toClassRequest,
  validateClass,
} from './class-draft.ts'
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
