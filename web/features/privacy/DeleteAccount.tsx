import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { lazy, useState } from 'react'
import {
  cancelAccountDeletion,
  DELETION_DAYS,
  type MyData,
} from '../../../contract/privacy/privacy.ts'
import { callApi, messageOf } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'
import { Button } from '../../kit/Button.tsx'
import { Time } from '../../kit/DateText.tsx'
import { LazyDialog, prefetchOnIntent } from '../../kit/LazyDialog.tsx'
import { Note } from '../../kit/Tile.tsx'
import { toast } from '../../kit/toast.ts'

const loadDialog = async () => ({
  default: (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog,
})
const DeleteAccountDialog = lazy(loadDialog)

type DeleteAccountProps = { data: MyData; email: string; isAdministrator: boolean }

/** The deletion of the account: its consequences, or the day for which it is planned. */
export function DeleteAccount({ data, email, isAdministrator }: DeleteAccountProps) {
  const [isOpen, setOpen] = useState(false)
  if (data.deletion) return <DeletionPlanned dueAt={data.deletion.dueAt} />
  if (isAdministrator)
    return (
      <p className="text-ink-2">
        An administrator cannot delete their own account. Ask another administrator to make you a
        student first.
      </p>
    )
  return (
    <section className="grid justify-items-start gap-3" aria-label="Delete my account">
      <p className="text-ink-2">
        Delete your account with your name, email address, phone number, answers and photographs. It
        happens {DELETION_DAYS} days after you ask; until then you can change your mind.
      </p>
      <Button
        variant="destructive-outline"
        onClick={() => setOpen(true)}
        {...prefetchOnIntent(loadDialog)}
      >
        Delete my account
      </Button>
      {isOpen && (
        <LazyDialog title="Delete my account" onClose={() => setOpen(false)}>
          <DeleteAccountDialog
            balance={data.balance}
            email={email}
            onClose={() => setOpen(false)}
          />
        </LazyDialog>
      )}
    </section>
  )
}

function DeletionPlanned({ dueAt }: { dueAt: number }) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi(cancelAccountDeletion, {}),
    onSuccess: (data) => {
      toast.success('Your account stays.')
      queryClient.setQueryData(keys.myData, data)
    },
  })
  return (
    <Note tone="warning" icon={<CircleAlert className="icon" aria-hidden />}>
      <div className="grid justify-items-start gap-2.5" role="status">
        <b>
          Your account will be deleted on <Time at={dueAt} format="date" />.
        </b>
        <p>To keep it, press the button, or sign in again before that day.</p>
        <Button busy={isPending && 'Keeping...'} onClick={() => mutate()}>
          Keep my account
        </Button>
        {error && <p role="alert">{messageOf(error)}</p>}
      </div>
    </Note>
  )
}
