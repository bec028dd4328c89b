import { removePasskey, removeTotp } from '../../../../contract/auth/second-factors.ts'
import { callApi } from '../../../api/call-api.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { useSecondStepMutation } from './queries.ts'

export type Removal = { kind: 'app' } | { kind: 'passkey'; id: number; name: string }

/** Confirms that the app or a passkey is removed. */
export function RemoveDialog({ what, onClose }: { what: Removal; onClose: () => void }) {
  const remove = useSecondStepMutation({
    send: () =>
      what.kind === 'app'
        ? callApi(removeTotp, {})
        : callApi(removePasskey, { passkeyId: what.id }),
    successMessage: 'Removed.',
    fallbackError: 'It was not removed',
    onSuccess: onClose,
  })
  return (
    <ConfirmDialog
      open
      destructive
      title={what.kind === 'app' ? 'Remove the authenticator app?' : 'Remove the passkey?'}
      confirmLabel="Remove"
      busy={remove.isPending && 'Removing...'}
      error={remove.errorMessage}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
    >
      {what.kind === 'app' ? (
        'Its codes no longer sign you in.'
      ) : (
        <>
          <bdi className="font-semibold text-ink">{what.name}</bdi> no longer signs you in.
        </>
      )}{' '}
      Without any second step your password alone is enough, and the recovery codes are deleted.
    </ConfirmDialog>
  )
}
