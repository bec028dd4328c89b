import { useQuery } from '@tanstack/react-query'
import { ArrowRight, ShieldAlert } from 'lucide-react'
import { useSearch } from 'wouter'
import { returnPathOf } from '../../../../contract/auth/return-path.ts'
import { daysToSetUp } from '../../../../contract/auth/second-factors.ts'
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
      <PageHeader
        title="Add a second step"
        subtitle="Your school requires it of every administrator."
      />
      {isDone ? (
        <Note tone="success">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
            <p className="grow basis-60">
              Done. From now on you sign in with it, and everything is open again.
            </p>
            <ButtonLink variant="primary" to={next}>
              Continue
              <ArrowRight className="icon mirror" aria-hidden />
            </ButtonLink>
          </div>
        </Note>
      ) : (
        <Note tone="warning" icon={<ShieldAlert className="icon" aria-hidden />}>
          <b className="block">The administrators' pages are closed until you have one.</b>
          <p>
            The seven days to add it are over. It takes a minute: choose a passkey, which is your
            fingerprint, face or screen lock, or an app that shows codes. Your lessons, messages and
            data are unchanged.
          </p>
        </Note>
      )}
      <SecondStepCard />
    </div>
  )
}
