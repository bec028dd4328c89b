import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { CLASS_CHANGED } from '../../../../contract/class-rules.ts'
import type { ManagedClassPage } from '../../../../contract/classes.ts'
import { ApiError, messageOf } from '../../../api/call-api.ts'
import { toast } from '../../../kit/toast.ts'
import { ClassConflictNotice } from './ClassConflictNotice.tsx'
import { ClassFields, type ClassOption } from './ClassFields.tsx'
import { ClassFormDialog } from './ClassFormDialog.tsx'
import {
  type ClassDraft,
  mergeClassDrafts,
  type RemoteChange,
  toClassDraft,
  toClassRequest,
} from './class-draft.ts'
import { managedClassQuery, useSaveClass } from './queries.ts'
import { useClassForm } from './use-class-form.ts'

type EditClassDialogProps = {
  class: ManagedClassPage
  classes: readonly ClassOption[]
  timezone: string
  onClose: () => void
}

/** The form of a class that is there, and what becomes of it when somebody else changed the class meanwhile. */
export function EditClassDialog({
  class: loadedClass,
  classes,
  timezone,
  onClose,
}: EditClassDialogProps) {
  const [baseClass, setBaseClass] = useState(loadedClass)
  const baseDraft = toClassDraft(baseClass, timezone)
  const { draft, errors, change: update, mayBeSent: validate, isDirty } = useClassForm(baseDraft)
  const [conflict, setConflict] = useState<{ remoteChanges: RemoteChange[]; remote: ClassDraft }>()
  const saveMutation = useSaveClass(baseClass.id)
  const fetchLatest = useFetchLatestClass(baseClass.id)

  const mergeLatest = async () => {
    const latest = await fetchLatest()
    if (!latest) return
    const remote = toClassDraft(latest, timezone)
    const merged = mergeClassDrafts(baseDraft, draft, remote)
    setBaseClass(latest)
    update(merged.draft)
    setConflict({ remoteChanges: merged.changes, remote })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saveMutation.isPending || !validate(event)) return
    saveMutation.mutate(
      { ...toClassRequest(draft, baseClass, timezone), version: baseClass.version },
      {
        onSuccess: () => {
          toast.success('Class updated successfully!')
          onClose()
        },
        onError: (error) => {
          if (error instanceof ApiError && error.message === CLASS_CHANGED) void mergeLatest()
          else toast.error(messageOf(error, 'Failed to update class'))
        },
      },
    )
  }
  return (
    <ClassFormDialog
      title="Edit Class"
      submitLabel="Save Changes"
      busyLabel={saveMutation.isPending && 'Saving...'}
      isDirty={isDirty}
      onClose={onClose}
      onSubmit={submit}
    >
      {conflict && (
        <ClassConflictNotice
          key={baseClass.version}
          remoteChanges={conflict.remoteChanges}
          remote={conflict.remote}
          classes={classes}
          onUseRemote={(field) => {
            update({ [field]: conflict.remote[field] })
            setConflict({
              ...conflict,
              remoteChanges: conflict.remoteChanges.map((it) =>
                it.field === field ? { field, isConflict: false } : it,
              ),
            })
          }}
        />
      )}
      <ClassFields
        draft={draft}
        errors={errors}
        onChange={update}
        classes={classes}
        classId={baseClass.id}
      />
    </ClassFormDialog>
  )
}

/** Reads the class again; says why when it does not come. */
function useFetchLatestClass(classId: number) {
  const queryClient = useQueryClient()
  return async () => {
    try {
      const latest = await queryClient.fetchQuery(managedClassQuery(classId))
      if (!latest) toast.error('Class not found')
      return latest
    } catch (error) {
      toast.error(messageOf(error))
      return null
    }
  }
}
