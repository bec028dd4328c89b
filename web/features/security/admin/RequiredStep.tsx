import { useQuery } from '@tanstack/react-query'
import { ArrowRight, ShieldAlert } from 'lucide-react'
import { useSearch } from 'wouter'
import { returnPathOf } from '../../../../contract/auth/return-path.ts'
import { daysToSetUp } from '../../../../contract/auth/second-factors.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { ButtonLink } from '../../../kit/Button.tsx'
import { PageHeader } from '../../../kit/PageHeader.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { secondFactorsQuery } from './queries.ts'
import { SecondStepCard } from './SecondStepCard.tsx'

/**
 * The security part of the profile alone, for an administrator who cannot do anything else before a second step is added;
 * then a link back to where they were (R-TRUST-004, decision 0643).
 */
export function RequiredStep() {
  const { data } = useQuery(secondFactorsQuery)
  const next = returnPathOf(new URLSearchParams(useSearch()).get('next')) ?? paths.admin.dashboard
  const isDone = data !== undefined && daysToSetUp(data, Date.now() / 1000) === undefined
  return (
    <div className="page max-w-170">
      <PageHeader title={m.security_add_second_step()} subtitle={m.security_school_requires_it()} />
      {isDone ? (
        <Note tone="success">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
            <p className="grow basis-60">{m.security_step_added()}</p>
            <ButtonLink variant="primary" to={next}>
              {m.kit_continue()}
              <ArrowRight className="icon mirror" aria-hidden />
            </ButtonLink>
          </div>
        </Note>
      ) : (
        <Note tone="warning" icon={<ShieldAlert className="icon" aria-hidden />}>
          <b className="block">{m.security_pages_closed()}</b>
          <p>{m.security_seven_days_over()}</p>
        </Note>
      )}
      <SecondStepCard />
    </div>
  )
}
