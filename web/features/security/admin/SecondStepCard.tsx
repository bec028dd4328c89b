import { useQuery } from '@tanstack/react-query'
import { Fingerprint, LifeBuoy, ShieldAlert, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  daysToSetUp,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  type SecondFactors,
  setSecondFactorRequired,
} from '../../../../contract/auth/second-factors.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { useMay } from '../../../api/use-may.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { Button } from '../../../kit/Button.tsx'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { Text } from '../../../kit/Text.tsx'
import { Note, Tile } from '../../../kit/Tile.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { QueryCard } from '../../../loading/QueryCard.tsx'
import { AddAppDialog } from './AddAppDialog.tsx'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { secondFactorsQuery, useSecondStepMutation } from './queries.ts'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'

type OpenDialog =
  | { kind: 'app' | 'passkey' | 'renew' }
  | { kind: 'codes'; codes: readonly string[] }
  | { kind: 'remove'; what: Removal }

/** The second step of an administrator's sign-in (R-TRUST-004). */
export function SecondStepCard() {
  const query = useQuery(secondFactorsQuery)
  return (
    <QueryCard
      title={m.security_second_step_at_sign_in()}
      query={query}
      errorTitle={m.security_second_step_did_not_load()}
      rows={2}
    >
      {(factors) => <SecondStep factors={factors} />}
    </QueryCard>
  )
}

function SecondStep({ factors }: { factors: SecondFactors }) {
  const [open, setOpen] = useState<OpenDialog>()
  const maySetRule = useMay('changeSettings')
  const close = () => setOpen(undefined)
  const showCodes = (codes: readonly string[]) =>
    setOpen(codes.length > 0 ? { kind: 'codes', codes } : undefined)
  return (
    <>
      <div className="pad grid grid-cols-1 gap-4.5">
        <StateNote factors={factors} />
        <p className="text-ink-2">{m.security_second_step_explanation()}</p>
      </div>
      <ul className="rows">
        {factors.passkeys.map((it) => (
          <PasskeyRow
            key={it.id}
            passkey={it}
            onRemove={(what) => setOpen({ kind: 'remove', what })}
          />
        ))}
        {factors.totp && (
          <FactorRow icon={<Smartphone className="icon" />} title={m.security_authenticator_app()}>
            <Button onClick={() => setOpen({ kind: 'remove', what: { kind: 'app' } })}>
              {m.kit_remove()}
            </Button>
          </FactorRow>
        )}
        {isOn(factors) && (
          <FactorRow
            icon={<LifeBuoy className="icon" />}
            title={m.security_recovery_codes()}
            detail={m.security_codes_left_of_ten({ count: factors.recoveryCodesLeft })}
          >
            <Button onClick={() => setOpen({ kind: 'renew' })}>{m.security_new_codes()}</Button>
          </FactorRow>
        )}
      </ul>
      <div className="pad flex flex-wrap gap-3">
        <Button
          variant={isOn(factors) ? 'outline' : 'primary'}
          onClick={() => setOpen({ kind: 'passkey' })}
        >
          {m.security_add_passkey()}
        </Button>
        {!factors.totp && (
          <Button onClick={() => setOpen({ kind: 'app' })}>{m.security_add_app()}</Button>
        )}
      </div>
      {/* not available while a required second step is missing, like all actions of administrators */}
      {maySetRule && daysToSetUp(factors, Date.now() / 1000) !== 0 && (
        <RuleOfSchool factors={factors} />
      )}
      {open?.kind === 'app' && <AddAppDialog onClose={close} onDone={showCodes} />}
      {open?.kind === 'passkey' && <AddPasskeyDialog onClose={close} onDone={showCodes} />}
      {open?.kind === 'renew' && <RenewCodesDialog onClose={close} onDone={showCodes} />}
      {open?.kind === 'codes' && <RecoveryCodesDialog codes={open.codes} onClose={close} />}
      {open?.kind === 'remove' && <RemoveDialog what={open.what} onClose={close} />}
    </>
  )
}

const isOn = ({ totp, passkeys }: SecondFactors) => totp || passkeys.length > 0

