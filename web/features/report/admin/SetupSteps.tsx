import { Circle, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { Link } from '../../../kit/Link.tsx'
import type { SetupStep } from './setup-steps.ts'

const HIDDEN = 'setup-hidden'

/** The steps of a school that is not set up yet. Nothing when all are done; hidden steps return at the next sign-in. */
export function SetupSteps({ steps }: { steps: readonly SetupStep[] }) {
  const [isHidden, setHidden] = useState(() => sessionStorage.getItem(HIDDEN) === '1')
  const doneCount = steps.filter((it) => it.isDone).length
  if (isHidden || doneCount === steps.length) return null
  const hide = () => {
    // signing out clears it
    sessionStorage.setItem(HIDDEN, '1')
    setHidden(true)
  }
  return (
    <Card>
      <CardHead title={m.report_set_up_school({ doneCount, count: steps.length })}>
        <Button variant="text" onClick={hide}>
          {m.report_hide_now()}
        </Button>
      </CardHead>
      <ol className="setup-steps">
        {steps.map((it) => (
          <li key={it.title}>
            <Step {...it} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Step({ title, detail, isDone, path }: SetupStep) {
  return (
    <Link to={path} className="setup-step">
      {isDone ? (
        <CircleCheck className="icon text-success-ink" aria-hidden />
      ) : (
        <Circle className="icon text-ink-3" aria-hidden />
      )}
      <span className="min-w-0">
        <b>{title}</b>{' '}
        <span className="sr-only">{isDone ? m.report_step_done() : m.report_step_to_do()}</span>
        <span className="page-side block text-small wrap-anywhere text-ink-2" dir="auto">
          {detail}
        </span>
      </span>
    </Link>
  )
}
