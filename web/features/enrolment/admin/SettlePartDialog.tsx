import { useQueryClient } from '@tanstack/react-query'
import type { AdminPayment } from '../../../../contract/enrolment/enrolment-rules.ts'
import { type OwedPart, settlePart } from '../../../../contract/enrolment/owed.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { invalidate } from '../../../api/query-keys.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { Text } from '../../../kit/Text.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { PaymentChoice } from './PaymentChoice.tsx'
import { invalidateEnrolments } from './use-enrolment-change.ts'

type Values = { payment: AdminPayment; reason: string }

/** Settles the next part for a student: from the wallet, or waived with a reason (R-PAY-006). */
export function SettlePartDialog({ part, onClose }: { part: OwedPart; onClose: () => void }) {
  const queryClient = useQueryClient()
  const form = useForm({
    initial: () => unchanged<Values>({ payment: 'wallet', reason: '' }),
    validate: validateBy<Values>({
      reason: (reason, { payment }) =>
        payment === 'waived' && reason.trim() === '' ? m.enrolment_enter_reason() : undefined,
    }),
  })
  const { payment } = form.values
  const settle = useFormMutation({
    send: ({ payment, reason }: Values) =>
      callApi(settlePart, {
        ...{ studentId: part.student.id, classId: part.course.id, payment },
        ...(payment === 'waived' && { reason: reason.trim() }),
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
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit(() => settle.mutate(form.values), settle.isPending)}
    >
      <PaymentChoice
        price={part.amount}
        value={payment}
        onChange={(it) => form.update({ payment: it })}
      />
      {payment === 'waived' && (
        <TextInput
          label={m.enrolment_waiver_reason()}
          hint={m.enrolment_waiver_reason_hint()}
          maxLength={200}
          required
          dir="auto"
          {...form.field('reason')}
        />
      )}
    </FormDialog>
  )
}
