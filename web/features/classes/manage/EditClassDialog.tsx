import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { CLASS_CHANGED } from '../../../../contract/class-rules.ts'
import type { ManagedClassPage } from '../../../../contract/classes.ts'
import { Declared, messageOf } from '../../../api/ask.ts'
import { toast } from '../../../kit/toast.ts'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { ClassDialog } from './ClassDialog.tsx'
import { ClassFields, type OtherClass } from './ClassFields.tsx'
import { broughtTogether, type Change, type ClassDraft, draftOf, fieldsOf } from './class-draft.ts'
import { managedClassQuery, useSaveClass } from './queries.ts'
import { useClassForm } from './use-class-form.ts'

type EditClassDialogProps = {
  class: ManagedClassPage
  classes: readonly OtherClass[]
  timezone: string
  onClose: () => void
}

/** The form of a class that is there, and what becomes of it when somebody else changed the class meanwhile. */
export function EditClassDialog({
  class: known,
  classes,
  timezone,
  onClose,
}: EditClassDialogProps) {
  const [base, setBase] = useState(known)
  const first = draftOf(base, timezone)
  const { draft, faults, change, mayBeSent, isTouched } = useClassForm(first)
  const [news, setNews] = useState<{ changes: Change[]; theirs: ClassDraft }>()
  const saving = useSaveClass(base.id)
  const newest = useNewest(base.id)

  const bringTogether = async () => {
    const found = await newest()
    if (!found) return
    const theirs = draftOf(found, timezone)
    const together = broughtTogether(first, draft, theirs)
    setBase(found)
    change(together.draft)
    setNews({ changes: together.changes, theirs })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving.isPending || !mayBeSent(event)) return
    saving.mutate(
      { ...fieldsOf(draft, base, timezone), version: base.version },
      {
        onSuccess: () => {
          toast.good('Class updated successfully!')
          onClose()
        },
        onError: (fault) => {
          if (fault instanceof Declared && fault.message === CLASS_CHANGED) void bringTogether()
          else toast.bad(messageOf(fault, 'Failed to update class'))
        },
      },
    )
  }
  return (
    <ClassDialog
      title="Edit Class"
      action="Save Changes"
      busy={saving.isPending && 'Saving...'}
      isTouched={isTouched}
      onClose={onClose}
      onSubmit={submit}
    >
      {news && (
        <ChangedMeanwhile
          key={base.version}
          changes={news.changes}
          theirs={news.theirs}
          classes={classes}
          onTake={(field) => {
            change({ [field]: news.theirs[field] })
            setNews({
              ...news,
              changes: news.changes.map((it) => (it.field === field ? { field, mine: false } : it)),
            })
          }}
        />
      )}
      <ClassFields
        draft={draft}
        faults={faults}
        onChange={change}
        classes={classes}
        classId={base.id}
      />
    </ClassDialog>
  )
}

/** Reads the class again; says why when it does not come. */
function useNewest(classId: number) {
  const queries = useQueryClient()
  return async () => {
    try {
      const found = await queries.fetchQuery(managedClassQuery(classId))
      if (!found) toast.bad('Class not found')
      return found
    } catch (fault) {
      toast.bad(messageOf(fault))
      return null
    }
  }
}
