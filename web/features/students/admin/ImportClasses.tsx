import type { ImportedClass } from '../../../../contract/admin/student-import.ts'
import { isRegistrationOpen } from '../../../../contract/classes/registration-window.ts'
import type { AdminPayment } from '../../../../contract/enrolment/enrolment-rules.ts'
import { m } from '../../../../messages/m.ts'
import { RadioCard } from '../../../kit/ChoiceCard.tsx'
import { formatPrice } from '../../../kit/naira.ts'
import { Text } from '../../../kit/Text.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { useTimeZone } from '../../../kit/time-zone.ts'
import type { PaymentDetails } from '../../payments/shared/recorded/payment-details.ts'
import { WaiverFields } from '../../payments/shared/recorded/WaiverFields.tsx'

type ImportClassesProps = {
  classes: readonly ImportedClass[]
  payment: AdminPayment
  disabled: boolean
  onPayment: (payment: AdminPayment) => void
  details: PaymentDetails
  onDetails: (changes: Partial<PaymentDetails>) => void
}

/** Notices about the classes that a file names, and the choice whether wallets pay for those with a price. */
export function ImportClasses(props: ImportClassesProps) {
  const { classes, payment, disabled, onPayment } = props
  const timezone = useTimeZone()
  const noticed = classes.flatMap((it) => {
    const text = noticeText(it, timezone)
    return text ? [{ ...it, text }] : []
  })
  const paid = classes.filter(({ price }) => price > 0)
  return (
    <>
      {noticed.length > 0 && (
        <Note>
          <ul className="grid gap-1">
            {noticed.map(({ classId, name, text }) => (
              <li key={classId}>
                <bdi>{name}</bdi>: {text}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {paid.length > 0 && (
        <fieldset className="grid gap-2" disabled={disabled}>
          <legend className="label mb-1.5">
            {paid.length === 1 ? (
              <Text of={m.students_payment_for_class} className={paid[0]?.name} />
            ) : (
              m.students_payment_for_classes()
            )}
          </legend>
          <RadioCard
            name="payment"
            checked={payment === 'wallet'}
            onChange={() => onPayment('wallet')}
          >
            <b className="block font-semibold">{priceText(paid)}</b>
            <span className="text-small text-ink-2">{m.students_who_has_less_not_added()}</span>
          </RadioCard>
          <RadioCard
            name="payment"
            checked={payment === 'waived'}
            onChange={() => onPayment('waived')}
          >
            <b className="block font-semibold">{m.students_waive_payment()}</b>
            <span className="text-small text-ink-2">
              {m.students_given_free_nothing_taken_wallets()}
            </span>
          </RadioCard>
          {payment === 'waived' && (
            <WaiverFields details={props.details} onChange={props.onDetails} />
          )}
        </fieldset>
      )}
    </>
  )
}

/** '₦5,000 from each wallet', without the amount for several prices. */
function priceText(paid: readonly ImportedClass[]): string {
  const prices = new Set(paid.map(({ price }) => price))
  return prices.size === 1
    ? m.students_from_each_wallet({ amount: formatPrice(paid[0]?.price ?? 0) })
    : m.students_class_price_from_each_wallet()
}

/** The restriction that would stop a student from joining, but does not stop an administrator. */
function noticeText({ isDraft, active, registrationCloses }: ImportedClass, timezone: string) {
  if (isDraft) return m.students_notice_draft()
  if (!active) return m.students_notice_inactive()
  return isRegistrationOpen(registrationCloses, Date.now() / 1000, timezone)
    ? undefined
    : m.students_notice_registration_ended()
}
