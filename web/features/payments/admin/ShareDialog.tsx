import { isDay } from '../../../../contract/platform/school-time.ts'
import { parseShare, setIncomeShare } from '../../../../contract/staff/income-shares.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
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
      teacher: required(m.payments_please_choose_teacher()),
      class: required(m.payments_please_choose_class()),
      percent: (text) => (parseShare(text) === null ? m.payments_enter_percentage() : undefined),
      fromDay: (day) => (isDay(day) ? undefined : m.payments_enter_date()),
    }),
  })
  const { isPending, errorMessage, mutate } = useSetShare(onClose)
  const { teacher, class: classId, percent, fromDay } = form.values
  return (
    <FormDialog
      title={row ? m.payments_change_share() : m.payments_set_share()}
      submitLabel={m.kit_save()}
      busyLabel={isPending && m.kit_saving()}
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
        label={m.payments_teacher()}
        placeholder={m.payments_choose_teacher()}
        options={toOptions(teachers, row && { id: row.userId, name: row.name })}
        disabled={row !== null}
        {...form.field('teacher')}
      />
      <Select
        label={m.kit_class()}
        placeholder={m.payments_choose_class()}
        options={toOptions(classes, row && { id: row.classId, name: row.className })}
        disabled={row !== null}
        {...form.field('class')}
      />
      <TextInput
        label={m.payments_share_percent()}
        hint={m.payments_share_hint()}
        inputMode="decimal"
        dir="ltr"
        className="num"
        autoComplete="off"
        required
        readOnly={isPending}
        {...form.field('percent')}
      />
      <TextInput
        label={m.payments_share_from()}
        type="date"
        hint={
          fromDay !== '' && fromDay <= today
            ? m.payments_share_changes_past()
            : m.payments_share_keeps_past()
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
  return useFormMutation({
    send: (share: ShareRequest) => callApi(setIncomeShare, share),
    successMessage: setIncomeShare.successMessage,
    fallbackError: m.payments_failed_save_share(),
    onSuccess: onDone,
    stale: [adminKeys.incomeShares],
  })
}
