import type { ComponentProps } from 'react'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { m } from '../../../../messages/m.ts'
import { AmountField } from '../../../forms/AmountField.tsx'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { ReasonField } from '../../../forms/ReasonField.tsx'
import type { useForm } from '../../../forms/use-form.ts'
import { inNaira } from '../../../kit/naira.ts'
import { Text } from '../../../kit/Text.tsx'
import { TotalsList } from '../../../kit/Tile.tsx'

export type WalletChangeValues = { amount: string; reason: string }

type WalletChangeDialogProps = {
  title: string
  student: { name: string; wallet: Kobo }
  /** The sentence about the action with the name of the student. */
  effect: (values: { name: string | number }) => string
  submitLabel: string
  isSubmitDisabled?: boolean
  form: ReturnType<typeof useForm<WalletChangeValues>>
  change: { isPending: boolean; errorMessage: string | undefined }
  amountLabel?: string
  /** The name of the amount in the sums, and the amount, negative if it is taken. */
  sum: [label: string, amount: Kobo]
  reason: Pick<ComponentProps<typeof ReasonField>, 'suggestions' | 'required'>
  onSubmit: (values: WalletChangeValues) => void
  onClose: () => void
}

/** The dialog by which an administrator changes a wallet: the amount, the reason and the sums (decision 0160). */
export function WalletChangeDialog({
  student,
  effect,
  form,
  change,
  amountLabel,
  sum: [sumLabel, amount],
  reason,
  onSubmit,
  ...dialog
}: WalletChangeDialogProps) {
  const { isPending } = change
  return (
    <FormDialog
      description={
        <Text of={effect} name={<span className="font-semibold text-ink">{student.name}</span>} />
      }
      busyLabel={isPending && m.kit_processing()}
      error={change.errorMessage}
      isDirty={form.isDirty}
      onSubmit={form.handleSubmit(onSubmit, isPending)}
      {...dialog}
    >
      <AmountField label={amountLabel} readOnly={isPending} {...form.field('amount')} />
      <ReasonField {...reason} readOnly={isPending} {...form.field('reason')} />
      <TotalsList
        rows={[
          [m.students_current_balance(), inNaira(student.wallet)],
          [sumLabel, inNaira(Math.abs(amount))],
          [
            m.students_new_balance(),
            student.wallet + amount < 0 ? '—' : inNaira(student.wallet + amount),
          ],
        ]}
      />
    </FormDialog>
  )
}
