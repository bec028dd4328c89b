import { useQuery } from '@tanstack/react-query'
import { ShieldAlert } from 'lucide-react'
import { daysToSetUp } from '../../../../contract/auth/second-factors.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { ButtonLink } from '../../../kit/Button.tsx'
import { Text } from '../../../kit/Text.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { secondFactorsQuery } from './queries.ts'

/** The days that an administrator has left to add the second step that the school will require; nothing otherwise. */
export function SecondStepNotice() {
  const { data } = useQuery(secondFactorsQuery)
  const { date } = useDateFormat()
  const days = data && daysToSetUp(data, Date.now() / 1000)
  if (!data || !days) return null
  return (
    <Note tone="warning" icon={<ShieldAlert className="icon" aria-hidden />}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <div className="grow basis-60">
          <b className="block">{m.security_days_left_to_add({ count: days })}</b>
          <p>
            <Text of={m.security_pages_stay_closed_from} date={date(data.requiredFrom)} />
          </p>
        </div>
        <ButtonLink to={paths.profile}>{m.security_add_it_now()}</ButtonLink>
      </div>
    </Note>
  )
}
