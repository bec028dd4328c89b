import { useState } from 'react'
import {
  type SecondFactors,
  setSecondFactorRequired,
} from '../../../../contract/auth/second-factors.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { Button } from '../../../kit/Button.tsx'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { useSecondStepMutation } from './queries.ts'

/** Whether all administrators of the school need a second step, and the button that changes it. */
export function RuleOfSchool({ factors: { requiredFrom, without } }: { factors: SecondFactors }) {
  const [isOpen, setOpen] = useState(false)
  const { date } = useDateFormat()
  const isRequired = requiredFrom > 0
  const change = useSecondStepMutation({
    send: () => callApi(setSecondFactorRequired, { isRequired: !isRequired }),
    successMessage: m.security_administrators_get_email(),
    fallbackError: m.security_rule_not_changed(),
    onSuccess: () => setOpen(false),
  })
  return (
    <div className="pad grid grid-cols-1 gap-3 border-line border-t">
      <h3 className="font-semibold">{m.security_all_administrators()}</h3>
      <p className="text-ink-2">
        {isRequired
          ? m.security_required_from({ date: date(requiredFrom) })
          : m.security_not_required()}{' '}
        {m.security_administrators_without({ count: without })}
      </p>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {isRequired ? m.security_stop_requiring() : m.security_start_requiring()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        destructive={isRequired}
        title={
          isRequired ? m.security_stop_requiring_question() : m.security_start_requiring_question()
        }
        confirmLabel={
          isRequired ? m.security_stop_requiring_confirm() : m.security_start_requiring_confirm()
        }
        busy={change.isPending && m.kit_saving()}
        error={change.errorMessage}
        onClose={() => setOpen(false)}
        onConfirm={() => change.mutate()}
      >
        {isRequired
          ? m.security_password_alone()
          : `${m.security_seven_days()} ${m.security_administrators_without({ count: without })}`}
      </ConfirmDialog>
    </div>
  )
}
