import { useQueryClient } from '@tanstack/react-query'
import { isDay } from '../../../../contract/platform/school-time.ts'
import { parseShare, setIncomeShare } from '../../../../contract/staff/income-shares.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { invalidate } from '../../../api/query-keys.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { required, validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { Select } from '../../../kit/Select.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import type { ShareRow } from './ShareTable.tsx'

type Choice = { id: number; name: string }
type ShareDialogProps = {
  teachers: readonly Choice[]
  classes: readonly Choice[]
  /** The share that is changed; null for a new one. */
  row: ShareRow | null
  onClose: () => void
}

type ShareValues = { teacher: string; class: string; percent: string; fromDay: string }

/** Sets the share of a teacher in the income of a class from a day on; 0 ends it (R-STAFF-012). */
export function ShareDialog({ teachers, classes, row, onClose }: ShareDialogProps) {
  const today = useDateFormat().today()
  const form = useForm({
    initial: () =>
      unchanged<ShareValues>({
        teacher: row ? String(row.userId) : '',
        class: row ? String(row.classId) : '',
        percent: row ? String(row.basisPoints / 100) : '',
        fromDay: `${today.slice(0, 7)}-01`,
      }),
    validate: validateBy<ShareValues>({
      teacher: required('Please choose a teacher'),
      class: required('Please choose a class'),
      percent: (text) =>
        parseShare(text) === null ? 'Enter a percentage from 0 to 100, such as 33.33' : undefined,
      fromDay: (day) => (isDay(day) ? undefined : 'Please enter a date'),
    }),
  })
  const { isPending, errorMessage, mutate } = useSetShare(onClose)
  const { teacher, class: classId, percent, fromDay } = form.values
  return (
    <FormDialog
      title={row ? 'Change share' : 'Set share'}
      submitLabel="Save"
      busyLabel={isPending && 'Saving...'}
      error={errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit(
        () =>
          mutate({
            ...{ userId: Number(teacher), classId: Number(classId), fromDay },
            basisPoints: parseShare(percent) ?? 0,
          }),
        isPending,
      )}
    >
      <Select
        label="Teacher"
        placeholder="Choose a teacher"
        options={toOptions(teachers, row && { id: row.userId, name: row.name })}
        disabled={row !== null}
        {...form.field('teacher')}
      />
      <Select
        label="Class"
        placeholder="Choose a class"
        options={toOptions(classes, row && { id: row.classId, name: row.className })}
        disabled={row !== null}
        {...form.field('class')}
      />
      <TextInput
        label="Share (%)"
        hint="Of what students pay for the class, less refunds. 0 ends the share."
        inputMode="decimal"
        dir="ltr"
        className="num"
        autoComplete="off"
        required
        readOnly={isPending}
        {...form.field('percent')}
      />
      <TextInput
        label="From"
        type="date"
        hint={
          fromDay !== '' && fromDay <= today
            ? 'This changes the statements since this day.'
            : 'Payments before this day keep their share.'
        }
        required
        readOnly={isPending}
        {...form.field('fromDay')}
      />
    </FormDialog>
  )
}

/** The choices, and the one that is changed if it is not among them: a teacher who left. */
function toOptions(choices: readonly Choice[], chosen: Choice | null) {
  const isMissing = chosen && choices.every((it) => it.id !== chosen.id)
  return [...(isMissing ? [chosen] : []), ...choices].map((it) => ({
    value: String(it.id),
    label: it.name,
  }))
}

type ShareRequest = { userId: number; classId: number; basisPoints: number; fromDay: string }

function useSetShare(onDone: () => void) {
  const queryClient = useQueryClient()
  return useFormMutation({
    send: (share: ShareRequest) => callApi(setIncomeShare, share),
    successMessage: setIncomeShare.successMessage,
    fallbackError: 'Failed to save the share',
    onSuccess: onDone,
    onSettled: () => invalidate(queryClient, adminKeys.incomeShares),
  })
}
