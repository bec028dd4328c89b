import { renewRecoveryCodes } from '../../../../contract/auth/second-factors.ts'
import { m } from '../../../../messages/m.ts'
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
    fallbackError: m.security_new_codes_not_made(),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <ConfirmDialog
      open
      title={m.security_make_new_recovery_codes()}
      confirmLabel={m.security_make_new_codes()}
      busy={renew.isPending && m.security_making()}
      error={renew.errorMessage}
      onClose={onClose}
      onConfirm={() => renew.mutate()}
    >
      {m.security_new_codes_replace()}
    </ConfirmDialog>
  )
}
