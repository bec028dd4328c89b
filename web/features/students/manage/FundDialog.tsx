import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import type { ListedStudent } from '../../../../contract/admin.ts'
import type { Kobo } from '../../../../contract/kobo.ts'
import { fundWallet, INVALID_AMOUNT, isFundable } from '../../../../contract/wallet.ts'
import { naira } from '../../../../contract/wire.ts'
import { ask } from '../../../api/ask.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { inNaira } from '../../../kit/naira.ts'
import { TextInput } from '../../../kit/TextInput.tsx'
import { SumBox } from '../../../kit/Tile.tsx'
import { useChange } from './use-change.ts'

/** What was typed as naira, in kobo; null when it is no sum that a wallet can be funded with. */
function readAmount(typed: string): Kobo | null {
  const read = z.safeDecode(naira, typed.trim())
  return read.success && isFundable(read.data) ? read.data : null
}

const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Puts the school's money into a student's wallet (wallet-and-admin §5). */
export function FundDialog({ student, onClose }: { student: ListedStudent; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [key] = useState(newKey)
  const amount = readAmount(typed)
  const funding = useChange({
    // sent again after a broken line it is the same funding; another sum is another one
    send: (sum: Kobo) =>
      ask(fundWallet, { student_id: student.id, amount: sum, once: `${key}-${sum}` }),
    said: fundWallet.says,
    otherwise: 'Failed to fund wallet',
    onDone: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (funding.isPending) return
    setWrong(amount === null)
    if (amount !== null) funding.mutate(amount)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!funding.isPending}
      onSubmit={submit}
      title="Fund Wallet"
      description={
        <>
          Adds money to the wallet of <bdi className="font-semibold text-ink">{student.name}</bdi>.
        </>
      }
      actions={
        <>
          <Button look="line" disabled={funding.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            look="main"
            disabled={typed.trim() === ''}
            busy={funding.isPending && 'Processing...'}
          >
            Fund Wallet
          </Button>
        </>
      }
    >
      <TextInput
        label="Amount (₦)"
        error={isWrong ? INVALID_AMOUNT : undefined}
        inputMode="decimal"
        dir="ltr"
        required
        autoComplete="off"
        readOnly={funding.isPending}
        className="num"
        value={typed}
        onChange={(event) => {
          setWrong(false)
          setTyped(event.target.value)
        }}
      />
      <SumBox
        rows={[
          ['Current Balance', inNaira(student.wallet)],
          ['Amount to Add', inNaira(amount ?? 0)],
          ['New Balance', inNaira(student.wallet + (amount ?? 0))],
        ]}
      />
    </Dialog>
  )
}
