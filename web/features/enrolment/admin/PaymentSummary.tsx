import { classStudentsCsv } from '../../../../contract/enrolment/enrolment-exports.ts'
import {
  ENROLMENT_PAYMENTS,
  type EnrolmentPaymentKind,
  totalPaid,
} from '../../../../contract/enrolment/enrolment-payment.ts'
import { m } from '../../../../messages/m.ts'
import { ExportButton } from '../../../downloads/ExportButton.tsx'
import { inNaira } from '../../../kit/naira.ts'
import { Text } from '../../../kit/Text.tsx'
import { PAYMENT_KIND_NAMES } from '../../payments/shared/recorded/payment-names.tsx'
import type { ClassStudent } from './queries.ts'

type PaymentSummaryProps = {
  classId: number
  search: string
  payment: EnrolmentPaymentKind | ''
  /** Those that are found. */
  students: readonly ClassStudent[]
  onPayment: (payment: EnrolmentPaymentKind | '') => void
}

/** Filters the students of a class by their payment, with what they paid and were waived, and the list as a file (R-PAY-002). */
export function PaymentSummary(props: PaymentSummaryProps) {
  const { classId, search, payment, students, onPayment } = props
  const payments = students.flatMap((it) => it.payment ?? [])
  const paid = payments.reduce((sum, it) => sum + totalPaid(it), 0)
  const waived = payments.reduce((sum, it) => sum + (it.how === 'waived' ? it.amount : 0), 0)
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line p-(--pad)">
      <select
        className="input w-auto"
        aria-label={m.recorded_payment()}
        value={payment}
        onChange={({ target }) =>
          onPayment(ENROLMENT_PAYMENTS.find((it) => it === target.value) ?? '')
        }
      >
        <option value="">{m.recorded_all_kinds()}</option>
        {ENROLMENT_PAYMENTS.map((it) => (
          <option key={it} value={it}>
            {PAYMENT_KIND_NAMES[it]}
          </option>
        ))}
      </select>
      <span className="num grow basis-52" role="status">
        <Text of={m.recorded_paid_total} paid={inNaira(paid)} waived={inNaira(waived)} />
      </span>
      <ExportButton file={classStudentsCsv} filter={{ classId, how: payment, search }} />
    </div>
  )
}
