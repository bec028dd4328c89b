import { type ReactNode, useId, useState } from 'react'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { topUpFor } from '../../../contract/wallet/wallet.ts'
import { m } from '../../../messages/m.ts'
import { RadioCard } from '../../kit/ChoiceCard.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { DialogButtons } from '../../kit/DialogButtons.tsx'
import { formatPrice, inNaira } from '../../kit/naira.ts'
import { Text } from '../../kit/Text.tsx'
import { TotalsList } from '../../kit/Tile.tsx'

/** `card` pays the price; `top-up` pays the missing amount into the wallet, from which the class is then paid. */
export type PaymentMethod = 'card' | 'top-up'

type PaymentRequiredProps = {
  open: boolean
  onClose: () => void
  amount: Kobo
  balance: Kobo
  /** Continues with a card payment. */
  onProceed: (method: PaymentMethod) => void
  /** The label of the button during the payment; the dialog cannot be closed meanwhile. */
  busy?: string | false
  /** The choices of a student who joins, above the sums. */
  children?: ReactNode
}

/** The balance is too low: price, balance, missing amount, and the payment methods (R-CLASS-015). */
export function PaymentRequired(props: PaymentRequiredProps) {
  const { open, onClose, amount, balance, onProceed, busy = false, children } = props
  const [chosenMethod, setChosenMethod] = useState<PaymentMethod>('top-up')
  const missing = Math.max(0, amount - balance)
  const topUp = topUpFor(missing)
  // topping up is offered only if it costs less than the class
  const hasChoice = missing > 0 && topUp < amount
  const method = hasChoice ? chosenMethod : 'card'
  const sumId = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closable={!busy}
      title={m.enrolment_payment_required()}
      description={m.enrolment_wallet_too_low()}
      actions={
        <DialogButtons
          onCancel={onClose}
          busy={busy}
          aria-describedby={sumId}
          onClick={() => onProceed(method)}
        >
          {m.enrolment_proceed_payment()}
        </DialogButtons>
      }
    >
      {children}
      <TotalsList
        rows={[
          [m.kit_amount(), inNaira(amount)],
          [m.enrolment_wallet_balance(), inNaira(balance)],
          [m.enrolment_missing(), inNaira(missing)],
        ]}
      />
      {hasChoice && (
        <fieldset className="grid gap-2" disabled={Boolean(busy)}>
          <legend className="sr-only">{m.enrolment_how_pay()}</legend>
          <RadioCard
            name="way"
            checked={method === 'card'}
            onChange={() => setChosenMethod('card')}
          >
            <b className="block font-semibold">
              <Text of={m.enrolment_pay_amount_card} amount={formatPrice(amount)} />
            </b>
            <span className="text-small text-ink-2">{m.enrolment_wallet_stays()}</span>
          </RadioCard>
          <RadioCard
            name="way"
            checked={method === 'top-up'}
            onChange={() => setChosenMethod('top-up')}
          >
            <b className="block font-semibold">
              <Text of={m.enrolment_top_up_amount_card} amount={formatPrice(topUp)} />
            </b>
            <span className="text-small text-ink-2">
              {m.enrolment_class_paid_from_wallet_then()}
            </span>
          </RadioCard>
        </fieldset>
      )}
      <p id={sumId} className="text-end">
        <Text
          of={m.enrolment_pay_amount_card}
          amount={
            <b className="num font-semibold">{formatPrice(method === 'card' ? amount : topUp)}</b>
          }
        />
      </p>
    </Dialog>
  )
}
