import { useState } from 'react'
import {
  REFUND_REASON_MAX,
  type RefundResult,
  type RefundStakes,
  type RefundTarget,
  refundError,
  refundPayment,
} from '../../../../contract/payments/refunds.ts'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { m, textOf } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { AmountField } from '../../../forms/AmountField.tsx'
import type { ErrorTarget } from '../../../forms/error-target.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { required, validateBy } from '../../../forms/field-rules.ts'
import { newIdempotencyKey } from '../../../forms/idempotency-key.ts'
import { amountProblem, parseNaira } from '../../../forms/parse-naira.ts'
import { ReasonField } from '../../../forms/ReasonField.tsx'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { CheckboxCard, RadioCard } from '../../../kit/ChoiceCard.tsx'
import { formatPrice } from '../../../kit/naira.ts'
import { Text } from '../../../kit/Text.tsx'
import { partInScript } from '../../../kit/title-part.ts'
import { toast } from '../../../kit/toast.ts'

type RefundFormProps = {
  stakes: RefundStakes
  onClose: () => void
  onSettled: () => unknown
}

/** The form of a refund: amount, target, reason, and whether the enrolment ends. */
export function RefundForm({ stakes, onClose, onSettled }: RefundFormProps) {
  const limits = { wallet: stakes.toWallet, card: stakes.toCard }
  const [target, setTarget] = useState<RefundTarget>(stakes.toWallet > 0 ? 'wallet' : 'card')
  const [endsEnrolment, setEndsEnrolment] = useState(false)
  const [takesMonth, setTakesMonth] = useState(false)
  const limit = limits[target]
  const form = useForm({
    initial: () => unchanged({ amount: String(limit / 100), reason: '' }),
    validate: validateBy<{ amount: string; reason: string }>({
      amount: (text) => amountError(text, limit),
      reason: required(m.payments_enter_reason()),
    }),
  })
  const amount = amountError(form.values.amount, limit) ? 0 : (parseNaira(form.values.amount) ?? 0)
  const refund = useRefund(stakes, { form, onDone: onClose, onSettled })
  return (
    <FormDialog
      title={m.payments_refund()}
      description={<PaymentText stakes={stakes} />}
      submitLabel={
        amount > 0 ? m.payments_refund_amount({ amount: formatPrice(amount) }) : m.payments_refund()
      }
      busyLabel={refund.isPending && m.payments_refunding()}
      error={refund.errorMessage}
      isDirty={form.isDirty || endsEnrolment || takesMonth}
      onClose={onClose}
      onSubmit={form.handleSubmit(
        ({ reason }) =>
          refund.mutate({
            ...{ amount, reason, target, endsEnrolment },
            ...(takesMonth && !endsEnrolment && { monthsTaken: 1 }),
          }),
        refund.isPending,
      )}
    >
      <AmountField
        hint={limitHint(limit, stakes.refunded)}
        readOnly={refund.isPending}
        {...form.field('amount')}
      />
      <TargetChoice limits={limits} value={target} onChange={setTarget} />
      <ReasonField
        suggestions={[
          m.payments_reason_class_cancelled(),
          m.payments_reason_paid_twice(),
          m.payments_reason_could_not_attend(),
          m.payments_reason_goodwill(),
        ]}
        required
        maxLength={REFUND_REASON_MAX}
        readOnly={refund.isPending}
        {...form.field('reason')}
      />
      {stakes.enrolment && (
        <CheckboxCard
          checked={endsEnrolment}
          onChange={(event) => setEndsEnrolment(event.target.checked)}
        >
          <Text
            of={m.payments_end_enrolment}
            className={partInScript(stakes.enrolment.className)}
          />
        </CheckboxCard>
      )}
      {stakes.enrolment && stakes.enrolment.paidUntil > 0 && !endsEnrolment && (
        <CheckboxCard
          checked={takesMonth}
          onChange={(event) => setTakesMonth(event.target.checked)}
        >
          {m.payments_take_one_month_subscription_back()}
        </CheckboxCard>
      )}
      <StakesText {...{ stakes, amount, target, endsEnrolment }} />
    </FormDialog>
  )
}

