import { useState } from 'react'
import * as z from 'zod/mini'
import type { ListedStudent } from '../../../../contract/admin.ts'
import type { Kobo } from '../../../../contract/kobo.ts'
import { fundWallet, INVALID_AMOUNT, isFundable } from '../../../../contract/wallet.ts'
import { naira } from '../../../../contract/wire.ts'
import { callApi } from '../../../api/call-api.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { validateBy } from '../../../forms/field-rules.ts'
import { newIdempotencyKey } from '../../../forms/idempotency-key.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { inNaira } from '../../../kit/naira.ts'
import { TextInput } from '../../../kit/TextInput.tsx'
import { TotalsList } from '../../../kit/Tile.tsx'
import { useStudentMutation } from './use-student-mutation.ts'

/** An amount typed in naira as kobo, null if a wallet cannot be funded with it. */
function parseAmount(input: string): Kobo | null {
  const parsed = z.safeDecode(naira, input.trim())
  return parsed.success && isFundable(parsed.data) ? parsed.data : null
}

const validateAmount = validateBy<{ amount: string }>({
  amount: (text) => (parseAmount(text) === null ? INVALID_AMOUNT : undefined),
})

type FundWalletDialogProps = { student: ListedStudent; onClose: () => void }

/** Credits a student's wallet with the school's money (R-ASTUD-011). */
export function FundWalletDialog({ student, onClose }: FundWalletDialogProps) {
  const form = useForm({ initial: () => unchanged({ amount: '' }), validate: validateAmount })
  const [idempotencyKey] = useState(newIdempotencyKey)
  const kobo = parseAmount(form.values.amount) ?? 0
  const fund = useStudentMutation({
    // the same amount again is a retry after a lost response, another amount is another funding
    send: (amount: Kobo) =>
      callApi(fundWallet, {
        studentId: student.id,
        amount,
        idempotencyKey: `${idempotencyKey}-${amount}`,
      }),
    successMessage: fundWallet.successMessage,
    fallbackError: 'Failed to fund wallet',
    onSuccess: onClose,
  })
  return (
    <FormDialog
      title="Fund Wallet"
      description={
        <>
          Adds money to the wallet of <bdi className="font-semibold text-ink">{student.name}</bdi>.
        </>
      }
      submitLabel="Fund Wallet"
      isSubmitDisabled={form.values.amount.trim() === ''}
      busyLabel={fund.isPending && 'Processing...'}
      error={fund.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit(() => fund.mutate(kobo), fund.isPending)}
    >
      <TextInput
        label="Amount (₦)"
        inputMode="decimal"
        dir="ltr"
        required
        autoComplete="off"
        readOnly={fund.isPending}
        className="num"
        {...form.field('amount')}
      />
      <TotalsList
        rows={[
          ['Current Balance', inNaira(student.wallet)],
          ['Amount to Add', inNaira(kobo)],
          ['New Balance', inNaira(student.wallet + kobo)],
        ]}
      />
    </FormDialog>
  )
}
