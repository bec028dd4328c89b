import { useState } from 'react'
import {
  type AdminPayment,
  amountDue,
  extended,
  MAX_MONTHS,
  shortenedEnd,
} from '../../../../contract/enrolment/enrolment-rules.ts'
import { extendSubscription } from '../../../../contract/enrolment/manage-enrolments.ts'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { CheckboxCard } from '../../../kit/ChoiceCard.tsx'
import { Select } from '../../../kit/Select.tsx'
import { Text } from '../../../kit/Text.tsx'
import { TotalsList } from '../../../kit/Tile.tsx'
import { useTimeZone } from '../../../kit/time-zone.ts'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import {
  isComplete,
  usePaymentDetails,
  waiverFields,
} from '../../payments/shared/recorded/payment-details.ts'
import { PaymentChoice } from './PaymentChoice.tsx'
import { ENROLMENT_KEYS, type Person } from './use-enrolment-change.ts'

type ExtendDialogProps = {
  student: Person
  balance: Kobo | undefined
  class: { id: number; name: string; price: Kobo }
  /** The end of the subscription, in Unix seconds. */
  paidUntil: number
  /** The day of the month on which it began, if a month can be too short for it. */
  startDay?: number | undefined
  onClose: () => void
}

const MONTH_OPTIONS = Array.from({ length: MAX_MONTHS }, (_, index) => ({
  value: String(index + 1),
  label: m.enrolment_months({ count: index + 1 }),
}))

/** Extends the subscription of one student. */
export function ExtendDialog(props: ExtendDialogProps) {
  const { student, balance, class: target, paidUntil, startDay = 0, onClose } = props
  const timezone = useTimeZone()
  const { date, today: todayIn } = useDateFormat()
  const [months, setMonths] = useState(1)
  const [shortens, setShortens] = useState(false)
  const [chosenPayment, setPayment] = useState<AdminPayment>()
  const [details, changeDetails] = usePaymentDetails()
  const today = todayIn()
  const isShort = balance !== undefined && balance < amountDue('wallet', target.price, months)
  const payment = isShort || shortens ? 'waived' : (chosenPayment ?? 'wallet')
  const moment = { now: Math.floor(Date.now() / 1000), timezone }
  const subscription = { paidUntil, startDay }
  const newEnd = shortens
    ? shortenedEnd(subscription, months, timezone)
    : extended(subscription, months, moment).paidUntil
  const extend = useFormMutation({
    send: (_: undefined, idempotencyKey) =>
      callApi(extendSubscription, {
        studentId: student.id,
        classId: target.id,
        months,
        shortens,
        payment,
        seenUntil: paidUntil,
        seenPrice: target.price,
        ...(payment === 'waived' && !shortens && waiverFields(details)),
        idempotencyKey,
      }),
    successMessage: shortens
      ? m.enrolment_subscription_shortened()
      : extendSubscription.successMessage,
    fallbackError: m.enrolment_failed_extend_subscription(),
    onSuccess: onClose,
    stale: ENROLMENT_KEYS,
  })
  return (
    <FormDialog
      title={shortens ? m.enrolment_shorten_subscription() : m.enrolment_extend_subscription()}
      description={
        <Text
          of={m.enrolment_student_in_class}
          student={<bdi className="font-semibold text-ink">{student.name}</bdi>}
          class={<BilingualTitle>{target.name}</BilingualTitle>}
        />
      }
      submitLabel={shortens ? m.enrolment_take_back() : m.enrolment_extend()}
      busyLabel={
        extend.isPending && (shortens ? m.enrolment_taking_back() : m.enrolment_extending())
      }
      isSubmitDisabled={target.price > 0 && !shortens && !isComplete(payment, details, today)}
      error={extend.errorMessage}
      isDirty={months !== 1 || shortens || chosenPayment !== undefined}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (!extend.isPending) extend.mutate(undefined)
      }}
    >
      <Select
        label={m.enrolment_extend_by()}
        options={MONTH_OPTIONS}
        value={String(months)}
        onChange={(event) => setMonths(Number(event.target.value))}
      />
      <TotalsList
        rows={[
          [m.enrolment_ends_now(), date(paidUntil)],
          [m.enrolment_new_end(), date(newEnd)],
        ]}
      />
      <CheckboxCard checked={shortens} onChange={(event) => setShortens(event.target.checked)}>
        {m.enrolment_take_months_back({ count: months })}
        <span className="block text-small text-ink-2">{m.enrolment_take_back_note()}</span>
      </CheckboxCard>
      {target.price > 0 && !shortens && (
        <PaymentChoice
          price={target.price}
          months={months}
          balance={balance}
          value={payment}
          onChange={setPayment}
          details={details}
          onDetails={changeDetails}
        />
      )}
    </FormDialog>
  )
}
