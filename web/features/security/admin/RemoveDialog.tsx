import { removePasskey, removeTotp } from '../../../../contract/auth/second-factors.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { Text } from '../../../kit/Text.tsx'
import { useSecondStepMutation } from './queries.ts'

export type Removal = { kind: 'app' } | { kind: 'passkey'; id: number; name: string }

/** Confirms that the app or a passkey is removed. */
export function RemoveDialog({ what, onClose }: { what: Removal; onClose: () => void }) {
  const remove = useSecondStepMutation({
    send: () =>
      what.kind === 'app'
        ? callApi(removeTotp, {})
        : callApi(removePasskey, { passkeyId: what.id }),
    successMessage: m.security_removed(),
    fallbackError: m.security_not_removed(),
    onSuccess: onClose,
  })
  return (
    <ConfirmDialog
      open
      destructive
      title={
        what.kind === 'app' ? m.security_remove_authenticator_app() : m.security_remove_passkey()
      }
      confirmLabel={m.kit_remove()}
      busy={remove.isPending && m.kit_removing()}
      error={remove.errorMessage}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
    >
      {what.kind === 'app' ? (
        m.security_app_no_longer_signs_in()
      ) : (
        <Text
          of={m.security_passkey_no_longer_signs_in}
          name={<bdi className="font-semibold text-ink">{what.name}</bdi>}
        />
      )}{' '}
      {m.security_without_second_step()}
    </ConfirmDialog>
  )
}
