import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isCalendarDay } from '../../../../contract/certificates/certificate-text.ts'
import {
  type CertificateEvent,
  type GivenCertificate,
  REASON_MAX,
} from '../../../../contract/certificates/given-certificates.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { allOf, required, validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Button } from '../../../kit/Button.tsx'
import { Time } from '../../../kit/DateText.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { LoadingRegion, SkeletonRows } from '../../../kit/Skeleton.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { type GivenAction, historyQuery, useGiveAgain, useRevoke } from './given-queries.ts'

type DialogProps = { certificate: GivenCertificate; onClose: () => void }

/** The dialog of an action on a certificate. */
export function GivenDialog({ action, ...props }: DialogProps & { action: GivenAction }) {
  if (action === 'revoke') return <RevokeDialog {...props} />
  return action === 'again' ? <GiveAgainDialog {...props} /> : <HistoryDialog {...props} />
}

function CertificateName({ certificate: { title, student } }: { certificate: GivenCertificate }) {
  return (
    <>
      <b className="text-ink">
        <BilingualTitle>{title}</BilingualTitle>
      </b>{' '}
      of{' '}
      <b className="text-ink">
        <bdi>{student.name}</bdi>
      </b>
    </>
  )
}

const validateReason = validateBy<{ reason: string }>({
  reason: allOf(required('A reason is required'), (text) =>
    text.trim().length > REASON_MAX ? `A reason has at most ${REASON_MAX} characters` : undefined,
  ),
})

function RevokeDialog({ certificate, onClose }: DialogProps) {
  const form = useForm({ initial: () => unchanged({ reason: '' }), validate: validateReason })
  const revoke = useRevoke(certificate.id, form, onClose)
  return (
    <FormDialog
      title="Revoke Certificate"
      description={
        <>
          <CertificateName certificate={certificate} />: its PDF can no longer be downloaded, and
          the page behind its code says that it was revoked today. It can be given again.
        </>
      }
      submitLabel="Revoke"
      busyLabel={revoke.isPending && 'Revoking...'}
      error={revoke.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ reason }) => revoke.mutate(reason), revoke.isPending)}
    >
      <TextArea
        label="Reason"
        hint="The student sees it; visitors see only the day"
        required
        {...form.field('reason')}
      />
    </FormDialog>
  )
}

const AGAIN_OPTIONS = [
  { value: 'restore', label: 'Restore it' },
  { value: 'replace', label: 'New certificate' },
] as const

function GiveAgainDialog({ certificate, onClose }: DialogProps) {
  const { today } = useDateFormat()
  const [way, setWay] = useState<'restore' | 'replace'>('restore')
  const form = useForm({
    initial: () => unchanged({ issuedOn: today() }),
    validate: validateBy<{ issuedOn: string }>({
      issuedOn: (day) => (isCalendarDay(day) ? undefined : 'The issue date is required'),
    }),
  })
  const giveAgain = useGiveAgain(certificate.id, form, onClose)
  return (
    <FormDialog
      title="Give Again"
      description={
        <>
          <CertificateName certificate={certificate} /> was revoked on{' '}
          <Time at={certificate.revokedAt} format="date" />: <bdi>{certificate.reason}</bdi>
        </>
      }
      submitLabel="Give Again"
      busyLabel={giveAgain.isPending && 'Giving...'}
      error={giveAgain.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit(
        ({ issuedOn }) => giveAgain.mutate({ issuedOn: way === 'restore' ? null : issuedOn }),
        giveAgain.isPending,
      )}
    >
      <SegmentedControl label="How" options={AGAIN_OPTIONS} value={way} onChange={setWay} />
      <p className="text-small text-ink-2">
        {way === 'restore'
          ? 'The same certificate is valid again: number, text and day stay.'
          : 'The student gets another certificate with the present text of the template and another number. The old one stays revoked.'}
      </p>
      {way === 'replace' && (
        <TextInput label="Issue Date" type="date" required {...form.field('issuedOn')} />
      )}
    </FormDialog>
  )
}

const EVENTS: Record<CertificateEvent['kind'], string> = {
  given: 'Given',
  revoked: 'Revoked',
  restored: 'Restored',
  replaced: 'Replaced by a new certificate',
}

function HistoryDialog({ certificate, onClose }: DialogProps) {
  const query = useQuery(historyQuery(certificate.id))
  return (
    <Dialog
      open
      title="History"
      description={<CertificateName certificate={certificate} />}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <QueryBoundary
        query={query}
        errorTitle="The history did not load"
        errorLayout="text"
        skeleton={
          <LoadingRegion>
            <SkeletonRows />
          </LoadingRegion>
        }
      >
        {(events) => (
          <ol className="grid gap-3" aria-label="History">
            {events.map((it) => (
              <li key={`${it.kind}${it.at}`} className="grid gap-0.5 border-s-2 border-line ps-3">
                <b>{EVENTS[it.kind]}</b>
                {it.reason && (
                  <span className="wrap-anywhere" dir="auto">
                    {it.reason}
                  </span>
                )}
                <span className="num text-small text-ink-3">
                  <Time at={it.at} /> · <bdi>{it.by}</bdi>
                </span>
              </li>
            ))}
          </ol>
        )}
      </QueryBoundary>
    </Dialog>
  )
}