const limitHint = (limit: Kobo, refunded: Kobo) =>
  refunded > 0
    ? m.payments_at_most_refunded_before({
        limit: formatPrice(limit),
        refunded: formatPrice(refunded),
      })
    : m.payments_at_most({ limit: formatPrice(limit) })

function amountError(text: string, limit: Kobo): string | undefined {
  const kobo = parseNaira(text)
  if (kobo === null) return amountProblem(text)
  const error = refundError(kobo, limit)
  return error ? textOf(error.message) : undefined
}

function PaymentText({ stakes: { name, paid, className, isByCard } }: { stakes: RefundStakes }) {
  const texts = {
    name: <span className="font-semibold text-ink">{name}</span>,
    amount: formatPrice(paid),
    source: isByCard ? 'card' : 'other',
  } as const
  if (!className) return <Text of={m.payments_paid_into_wallet} {...texts} />
  return (
    <Text
      of={m.payments_paid_for_class}
      {...texts}
      className={<span className="font-semibold text-ink">{partInScript(className)}</span>}
    />
  )
}

type TargetChoiceProps = {
  limits: Record<RefundTarget, Kobo>
  value: RefundTarget
  onChange: (target: RefundTarget) => void
}

/** The target of a refund; only possible targets are offered. */
function TargetChoice({ limits, value, onChange }: TargetChoiceProps) {
  const options = [
    ['wallet', m.payments_to_wallet(), m.payments_to_wallet_hint()],
    ['card', m.payments_to_card(), m.payments_to_card_hint()],
  ] as const
  return (
    <fieldset className="grid gap-2">
      <legend className="label mb-1.5">{m.payments_refund_target()}</legend>
      {options
        .filter(([target]) => limits[target] > 0)
        .map(([target, label, hint]) => (
          <RadioCard
            key={target}
            name="refund-to"
            checked={value === target}
            onChange={() => onChange(target)}
          >
            {label}
            <span className="block text-small text-ink-2">{hint}</span>
          </RadioCard>
        ))}
    </fieldset>
  )
}

type Refund = {
  amount: Kobo
  reason: string
  target: RefundTarget
  endsEnrolment: boolean
  monthsTaken?: number
}
type RefundOptions = { form: ErrorTarget; onDone: () => void; onSettled: () => unknown }

/** Sends a refund. A declined one is reported at its field, because another refund may have been made meanwhile. */
function useRefund({ reference }: RefundStakes, { form, onDone, onSettled }: RefundOptions) {
  const [idempotencyKey] = useState(newIdempotencyKey)
  return useFormMutation({
    // the same refund again is a retry after a lost response
    send: (refund: Refund) =>
      callApi(refundPayment, {
        ...{ ...refund, reference },
        idempotencyKey: `${idempotencyKey}-${refund.target}-${refund.amount}`,
      }),
    fallbackError: m.payments_failed_refund(),
    form,
    onSuccess: (result, { target }) => {
      showOutcome(result, target)
      onDone()
    },
    onSettled,
  })
}

function showOutcome({ state, note }: RefundResult, target: RefundTarget) {
  if (state === 'failed') toast.error(m.payments_card_provider_declined_refund(), note)
  else if (state === 'requested')
    toast.info(m.payments_refund_not_confirmed_yet(), m.payments_card_provider_asked_again_minute())
  else if (target === 'card') toast.success(m.payments_refund_on_way())
  else toast.success(m.payments_refunded_wallet())
}

type StakesTextProps = {
  stakes: RefundStakes
  amount: Kobo
  target: RefundTarget
  endsEnrolment: boolean
}

/** The consequences of a refund: '₦4,000 back to the wallet of Amina. The enrolment in Naḥw ends.' */
function StakesText({ stakes, amount, target, endsEnrolment }: StakesTextProps) {
  const { name, enrolment } = stakes
  if (amount === 0) return null
  return (
    <p role="status" className="num">
      <Text
        of={m.payments_stakes}
        target={target === 'card' ? target : 'other'}
        amount={<b className="font-semibold">{formatPrice(amount)}</b>}
        name={name}
      />
      {enrolment && (
        <>
          {' '}
          <Text
            of={m.payments_stakes_enrolment}
            fate={endsEnrolment ? 'ends' : 'other'}
            className={partInScript(enrolment.className)}
          />
        </>
      )}
    </p>
  )
}
