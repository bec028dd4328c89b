import { useState } from 'react'
import {
  type SecondFactors,
  setSecondFactorRequired,
} from '../../../../contract/auth/second-factors.ts'
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
    successMessage: 'All administrators get an email about it.',
    fallbackError: 'The rule was not changed',
    onSuccess: () => setOpen(false),
  })
  return (
    <div className="pad grid grid-cols-1 gap-3 border-line border-t">
      <h3 className="font-semibold">All administrators</h3>
      <p className="text-ink-2">
        {isRequired
          ? `A second step is required from ${date(requiredFrom)}.`
          : 'A second step is not required.'}{' '}
        {withoutText(without)}
      </p>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {isRequired ? 'No longer require it' : 'Require it'}
      </Button>
      <ConfirmDialog
        open={isOpen}
        destructive={isRequired}
        title={isRequired ? 'No longer require a second step?' : 'Require a second step?'}
        confirmLabel={isRequired ? 'No longer require' : 'Require'}
        busy={change.isPending && 'Saving...'}
        error={change.errorMessage}
        onClose={() => setOpen(false)}
        onConfirm={() => change.mutate()}
      >
        {isRequired
          ? 'Administrators can then sign in with the password alone.'
          : `Administrators have seven days to add one. After that they can do nothing else before they have. ${withoutText(without)}`}
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
