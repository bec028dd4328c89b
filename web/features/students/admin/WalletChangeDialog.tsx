import type { ComponentProps } from 'react'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { m } from '../../../../messages/m.ts'
import { AmountField } from '../../../forms/AmountField.tsx'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { ReasonField } from '../../../forms/ReasonField.tsx'
import type { useForm } from '../../../forms/use-form.ts'
import { inNaira } from '../../../kit/naira.ts'
import { TotalsList } from '../../../kit/Tile.tsx'

export type WalletChangeValues = { amount: string; reason: string }

type WalletChangeDialogProps = {
  title: string
  student: { name: string; wallet: Kobo }
  /** The action, before the name of the student. */
  effect: string
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
        <>
          {effect} <bdi className="font-semibold text-ink">{student.name}</bdi>.
        </>
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
          ['Current Balance', inNaira(student.wallet)],
          [sumLabel, inNaira(Math.abs(amount))],
          ['New Balance', student.wallet + amount < 0 ? '—' : inNaira(student.wallet + amount)],
        ]}
      />
    </FormDialog>
  )
}
