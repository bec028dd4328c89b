import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import {
  cancelAccountDeletion,
  DELETION_DAYS,
  type MyData,
} from '../../../contract/privacy/privacy.ts'
import { m } from '../../../messages/m.ts'
import { callApi, messageOf } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'
import { Button } from '../../kit/Button.tsx'
import { Time } from '../../kit/DateText.tsx'
import { DialogButton } from '../../kit/DialogButton.tsx'
import { LazyDialog, lazyDialog, prefetchOnIntent } from '../../kit/LazyDialog.tsx'
import { Text } from '../../kit/Text.tsx'
import { Note } from '../../kit/Tile.tsx'
import { toast } from '../../kit/toast.ts'

const loadDialog = async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog
const DeleteAccountDialog = lazyDialog(loadDialog)

type DeleteAccountProps = { data: MyData; email: string; isAdministrator: boolean }

/** The deletion of the account: its consequences, or the day for which it is planned. */
export function DeleteAccount({ data, email, isAdministrator }: DeleteAccountProps) {
  if (data.deletion) return <DeletionPlanned dueAt={data.deletion.dueAt} />
  if (isAdministrator)
    return <p className="text-ink-2">{m.privacy_administrator_cannot_delete()}</p>
  return (
    <section className="grid justify-items-start gap-3" aria-label={m.privacy_delete_my_account()}>
      <p className="text-ink-2">{m.privacy_delete_what_happens({ count: DELETION_DAYS })}</p>
      <DialogButton
        variant="destructive-outline"
        {...prefetchOnIntent(loadDialog)}
        dialog={(close) => (
          <LazyDialog title={m.privacy_delete_my_account()} onClose={close}>
            <DeleteAccountDialog balance={data.balance} email={email} onClose={close} />
          </LazyDialog>
        )}
      >
        {m.privacy_delete_my_account()}
      </DialogButton>
    </section>
  )
}

function DeletionPlanned({ dueAt }: { dueAt: number }) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi(cancelAccountDeletion, {}),
    onSuccess: (data) => {
      toast.success(m.privacy_account_stays())
      queryClient.setQueryData(keys.myData, data)
    },
  })
  return (
    <Note tone="warning" icon={<CircleAlert className="icon" aria-hidden />}>
      <div className="grid justify-items-start gap-2.5" role="status">
        <b>
          <Text of={m.privacy_account_deleted_on} time={<Time at={dueAt} format="date" />} />
        </b>
        <p>{m.privacy_keep_how()}</p>
        <Button busy={isPending && m.privacy_keeping()} onClick={() => mutate()}>
          {m.privacy_keep_my_account()}
        </Button>
        {error && <p role="alert">{messageOf(error)}</p>}
      </div>
    </Note>
  )
}
