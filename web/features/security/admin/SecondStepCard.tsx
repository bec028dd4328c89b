import { useQuery } from '@tanstack/react-query'
import { Fingerprint, LifeBuoy, ShieldAlert, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { daysToSetUp, type SecondFactors } from '../../../../contract/auth/second-factors.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { Button } from '../../../kit/Button.tsx'
import { Note, Tile } from '../../../kit/Tile.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { QueryCard } from '../../../loading/QueryCard.tsx'
import { AddAppDialog } from './AddAppDialog.tsx'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { secondFactorsQuery } from './queries.ts'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { type Removal, RemoveDialog } from './RemoveDialog.tsx'
import { RenewCodesDialog } from './RenewCodesDialog.tsx'
import { RuleOfSchool } from './RuleOfSchool.tsx'
import { daysLeftText } from './SecondStepNotice.tsx'

type OpenDialog =
  | { kind: 'app' | 'passkey' | 'renew' }
  | { kind: 'codes'; codes: readonly string[] }
  | { kind: 'remove'; what: Removal }

/** The second step of an administrator's sign-in (R-TRUST-004). */
export function SecondStepCard() {
  const query = useQuery(secondFactorsQuery)
  return (
    <QueryCard
      title="Second step at sign-in"
      query={query}
      errorTitle="Your second step did not load"
      rows={2}
    >
      {(factors) => <SecondStep factors={factors} />}
    </QueryCard>
  )
}

function SecondStep({ factors }: { factors: SecondFactors }) {
  const [open, setOpen] = useState<OpenDialog>()
  const close = () => setOpen(undefined)
  const showCodes = (codes: readonly string[]) =>
    setOpen(codes.length > 0 ? { kind: 'codes', codes } : undefined)
  return (
    <>
      <div className="pad grid grid-cols-1 gap-4.5">
        <StateNote factors={factors} />
        <p className="text-ink-2">
          With a second step nobody can sign in with your password alone. Use a passkey (your
          fingerprint, face or screen lock) or an app that shows codes, best both.
        </p>
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
          <FactorRow icon={<Smartphone className="icon" />} title="Authenticator app">
            <Button onClick={() => setOpen({ kind: 'remove', what: { kind: 'app' } })}>
              Remove
            </Button>
          </FactorRow>
        )}
        {isOn(factors) && (
          <FactorRow
            icon={<LifeBuoy className="icon" />}
            title="Recovery codes"
            detail={`${factors.recoveryCodesLeft} of 10 left`}
          >
            <Button onClick={() => setOpen({ kind: 'renew' })}>New codes</Button>
          </FactorRow>
        )}
      </ul>
      <div className="pad flex flex-wrap gap-3">
        <Button
          variant={isOn(factors) ? 'outline' : 'primary'}
          onClick={() => setOpen({ kind: 'passkey' })}
        >
          Add a passkey
        </Button>
        {!factors.totp && <Button onClick={() => setOpen({ kind: 'app' })}>Add an app</Button>}
      </div>
      {/* not available while a required second step is missing, like all actions of administrators */}
      {daysToSetUp(factors, Date.now() / 1000) !== 0 && <RuleOfSchool factors={factors} />}
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
        Codes of the app are refused after too many wrong ones. Sign in with a recovery code or a
        passkey, or remove the app here and add it again.
      </Note>
    )
  if (isOn(factors) && factors.recoveryCodesLeft <= 2)
    return (
      <Note tone="warning" icon={icon}>
        Only {factors.recoveryCodesLeft} recovery codes are left. Make new ones.
      </Note>
    )
  const days = daysToSetUp(factors, Date.now() / 1000)
  // once it is required, the page itself explains it
  if (!days) return null
  return (
    <Note tone="warning" icon={icon}>
      The school requires a second step of administrators from {date(factors.requiredFrom)}:{' '}
      <b>{daysLeftText(days)}</b>. From then on you can only add one here.
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
      detail={`Added ${date(createdAt)} · ${usedAt ? `last used: ${ago(usedAt)}` : 'not used yet'}`}
      badge="Passkey"
    >
      <Button aria-label={`Remove ${name}`} onClick={() => onRemove({ kind: 'passkey', id, name })}>
        Remove
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
