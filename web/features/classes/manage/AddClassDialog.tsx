import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { messageOf } from '../../../api/ask.ts'
import { paths } from '../../../api/paths.ts'
import { toast } from '../../../kit/toast.ts'
import { ClassDialog } from './ClassDialog.tsx'
import { ClassFields, type OtherClass } from './ClassFields.tsx'
import { fieldsOf, newClass } from './class-draft.ts'
import { useAddClass } from './queries.ts'
import { useClassForm } from './use-class-form.ts'

type AddClassDialogProps = { classes: readonly OtherClass[]; timezone: string; onClose: () => void }

/** The form of a new class; once it is added, the way leads to its page (wallet-and-admin §7). */
export function AddClassDialog({ classes, timezone, onClose }: AddClassDialogProps) {
  const [first] = useState(newClass)
  const { draft, faults, change, mayBeSent, isTouched } = useClassForm(first)
  const [, navigate] = useLocation()
  const adding = useAddClass()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (adding.isPending || !mayBeSent(event)) return
    adding.mutate(fieldsOf(draft, undefined, timezone), {
      onSuccess: ({ id }) => {
        toast.good('Class added successfully!')
        navigate(paths.admin.class(id))
      },
      onError: (fault) => toast.bad(messageOf(fault, 'Failed to add class')),
    })
  }
  return (
    <ClassDialog
      title="Add New Class"
      action="Add Class"
      busy={adding.isPending && 'Adding...'}
      isTouched={isTouched}
      onClose={onClose}
      onSubmit={submit}
    >
      <ClassFields draft={draft} faults={faults} onChange={change} classes={classes} />
    </ClassDialog>
  )
}
