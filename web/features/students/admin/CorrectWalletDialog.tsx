import { useState } from 'react'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { correctionError, correctWallet, MAX_FUNDING } from '../../../../contract/wallet/wallet.ts'
import { m, textOf } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import type { ErrorTarget } from '../../../forms/error-target.ts'
import { required, validateBy } from '../../../forms/field-rules.ts'
import { newIdempotencyKey } from '../../../forms/idempotency-key.ts'
import { amountProblem, parseNaira } from '../../../forms/parse-naira.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { nairaInText } from '../../../kit/naira.ts'
import { WalletChangeDialog, type WalletChangeValues } from './WalletChangeDialog.tsx'

type CorrectWalletDialogProps = {
  student: { id: number; name: string; wallet: Kobo }
  /** The amount in the field at first, at most the balance. */
  proposedAmount?: Kobo | undefined
  onClose: () => void
}

/** Takes money out of a student's wallet, with a reason; never below zero (decision 0160). */
export function CorrectWalletDialog({
  student,
  proposedAmount = 0,
  onClose,
}: CorrectWalletDialogProps) {
  const proposed = Math.min(proposedAmount, student.wallet)
  const form = useForm({
    initial: () => unchanged({ amount: proposed > 0 ? String(proposed / 100) : '', reason: '' }),
    validate: validateBy<WalletChangeValues>({
      amount: (text) => amountError(text, student.wallet),
      reason: required(m.students_enter_reason()),
    }),
  })
  const amount = parseNaira(form.values.amount) ?? 0
  const canTake = !amountError(form.values.amount, student.wallet)
  const correction = useCorrection(student.id, {
    onDone: onClose,
    form,
  })
  return (
    <WalletChangeDialog
      title={m.students_correct_title()}
      effect={m.students_takes_money}
      submitLabel={
        canTake ? m.students_take_amount({ amount: nairaInText(amount) }) : m.students_take()
      }
      student={student}
      form={form}
      change={correction}
      amountLabel={m.students_amount_to_take_field()}
      sum={[m.students_amount_to_take(), -amount]}
      reason={{
        suggestions: [
          m.students_reason_entered_twice(),
          m.students_reason_wrong_student(),
          m.students_reason_wrong_amount(),
          m.students_reason_transfer_missing(),
        ],
        required: true,
      }}
      onClose={onClose}
      onSubmit={({ reason }) => correction.mutate({ amount, reason })}
    />
  )
}

function amountError(text: string, balance: Kobo): string | undefined {
  const kobo = parseNaira(text)
  // an amount above the balance says so, however large it is
  if (kobo === null || kobo <= balance) return amountProblem(text)
  const error = correctionError(Math.min(kobo, MAX_FUNDING), balance)
  return error ? textOf(error.message) : amountProblem(text)
}

type Correction = { amount: Kobo; reason: string }

/** Sends a correction. A declined one is reported at its field, because the balance may have changed. */
function useCorrection(
  studentId: number,
  { onDone, form }: { onDone: () => void; form: ErrorTarget },
) {
  const [idempotencyKey] = useState(newIdempotencyKey)
  return useFormMutation({
    // the same amount again is a retry after a lost response
    send: ({ amount, reason }: Correction) =>
      callApi(correctWallet, {
        ...{ studentId, amount, reason },
        idempotencyKey: `${idempotencyKey}-${amount}`,
      }),
    successMessage: correctWallet.successMessage,
    fallbackError: m.students_failed_correct_wallet(),
    form,
    onSuccess: onDone,
    stale: [adminKeys.students, adminKeys.payments],
  })
}
