import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { messageOf } from '../../../api/call-api.ts'
import { paths } from '../../../api/paths.ts'
import { toast } from '../../../kit/toast.ts'
import { ClassFields, type ClassOption } from './ClassFields.tsx'
import { ClassFormDialog } from './ClassFormDialog.tsx'
import { emptyClassDraft, toClassRequest } from './class-draft.ts'
import { useAddClass } from './queries.ts'
import { useClassForm } from './use-class-form.ts'

type AddClassDialogProps = {
  classes: readonly ClassOption[]
  timezone: string
  onClose: () => void
}

/** The form of a new class; once it is added, the way leads to its page (R-ACLASS-028). */
export function AddClassDialog({ classes, timezone, onClose }: AddClassDialogProps) {
  const [initial] = useState(emptyClassDraft)
  const { draft, errors, change: update, mayBeSent: validate, isDirty } = useClassForm(initial)
  const [, navigate] = useLocation()
  const addMutation = useAddClass()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (addMutation.isPending || !validate(event)) return
    addMutation.mutate(toClassRequest(draft, undefined, timezone), {
      onSuccess: ({ id }) => {
        toast.success('Class added successfully!')
        navigate(paths.admin.class(id))
      },
      onError: (error) => toast.error(messageOf(error, 'Failed to add class')),
    })
  }
  return (
    <ClassFormDialog
      title="Add New Class"
      submitLabel="Add Class"
      busyLabel={addMutation.isPending && 'Adding...'}
      isDirty={isDirty}
      onClose={onClose}
      onSubmit={submit}
    >
      <ClassFields draft={draft} errors={errors} onChange={update} classes={classes} />
    </ClassFormDialog>
  )
}
