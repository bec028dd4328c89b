import type { ReactNode } from 'react'
import {
  CASE_REASONS,
  closeTransferCase,
  type TransferCase,
} from '../../../../contract/payments/transfers.ts'
import { m, textOf } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { RadioCard } from '../../../kit/ChoiceCard.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { transferAmount } from './transfer-amount.ts'

export type CaseStudent = { id: number; name: string }

/** The picker of another feature, for one student. */
export type RenderPicker = (props: {
  chosen: CaseStudent | null
  onChoose: (student: CaseStudent) => void
}) => ReactNode

type Values = { how: 'noted' | 'credited'; student: CaseStudent | null; note: string }

type CloseCaseDialogProps = {
  case: TransferCase
  renderPicker: RenderPicker
  onClose: () => void
}

/** The owner of the account to which the transfer went, unless the account was deleted. */
const ownerOf = ({ studentId, name, reason }: TransferCase): CaseStudent | null =>
  studentId === 0 || reason === 'account_deleted' ? null : { id: studentId, name }

/** Closes the case of a transfer: credited to a student, or noted (R-PAY-003). */
export function CloseCaseDialog({ case: it, renderPicker, onClose }: CloseCaseDialogProps) {
  const form = useForm({
    initial: () => unchanged<Values>({ how: 'noted', student: ownerOf(it), note: '' }),
    validate: validateBy<Values>({
      student: (student, { how }) =>
        how === 'credited' && !student ? m.payments_case_choose_student() : undefined,
      note: (note) => (note.trim() === '' ? m.payments_case_enter_note() : undefined),
    }),
  })
  const { how, student } = form.values
  const close = useFormMutation({
    send: ({ how, student, note }: Values) =>
      callApi(closeTransferCase, {
        transferId: it.id,
        note: note.trim(),
        ...(how === 'credited' && student && { studentId: student.id }),
      }),
    successMessage: closeTransferCase.successMessage,
    fallbackError: m.payments_case_close_failed(),
    onSuccess: onClose,
    stale: [adminKeys.transferCases, adminKeys.payments],
  })
  return (
    <FormDialog
      title={m.payments_case_close()}
      description={
        <>
          <span className="num">{transferAmount(it)}</span>
          {it.sender && (
            <>
              {' · '}
              <bdi>{it.sender}</bdi>
            </>
          )}
          <span className="block">{textOf(CASE_REASONS[it.reason])}</span>
        </>
      }
      submitLabel={m.payments_case_close()}
      busyLabel={close.isPending && m.payments_case_closing()}
      error={close.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit(() => close.mutate(form.values), close.isPending)}
    >
      <fieldset className="grid gap-2">
        <legend className="label mb-1.5">{m.payments_case_what()}</legend>
        <RadioCard
          name="how"
          checked={how === 'noted'}
          onChange={() => form.update({ how: 'noted' })}
        >
          {m.payments_case_noted()}
        </RadioCard>
        <RadioCard
          name="how"
          checked={how === 'credited'}
          disabled={it.currency !== 'NGN'}
          onChange={() => form.update({ how: 'credited' })}
        >
          {m.payments_case_credited()}
        </RadioCard>
      </fieldset>
      {how === 'credited' && (
        <>
          {student && (
            <p className="m-0 font-semibold" role="status">
              <bdi>{student.name}</bdi>
            </p>
          )}
          {renderPicker({ chosen: student, onChoose: (it) => form.update({ student: it }) })}
          {form.errors.student && (
            <p role="alert" className="m-0 text-danger-ink">
              {form.errors.student}
            </p>
          )}
        </>
      )}
      <TextInput
        label={m.payments_case_note()}
        hint={m.payments_case_note_hint()}
        maxLength={300}
        dir="auto"
        required
        {...form.field('note')}
      />
    </FormDialog>
  )
}
