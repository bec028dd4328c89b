import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getClasses } from '../../../../contract/classes/classes.ts'
import {
  type NewRecordedPayment,
  type PaymentPreview,
  paymentDayError,
  previewRecordedPayments,
  type RecordedPaymentResult,
  recordPayments,
  type SamePayment,
} from '../../../../contract/payments/recorded-payments.ts'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { invalidate } from '../../../api/query-keys.ts'
import { AmountField } from '../../../forms/AmountField.tsx'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { amountProblem, parseNaira } from '../../../forms/parse-naira.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { CheckboxCard } from '../../../kit/ChoiceCard.tsx'
import { isolated } from '../../../kit/isolated.ts'
import { formatPrice, nairaInText } from '../../../kit/naira.ts'
import { Select } from '../../../kit/Select.tsx'
import { Text } from '../../../kit/Text.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { partInScript } from '../../../kit/title-part.ts'
import { toast } from '../../../kit/toast.ts'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { useDebounced } from '../../../kit/use-debounced.ts'
import { RECORD_OUTCOME_TEXTS, usePaymentDetails } from '../shared/recorded/payment-details.ts'
import { RecordedFields } from '../shared/recorded/RecordedFields.tsx'
import { SamePaymentNote } from './SamePaymentNote.tsx'

type RecordPaymentDialogProps = {
  student: { id: number; name: string; wallet: Kobo }
  onClose: () => void
}

/** Records a payment by transfer, in cash or at a terminal of one student, for a class or into the wallet (R-PAY-001). */
export function RecordPaymentDialog({ student, onClose }: RecordPaymentDialogProps) {
  const queryClient = useQueryClient()
  const today = useDateFormat().today()
  const { data: classes = [] } = useQuery(classesQuery)
  const [details, change] = usePaymentDetails()
  const [classId, setClassId] = useState('')
  const [typedAmount, setAmount] = useState<string>()
  const [isConfirmed, setConfirmed] = useState(false)
  const target = classes.find((it) => String(it.id) === classId)
  const amountText = typedAmount ?? (target?.price ? String(target.price / 100) : '')
  const amount = amountProblem(amountText) ? 0 : (parseNaira(amountText) ?? 0)
  const isReady = amount > 0 && paymentDayError(details.day, today) === null
  const payment = {
    ...{ studentId: student.id, amount, method: details.method, day: details.day },
    ...{ reference: details.reference, payer: details.payer, isConfirmed },
    ...(target && { classId: target.id }),
  }
  const preview = usePreview(payment, isReady)
  const record = useFormMutation({
    send: (_: undefined, idempotencyKey) =>
      callApi(recordPayments, {
        // another payment after a refusal is not a repetition of it
        payments: [{ ...payment, idempotencyKey: `${idempotencyKey}-${amount}` }],
      }),
    fallbackError: m.recorded_failed(),
    onSuccess: ([result]) => {
      if (result?.outcome === 'repeated') return
      if (result) toast.success(RECORD_OUTCOME_TEXTS[result.outcome])
      onClose()
    },
    onSettled: () =>
      invalidate(
        queryClient,
        ...[adminKeys.students, adminKeys.payments, adminKeys.allClassStudents],
      ),
  })
  const same = repeatedOf(record.data) ?? preview?.same
  return (
    <FormDialog
      title={m.recorded_title()}
      description={
        <Text
          of={m.recorded_description}
          name={<bdi className="font-semibold text-ink">{student.name}</bdi>}
        />
      }
      submitLabel={m.recorded_record()}
      isSubmitDisabled={!isReady || (same !== undefined && !isConfirmed)}
      busyLabel={record.isPending && m.recorded_recording()}
      error={record.errorMessage}
      isDirty={amountText !== '' || details.reference !== '' || details.payer !== ''}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !record.isPending) record.mutate(undefined)
      }}
    >
      <Select
        label={m.recorded_for()}
        placeholder={m.recorded_for_wallet()}
        options={classes.map(({ id, name, price }) => ({
          value: String(id),
          label:
            price > 0
              ? m.recorded_class_price({ name: isolated(name), price: formatPrice(price) })
              : name,
        }))}
        value={classId}
        onChange={({ target: { value } }) => setClassId(value)}
      />
      <AmountField
        label={m.kit_amount()}
        value={amountText}
        error={
          typedAmount !== undefined && typedAmount !== '' ? amountProblem(typedAmount) : undefined
        }
        onChange={({ target: { value } }) => setAmount(value)}
      />
      <RecordedFields details={details} onChange={change} readOnly={record.isPending} />
      {same && (
        <SamePaymentNote same={same}>
          <CheckboxCard
            checked={isConfirmed}
            onChange={(event) => setConfirmed(event.target.checked)}
          >
            {m.recorded_same_confirm()}
          </CheckboxCard>
        </SamePaymentNote>
      )}
      {isReady && (
        <Effect preview={preview} target={target} amount={amount} balance={student.wallet} />
      )}
    </FormDialog>
  )
}

const classesQuery = {
  queryKey: adminKeys.classChoices,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi(getClasses, {}, { signal }),
  staleTime: 0,
}

/** What would become of a payment, once the typing stops; undefined while it is not complete. */
function usePreview(payment: Omit<NewRecordedPayment, 'idempotencyKey'>, isReady: boolean) {
  const asked = useDebounced(payment, 400)
  const { data } = useQuery({
    queryKey: adminKeys.paymentPreview(asked),
    queryFn: ({ signal }) =>
      callApi(
        previewRecordedPayments,
        { payments: [{ ...asked, idempotencyKey: 'preview0' }] },
        { signal },
      ),
    enabled: isReady && asked.amount > 0,
    staleTime: 0,
  })
  return isReady ? data?.[0] : undefined
}

type EffectProps = {
  preview: PaymentPreview | undefined
  target: { name: string; price: Kobo } | undefined
  amount: Kobo
  balance: Kobo
}

/** What the payment does: for the class, or to the wallet. */
function Effect({ preview, target, amount, balance }: EffectProps) {
  if (target) return preview ? <Note>{outcomeText(preview, { amount, ...target })}</Note> : null
  return (
    <p className="m-0 text-small text-ink-2 num">
      <Text of={m.recorded_new_balance} balance={nairaInText(balance + amount)} />
    </p>
  )
}

/** The sentence about what the payment does. */
function outcomeText(
  { outcome, months }: { outcome: RecordedPaymentResult['outcome']; months: number },
  { price, name: title, amount }: { price: Kobo; name: string; amount: Kobo },
): string {
  // a title in both scripts would be torn apart at the end of a line
  const name = partInScript(title)
  const rest = amount - price * Math.max(1, months)
  if (outcome === 'renewed') return m.recorded_will_renew({ class: name, count: months })
  if (outcome === 'joined' && rest > 0)
    return m.recorded_will_join_rest({ class: name, rest: formatPrice(rest) })
  if (outcome === 'joined') return m.recorded_will_join({ class: name })
  if (outcome === 'short') return m.recorded_will_be_short({ price: formatPrice(price) })
  return RECORD_OUTCOME_TEXTS[outcome]
}

const repeatedOf = (
  results: readonly RecordedPaymentResult[] | undefined,
): SamePayment | undefined => results?.find((it) => it.outcome === 'repeated')?.same
