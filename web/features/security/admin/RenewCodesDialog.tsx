import { renewRecoveryCodes } from '../../../../contract/auth/second-factors.ts'
import { callApi } from '../../../api/call-api.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { useSecondStepMutation } from './queries.ts'

type RenewCodesDialogProps = {
  onClose: () => void
  onDone: (codes: readonly string[]) => void
}

/** Confirms that the recovery codes are replaced. */
export function RenewCodesDialog({ onClose, onDone }: RenewCodesDialogProps) {
  const renew = useSecondStepMutation({
    send: () => callApi(renewRecoveryCodes, {}),
    fallbackError: 'New codes were not made',
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <ConfirmDialog
      open
      title="Make new recovery codes?"
      confirmLabel="Make new codes"
      busy={renew.isPending && 'Making...'}
      error={renew.errorMessage}
      onClose={onClose}
      onConfirm={() => renew.mutate()}
    >
      Ten new codes replace the earlier ones, which no longer sign you in.
    </ConfirmDialog>
  )
}
