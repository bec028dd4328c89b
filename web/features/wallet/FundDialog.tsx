import { type FormEvent, useRef, useState } from 'react'
import type { Kobo } from '../../../contract/kobo.ts'
import { CARD_FUNDING_MIN, FUNDING_MAX } from '../../../contract/wallet.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { inNaira } from '../../kit/naira.ts'
import { TextInput } from '../../kit/TextInput.tsx'
import { SumBox } from '../../kit/Tile.tsx'
import { readAmount } from './amount.ts'

type FundDialogProps = {
  open: boolean
  onClose: () => void
  balance: Kobo
  /** What stands in the field, in naira as it was typed. */
  typed: string
  onType: (typed: string) => void
  onFund: (amount: Kobo) => void
  /** The payment is under way: nothing can be changed, and the dialog cannot be closed. */
  isPaying: boolean
}

/** Puts money into the wallet: the sum, and what the wallet will hold (wallet-and-admin §2). */
export function FundDialog(props: FundDialogProps) {
  const { open, onClose, balance, typed, onType, onFund, isPaying } = props
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const { amount, fault } = readAmount(typed)
  // too much is said while typing, too little only when it is sent: more digits may come
  const isTooMuch = amount !== null && amount > FUNDING_MAX

  const close = () => {
    setError(undefined)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPaying) return
    setError(fault ?? undefined)
    if (fault === null && amount !== null) onFund(amount)
    else field.current?.focus()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      closable={!isPaying}
      onSubmit={submit}
      title="Fund Your Wallet"
      actions={
        <>
          <Button look="line" disabled={isPaying} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" look="main" busy={isPaying && 'Processing...'}>
            Fund Wallet
          </Button>
        </>
      }
    >
      <TextInput
        ref={field}
        label="Amount (₦)"
        hint="Minimum amount: ₦100"
        error={error ?? (isTooMuch && fault ? fault : undefined)}
        type="number"
        inputMode="decimal"
        min={CARD_FUNDING_MIN / 100}
        max={FUNDING_MAX / 100}
        step="0.01"
        required
        autoComplete="off"
        readOnly={isPaying}
        className="num min-h-15 font-serif text-[1.5rem] leading-tight font-semibold [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        value={typed}
        onChange={(event) => {
          setError(undefined)
          onType(event.target.value)
        }}
      />
      <SumBox
        rows={[
          ['Current Balance', inNaira(balance)],
          ['Amount to Add', inNaira(amount ?? 0)],
          ['New Balance', inNaira(balance + (amount ?? 0))],
        ]}
      />
    </Dialog>
  )
}
