import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminPayment } from '../../../../contract/enrolment/enrolment-rules.ts'
import { type OwedPart, settlePart } from '../../../../contract/enrolment/owed.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { invalidate } from '../../../api/query-keys.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { Text } from '../../../kit/Text.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import {
  isComplete,
  usePaymentDetails,
  waiverFields,
} from '../../payments/shared/recorded/payment-details.ts'
import { PaymentChoice } from './PaymentChoice.tsx'
import { invalidateEnrolments } from './use-enrolment-change.ts'

/** Settles the next part for a student: from the wallet, or waived with a reason (R-PAY-006). */
export function SettlePartDialog({ part, onClose }: { part: OwedPart; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [payment, setPayment] = useState<AdminPayment>('wallet')
  const [details, changeDetails] = usePaymentDetails()
  const today = useDateFormat().today()
  const settle = useFormMutation({
    send: () =>
      callApi(settlePart, {
        ...{ studentId: part.student.id, classId: part.course.id, payment },
        ...(payment === 'waived' && waiverFields(details)),
        seenDue: part.since,
      }),
    successMessage: settlePart.successMessage,
    fallbackError: m.enrolment_settle_failed(),
    onSuccess: onClose,
    onSettled: () =>
      Promise.all([invalidate(queryClient, adminKeys.owed), invalidateEnrolments(queryClient)]),
  })
  return (
    <FormDialog
      title={m.enrolment_settle_part()}
      description={
        <Text
          of={m.enrolment_student_in_class}
          student={<bdi className="font-semibold text-ink">{part.student.name}</bdi>}
          class={<bdi>{part.course.name}</bdi>}
        />
      }
      submitLabel={m.enrolment_settle_part()}
      busyLabel={settle.isPending && m.enrolment_settling()}
      error={settle.errorMessage}
      isSubmitDisabled={!isComplete(payment, details, today)}
      isDirty={payment !== 'wallet'}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (!settle.isPending) settle.mutate(undefined)
      }}
    >
      <PaymentChoice
        price={part.amount}
        value={payment}
        onChange={setPayment}
        details={details}
        onDetails={changeDetails}
      />
    </FormDialog>
  )
}