function StateNote({ factors }: { factors: SecondFactors }) {
  const { date } = useDateFormat()
  const icon = <ShieldAlert className="icon" aria-hidden />
  if (factors.isLocked)
    return (
      <Note tone="error" icon={icon}>
        {m.security_app_locked()}
      </Note>
    )
  if (isOn(factors) && factors.recoveryCodesLeft <= 2)
    return (
      <Note tone="warning" icon={icon}>
        {m.security_few_codes_left({ count: factors.recoveryCodesLeft })}
      </Note>
    )
  const days = daysToSetUp(factors, Date.now() / 1000)
  // once it is required, the page itself explains it
  if (!days) return null
  return (
    <Note tone="warning" icon={icon}>
      <Text
        of={m.security_required_soon}
        date={date(factors.requiredFrom)}
        daysLeft={<b>{m.security_days_left({ count: days })}</b>}
      />
    </Note>
  )
}

type PasskeyRowProps = {
  passkey: SecondFactors['passkeys'][number]
  onRemove: (what: Removal) => void
}

function PasskeyRow({ passkey: { id, name, createdAt, usedAt }, onRemove }: PasskeyRowProps) {
  const { date, ago } = useDateFormat()
  return (
    <FactorRow
      icon={<Fingerprint className="icon" />}
      title={<bdi>{name}</bdi>}
      detail={
        usedAt
          ? m.security_added_last_used({ date: date(createdAt), lastUsed: ago(usedAt) })
          : m.security_added_not_used({ date: date(createdAt) })
      }
      badge={m.security_passkey()}
    >
      <Button
        aria-label={m.security_remove_name({ name })}
        onClick={() => onRemove({ kind: 'passkey', id, name })}
      >
        {m.kit_remove()}
      </Button>
    </FactorRow>
  )
}

type FactorRowProps = {
  icon: ReactNode
  title: ReactNode
  detail?: string
  badge?: string
  children: ReactNode
}

function FactorRow({ icon, title, detail, badge, children }: FactorRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
      <Tile tone="success">{icon}</Tile>
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-2">
          <b className="[overflow-wrap:anywhere]">{title}</b>
          {badge && <Badge kind="plain">{badge}</Badge>}
        </p>
        {detail && <p className="text-sm text-ink-2">{detail}</p>}
      </div>
      {children}
    </li>
  )
}

type Removal = { kind: 'app' } | { kind: 'passkey'; id: number; name: string }

/** Confirms that the app or a passkey is removed. */
function RemoveDialog({ what, onClose }: { what: Removal; onClose: () => void }) {
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

type RenewCodesDialogProps = {
  onClose: () => void
  onDone: (codes: readonly string[]) => void
}

/** Confirms that the recovery codes are replaced. */
function RenewCodesDialog({ onClose, onDone }: RenewCodesDialogProps) {
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

/** Whether all administrators of the school need a second step, and the button that changes it. */
function RuleOfSchool({ factors: { requiredFrom, without } }: { factors: SecondFactors }) {
  const [isOpen, setOpen] = useState(false)
  const { date } = useDateFormat()
  const isRequired = requiredFrom > 0
  const change = useSecondStepMutation({
    send: () => callApi(setSecondFactorRequired, { isRequired: !isRequired }),
    successMessage: m.security_administrators_get_email(),
    fallbackError: m.security_rule_not_changed(),
    onSuccess: () => setOpen(false),
  })
  return (
    <div className="pad grid grid-cols-1 gap-3 border-line border-t">
      <h3 className="font-semibold">{m.security_all_administrators()}</h3>
      <p className="text-ink-2">
        {isRequired
          ? m.security_required_from({ date: date(requiredFrom) })
          : m.security_not_required()}{' '}
        {m.security_administrators_without({ count: without })}
      </p>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {isRequired ? m.security_stop_requiring() : m.security_start_requiring()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        destructive={isRequired}
        title={
          isRequired ? m.security_stop_requiring_question() : m.security_start_requiring_question()
        }
        confirmLabel={
          isRequired ? m.security_stop_requiring_confirm() : m.security_start_requiring_confirm()
        }
        busy={change.isPending && m.kit_saving()}
        error={change.errorMessage}
        onClose={() => setOpen(false)}
        onConfirm={() => change.mutate()}
      >
        {isRequired
          ? m.security_password_alone()
          : `${m.security_seven_days()} ${m.security_administrators_without({ count: without })}`}
      </ConfirmDialog>
    </div>
  )
}
