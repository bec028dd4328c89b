import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isCalendarDay } from '../../../../contract/certificates/certificate-text.ts'
import {
  type CertificateEvent,
  type GivenCertificate,
  REASON_MAX,
} from '../../../../contract/certificates/given-certificates.ts'
import { m } from '../../../../messages/m.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { allOf, required, validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Button } from '../../../kit/Button.tsx'
import { Time } from '../../../kit/DateText.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { LoadingRows } from '../../../kit/LoadingRows.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { Text } from '../../../kit/Text.tsx'
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
    <Text
      of={m.certificates_title_of_name}
      title={
        <b className="text-ink">
          <BilingualTitle>{title}</BilingualTitle>
        </b>
      }
      name={<b className="text-ink">{student.name}</b>}
    />
  )
}

const validateReason = validateBy<{ reason: string }>({
  reason: allOf(required(m.certificates_reason_required()), (text) =>
    text.trim().length > REASON_MAX ? m.certificates_reason_length({ max: REASON_MAX }) : undefined,
  ),
})

function RevokeDialog({ certificate, onClose }: DialogProps) {
  const form = useForm({ initial: () => unchanged({ reason: '' }), validate: validateReason })
  const revoke = useRevoke(certificate.id, form, onClose)
  return (
    <FormDialog
      title={m.certificates_revoke_title()}
      description={
        <Text
          of={m.certificates_revoke_consequence}
          certificate={<CertificateName certificate={certificate} />}
        />
      }
      submitLabel={m.certificates_revoke()}
      busyLabel={revoke.isPending && m.certificates_revoking()}
      error={revoke.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ reason }) => revoke.mutate(reason), revoke.isPending)}
    >
      <TextArea
        label={m.kit_reason()}
        hint={m.certificates_reason_hint()}
        required
        {...form.field('reason')}
      />
    </FormDialog>
  )
}

const AGAIN_OPTIONS = [
  { value: 'restore', label: m.certificates_restore_it() },
  { value: 'replace', label: m.certificates_new_certificate() },
] as const

function GiveAgainDialog({ certificate, onClose }: DialogProps) {
  const { today } = useDateFormat()
  const [way, setWay] = useState<'restore' | 'replace'>('restore')
  const form = useForm({
    initial: () => unchanged({ issuedOn: today() }),
    validate: validateBy<{ issuedOn: string }>({
      issuedOn: (day) => (isCalendarDay(day) ? undefined : m.certificates_date_required()),
    }),
  })
  const giveAgain = useGiveAgain(certificate.id, form, onClose)
  return (
    <FormDialog
      title={m.certificates_give_again_title()}
      description={
        <Text
          of={m.certificates_was_revoked}
          certificate={<CertificateName certificate={certificate} />}
          date={<Time at={certificate.revokedAt} format="date" />}
          reason={certificate.reason}
        />
      }
      submitLabel={m.certificates_give_again_title()}
      busyLabel={giveAgain.isPending && m.certificates_giving()}
      error={giveAgain.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit(
        ({ issuedOn }) => giveAgain.mutate({ issuedOn: way === 'restore' ? null : issuedOn }),
        giveAgain.isPending,
      )}
    >
      <SegmentedControl
        label={m.certificates_how()}
        options={AGAIN_OPTIONS}
        value={way}
        onChange={setWay}
      />
      <p className="text-small text-ink-2">
        {way === 'restore' ? m.certificates_restore_hint() : m.certificates_replace_hint()}
      </p>
      {way === 'replace' && (
        <TextInput
          label={m.certificates_issue_date()}
          type="date"
          required
          {...form.field('issuedOn')}
        />
      )}
    </FormDialog>
  )
}

const EVENTS: Record<CertificateEvent['kind'], string> = {
  given: m.certificates_event_given(),
  revoked: m.certificates_event_revoked(),
  restored: m.certificates_event_restored(),
  replaced: m.certificates_event_replaced(),
}

function HistoryDialog({ certificate, onClose }: DialogProps) {
  const query = useQuery(historyQuery(certificate.id))
  return (
    <Dialog
      open
      title={m.certificates_history()}
      description={<CertificateName certificate={certificate} />}
      onClose={onClose}
      actions={<Button onClick={onClose}>{m.kit_close()}</Button>}
    >
      <QueryBoundary
        query={query}
        errorTitle={m.certificates_history_did_not_load()}
        errorLayout="text"
        skeleton={<LoadingRows />}
      >
        {(events) => (
          <ol className="grid gap-3" aria-label={m.certificates_history()}>
            {events.map((it) => (
              <li key={`${it.kind}${it.at}`} className="grid gap-0.5 border-s-2 border-line ps-3">
                <b>{EVENTS[it.kind]}</b>
                {it.reason && (
                  <span className="page-side wrap-anywhere" dir="auto">
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
