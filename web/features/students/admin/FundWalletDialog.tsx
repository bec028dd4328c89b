import { useState } from 'react'
import type { ListedStudent } from '../../../../contract/admin/student-list.ts'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { fundWallet } from '../../../../contract/wallet/wallet.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { validateBy } from '../../../forms/field-rules.ts'
import { newIdempotencyKey } from '../../../forms/idempotency-key.ts'
import { amountProblem, parseNaira } from '../../../forms/parse-naira.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { useStudentMutation } from './use-student-mutation.ts'
import { WalletChangeDialog, type WalletChangeValues } from './WalletChangeDialog.tsx'

const validateFunding = validateBy<WalletChangeValues>({
  amount: amountProblem,
})

/** The amount for the displayed sums; 0 while it cannot be put into a wallet. */
const fundableNaira = (text: string): Kobo => (amountProblem(text) ? 0 : (parseNaira(text) ?? 0))

type FundWalletDialogProps = { student: ListedStudent; onClose: () => void }

/** Credits a student's wallet with the school's money, with a reason (R-ASTUD-011, decision 0160). */
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
    fallbackError: m.students_failed_fund_wallet(),
    form,
    onSuccess: onClose,
  })
  return (
    <WalletChangeDialog
      title={m.students_fund_title()}
      effect={m.students_adds_money}
      submitLabel={m.students_fund_title()}
      isSubmitDisabled={form.values.amount.trim() === ''}
      student={student}
      form={form}
      change={fund}
      sum={[m.students_amount_to_add(), kobo]}
      reason={{
        suggestions: [
          m.students_reason_bank_transfer(),
          m.students_reason_cash(),
          m.students_reason_scholarship(),
          m.students_reason_prize(),
        ],
      }}
      onClose={onClose}
      onSubmit={() => fund.mutate(kobo)}
    />
  )
}
