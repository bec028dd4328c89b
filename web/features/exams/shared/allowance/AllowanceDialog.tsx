import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type AllowanceOfStudent,
  getExamAllowance,
  setExamAllowance,
} from '../../../../../contract/exams/allowances.ts'
import { MAX_ATTEMPTS, MAX_EXTRA_MINUTES } from '../../../../../contract/exams/exam-rules.ts'
import {
  parseDateTimeLocal,
  toDateTimeLocal,
} from '../../../../../contract/platform/school-time.ts'
import { m } from '../../../../../messages/m.ts'
import { adminKeys } from '../../../../api/admin-query-keys.ts'
import { callApi, messageOf } from '../../../../api/call-api.ts'
import { FormError } from '../../../../forms/FormError.tsx'
import { useFormMutation } from '../../../../forms/use-form-mutation.ts'
import { BilingualTitle } from '../../../../kit/BilingualTitle.tsx'
import { Button } from '../../../../kit/Button.tsx'
import { Dialog } from '../../../../kit/Dialog.tsx'
import { NumberInput } from '../../../../kit/NumberInput.tsx'
import { Skeleton } from '../../../../kit/Skeleton.tsx'
import { TextInput } from '../../../../kit/TextInput.tsx'
import { useTimeZone } from '../../../../kit/time-zone.ts'

type AllowanceDialogProps = { lessonId: number; studentId: number; onClose: () => void }

/** Gives one student further attempts, more minutes or a later last moment (R-FAIR-003). */
export function AllowanceDialog({ lessonId, studentId, onClose }: AllowanceDialogProps) {
  const query = useQuery({
    queryKey: adminKeys.examAllowance(lessonId, studentId),
    queryFn: ({ signal }) => callApi(getExamAllowance, { lessonId, studentId }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  if (query.data)
    return <AllowanceForm {...{ lessonId, studentId, onClose }} allowance={query.data} />
  return (
    <Dialog open onClose={onClose} title={m.fair_more_time()}>
      {query.error ? (
        <FormError message={messageOf(query.error)} />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Dialog>
  )
}

function AllowanceForm({
  lessonId,
  studentId,
  allowance,
  onClose,
}: AllowanceDialogProps & { allowance: AllowanceOfStudent }) {
  const queryClient = useQueryClient()
  const timezone = useTimeZone()
  const [attempts, setAttempts] = useState(String(allowance.extraAttempts))
  const [minutes, setMinutes] = useState(String(allowance.extraMinutes))
  const [moment, setMoment] = useState(
    allowance.closesAt > 0 ? toDateTimeLocal(allowance.closesAt, timezone) : '',
  )
  const save = useFormMutation({
    send: () =>
      callApi(setExamAllowance, {
        ...{ lessonId, studentId },
        extraAttempts: toCount(attempts, MAX_ATTEMPTS),
        extraMinutes: toCount(minutes, MAX_EXTRA_MINUTES),
        closesAt: (moment && parseDateTimeLocal(moment, timezone)) || 0,
      }),
    successMessage: m.fair_more_time_saved(),
    fallbackError: m.api_general_error(),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: adminKeys.examAllowance(lessonId, studentId) })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.fair_more_time_of({ name: allowance.studentName })}
      description={<BilingualTitle>{allowance.subject}</BilingualTitle>}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
      actions={
        <>
          <Button onClick={onClose}>{m.kit_cancel()}</Button>
          <Button type="submit" variant="primary" busy={save.isPending && m.kit_saving()}>
            {m.kit_save()}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <NumberInput
          label={m.fair_extra_attempts()}
          hint={m.fair_used_attempts({
            used: allowance.used,
            attempts: allowance.attempts + allowance.extraAttempts,
          })}
          min={0}
          max={MAX_ATTEMPTS}
          step={1}
          value={attempts}
          onChange={(event) => setAttempts(event.target.value)}
        />
        {allowance.limitMinutes > 0 && (
          <NumberInput
            label={m.fair_extra_minutes()}
            hint={m.fair_extra_minutes_hint()}
            min={0}
            max={MAX_EXTRA_MINUTES}
            step={1}
            value={minutes}
            onChange={(event) => setMinutes(event.target.value)}
          />
        )}
        {allowance.lastMoment > 0 && (
          <TextInput
            type="datetime-local"
            label={m.fair_own_last_moment()}
            hint={m.fair_own_last_moment_hint()}
            value={moment}
            onChange={(event) => setMoment(event.target.value)}
          />
        )}
        <p className="hint">{m.fair_more_time_told()}</p>
        <FormError message={save.errorMessage} />
      </div>
    </Dialog>
  )
}

/** A typed number, from 0 to `max`. */
const toCount = (text: string, max: number) =>
  Math.min(max, Math.max(0, Math.floor(Number(text) || 0)))
