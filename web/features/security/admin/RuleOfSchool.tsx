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
    successMessage: m.security_all_administrators_get_email_about(),
    fallbackError: m.security_rule_not_changed(),
    onSuccess: () => setOpen(false),
  })
  return (
    <div className="pad grid grid-cols-1 gap-3 border-line border-t">
      <h3 className="font-semibold">{m.security_all_administrators()}</h3>
      <p className="text-ink-2">
        {isRequired
          ? m.security_second_step_required_date({ date: date(requiredFrom) })
          : m.security_second_step_not_required()}{' '}
        {withoutText(without)}
      </p>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {isRequired ? m.security_no_longer_require() : m.security_require()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        destructive={isRequired}
        title={
          isRequired ? m.security_no_longer_require_second_step() : m.security_require_second_step()
        }
        confirmLabel={isRequired ? m.security_no_longer_require_2() : m.security_require_2()}
        busy={change.isPending && m.kit_saving()}
        error={change.errorMessage}
        onClose={() => setOpen(false)}
        onConfirm={() => change.mutate()}
      >
        {isRequired
          ? m.security_administrators_then_sign_password_alone()
          : m.security_administrators_have_seven_days_add({ without: withoutText(without) })}
      </ConfirmDialog>
    </div>
  )
}

function withoutText(without: number): string {
  if (without === 0) return 'All administrators have one.'
  return without === 1
    ? 'One administrator has none yet.'
    : `${without} administrators have none yet.`
}
