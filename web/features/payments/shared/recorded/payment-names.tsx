import type {
  EnrolmentPayment,
  EnrolmentPaymentKind,
  WaiverReason,
} from '../../../../../contract/enrolment/enrolment-payment.ts'
import { m } from '../../../../../messages/m.ts'
import { DateText } from '../../../../kit/DateText.tsx'
import { formatPrice } from '../../../../kit/naira.ts'
import { Text } from '../../../../kit/Text.tsx'
import { methodName } from './method-name.ts'

export const WAIVER_NAMES: Record<WaiverReason, string> = {
  scholarship: m.recorded_waiver_scholarship(),
  hardship: m.recorded_waiver_hardship(),
  family: m.recorded_waiver_family(),
  staff: m.recorded_waiver_staff(),
  other: m.recorded_waiver_other(),
}

export const PAYMENT_KIND_NAMES: Record<EnrolmentPaymentKind, string> = {
  paid: m.recorded_kind_paid(),
  waived: m.recorded_kind_waived(),
  free: m.kit_free(),
  owes: m.recorded_kind_owes(),
  refunded: m.recorded_kind_refunded(),
}

/** 'Paid ₦15,000 on 3 Nov 2026', 'Waived by Amina (scholarship)', 'Free', 'Owes ₦5,000 since 1 Nov 2026' (R-PAY-002). */
export function EnrolmentPaymentText({ payment }: { payment: EnrolmentPayment }) {
  switch (payment.how) {
    case 'paid':
      return (
        <>
          <span className="num">
            <Text
              of={m.recorded_paid_on}
              amount={formatPrice(payment.amount)}
              day={<DateText at={payment.at} />}
            />
          </span>
          {payment.method && (
            <span className="block text-small text-ink-2">{methodName(payment.method)}</span>
          )}
        </>
      )
    case 'owes':
      return (
        <span className="num font-semibold text-danger-ink">
          <Text
            of={m.recorded_owes_since}
            amount={formatPrice(payment.amount)}
            day={<DateText at={payment.since} />}
          />
        </span>
      )
    case 'waived':
      return <Waived payment={payment} />
    case 'refunded':
      return (
        <span className="num">
          <Text of={m.recorded_refunded} amount={formatPrice(payment.amount)} />
        </span>
      )
    case 'free':
      return m.kit_free()
  }
}

function Waived({ payment }: { payment: Extract<EnrolmentPayment, { how: 'waived' }> }) {
  const { by, reason, note } = payment
  const name = by === undefined ? '' : <bdi>{by}</bdi>
  return (
    <>
      {reason ? (
        <Text
          of={by === undefined ? m.recorded_waived_reason : m.recorded_waived_by_reason}
          name={name}
          reason={WAIVER_NAMES[reason]}
        />
      ) : by === undefined ? (
        m.recorded_kind_waived()
      ) : (
        <Text of={m.recorded_waived_by} name={name} />
      )}
      {note && (
        <span className="block text-small text-ink-2 wrap-anywhere">
          <bdi>{note}</bdi>
        </span>
      )}
    </>
  )
}
