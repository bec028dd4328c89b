import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import type { ListedStudent } from '../../../../contract/admin.ts'
import type { Kobo } from '../../../../contract/kobo.ts'
import { fundWallet, INVALID_AMOUNT, isFundable } from '../../../../contract/wallet.ts'
import { naira } from '../../../../contract/wire.ts'
import { callApi } from '../../../api/call-api.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { inNaira } from '../../../kit/naira.ts'
import { TextInput } from '../../../kit/TextInput.tsx'
import { TotalsList } from '../../../kit/Tile.tsx'
import { useStudentMutation } from './use-student-mutation.ts'

/** What was typed as naira, in kobo; null when it is no sum that a wallet can be funded with. */
function parseAmount(input: string): Kobo | null {
  const parsed = z.safeDecode(naira, input.trim())
  return parsed.success && isFundable(parsed.data) ? parsed.data : null
}

const newIdempotencyKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Puts the school's money into a student's wallet (R-ASTUD-011). */
export function FundWalletDialog({
  student,
  onClose,
}: {
  student: ListedStudent
  onClose: () => void
}) {
  const [amountText, setAmountText] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  const [idempotencyKey] = useState(newIdempotencyKey)
  const amount = parseAmount(amountText)
  const fundMutation = useStudentMutation({
    // sent again after a broken line it is the same funding; another sum is another one
    send: (kobo: Kobo) =>
      callApi(fundWallet, {
        studentId: student.id,
        amount: kobo,
        idempotencyKey: `${idempotencyKey}-${kobo}`,
      }),
    successMessage: fundWallet.successMessage,
    fallbackError: 'Failed to fund wallet',
    onSuccess: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (fundMutation.isPending) return
    setInvalid(amount === null)
    if (amount !== null) fundMutation.mutate(amount)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!fundMutation.isPending}
      onSubmit={submit}
      title="Fund Wallet"
      description={
        <>
          Adds money to the wallet of <bdi className="font-semibold text-ink">{student.name}</bdi>.
        </>
      }
      actions={
        <>
          <Button variant="line" disabled={fundMutation.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="main"
            disabled={amountText.trim() === ''}
            busy={fundMutation.isPending && 'Processing...'}
          >
            Fund Wallet
          </Button>
        </>
      }
    >
      <TextInput
        label="Amount (₦)"
        error={isInvalid ? INVALID_AMOUNT : undefined}
        inputMode="decimal"
        dir="ltr"
        required
        autoComplete="off"
        readOnly={fundMutation.isPending}
        className="num"
        value={amountText}
        onChange={(event) => {
          setInvalid(false)
          setAmountText(event.target.value)
        }}
      />
      <TotalsList
        rows={[
          ['Current Balance', inNaira(student.wallet)],
          ['Amount to Add', inNaira(amount ?? 0)],
          ['New Balance', inNaira(student.wallet + (amount ?? 0))],
        ]}
      />
    </Dialog>
  )
}
