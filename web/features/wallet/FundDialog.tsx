import { type FormEvent, useRef, useState } from 'react'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import {
  cardFundingError,
  INVALID_AMOUNT,
  MAX_FUNDING,
  MIN_CARD_FUNDING,
} from '../../../contract/wallet/wallet.ts'
import { m, textOf } from '../../../messages/m.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import { DialogButtons } from '../../kit/DialogButtons.tsx'
import { NumberInput } from '../../kit/NumberInput.tsx'
import { formatPrice, inNaira } from '../../kit/naira.ts'
import { TotalsList } from '../../kit/Tile.tsx'

type FundDialogProps = {
  open: boolean
  onClose: () => void
  balance: Kobo
  /** The input, in naira. */
  typed: string
  onType: (typed: string) => void
  onFund: (amount: Kobo) => void
  /** A payment is running: the fields are locked and the dialog cannot be closed. */
  isPaying: boolean
}

/** Funds the wallet: the amount and the resulting balance (R-WALLET-010 to R-WALLET-014). */
export function FundDialog(props: FundDialogProps) {
  const { open, onClose, balance, typed, onType, onFund, isPaying } = props
  const field = useRef<HTMLInputElement>(null)
  const [submitError, setSubmitError] = useState<string>()
  const { amount, error } = parseAmount(typed)
  // an amount above the maximum is reported while typing, one below the minimum on submit, because digits may follow
  const isAboveMaximum = amount !== null && amount > MAX_FUNDING

  const close = () => {
    setSubmitError(undefined)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPaying) return
    setSubmitError(error ?? undefined)
    if (error === null && amount !== null) onFund(amount)
    else field.current?.focus()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      closable={!isPaying}
      onSubmit={submit}
      title={m.wallet_fund_title()}
      actions={
        <DialogButtons onCancel={close} type="submit" busy={isPaying && m.kit_processing()}>
          {m.wallet_fund_wallet()}
        </DialogButtons>
      }
    >
      <NumberInput
        ref={field}
        label={m.wallet_amount()}
        hint={m.wallet_minimum_amount({ amount: formatPrice(MIN_CARD_FUNDING) })}
        error={submitError ?? (isAboveMaximum && error ? error : undefined)}
        inputMode="decimal"
        min={MIN_CARD_FUNDING / 100}
        max={MAX_FUNDING / 100}
        step="0.01"
        required
        readOnly={isPaying}
        className="num min-h-15 font-serif text-[1.5rem] leading-tight font-semibold [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        value={typed}
        onChange={(event) => {
          setSubmitError(undefined)
          onType(event.target.value)
        }}
      />
      <TotalsList
        rows={[
          [m.wallet_current_balance(), inNaira(balance)],
          [m.wallet_amount_to_add(), inNaira(amount ?? 0)],
          [m.wallet_new_balance(), inNaira(balance + (amount ?? 0))],
        ]}
      />
    </Dialog>
  )
}

const AMOUNT_PATTERN = /^\d{1,12}(\.\d{1,2})?$/

/** Parses an amount in naira to kobo, null if it is not an amount, and checks the limits of card funding. */
function parseAmount(amountText: string): { amount: Kobo | null; error: string | null } {
  const text = amountText.trim()
  if (!AMOUNT_PATTERN.test(text)) return { amount: null, error: textOf(INVALID_AMOUNT) }
  const amount = Math.round(Number(text) * 100)
  const error = cardFundingError(amount)
  return { amount, error: error && textOf(error) }
}
