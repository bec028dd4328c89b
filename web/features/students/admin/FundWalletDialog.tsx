import { useState } from 'react'
import type { Kobo } from '../../../../contract/kobo.ts'
import type { ListedStudent } from '../../../../contract/listed-student.ts'
import { fundWallet, INVALID_AMOUNT, isFundable } from '../../../../contract/wallet.ts'
import { callApi } from '../../../api/call-api.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { validateBy } from '../../../forms/field-rules.ts'
import { newIdempotencyKey } from '../../../forms/idempotency-key.ts'
import { parseNaira } from '../../../forms/parse-naira.ts'
import { ReasonField } from '../../../forms/ReasonField.tsx'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { inNaira } from '../../../kit/naira.ts'
import { TextInput } from '../../../kit/TextInput.tsx'
import { TotalsList } from '../../../kit/Tile.tsx'
import { useStudentMutation } from './use-student-mutation.ts'

const validateFunding = validateBy<{ amount: string; reason: string }>({
  amount: (text) => {
    const kobo = parseNaira(text)
    return kobo === null || !isFundable(kobo) ? INVALID_AMOUNT : undefined
  },
})

/** The amount that the sums show: 0 until it can be put into a wallet. */
function fundableNaira(text: string): Kobo {
  const kobo = parseNaira(text)
  return kobo !== null && isFundable(kobo) ? kobo : 0
}

type FundWalletDialogProps = { student: ListedStudent; onClose: () => void }

/** Credits a student's wallet with the school's money, with a reason (R-ASTUD-011, decision 0550). */
export function FundWalletDialog({ student, onClose }: FundWalletDialogProps) {
  const form = useForm({
    initial: () => unchanged({ amount: '', reason: '' }),
    validate: validateFunding,
  })
  const [idempotencyKey] = useState(newIdempotencyKey)
  const kobo = fundableNaira(form.values.amount)
  const fund = useStudentMutation({
    // the same amount again is a retry after a lost response, another amount is another funding
    send: (amount: Kobo) =>
      callApi(fundWallet, {
        studentId: student.id,
        amount,
        reason: form.values.reason,
        idempotencyKey: `${idempotencyKey}-${amount}`,
      }),
    successMessage: fundWallet.successMessage,
    fallbackError: 'Failed to fund wallet',
    form,
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
      <ReasonField
        suggestions={['Bank transfer', 'Cash', 'Scholarship', 'Prize']}
        readOnly={fund.isPending}
        {...form.field('reason')}
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
