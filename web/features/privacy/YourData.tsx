import { useQuery } from '@tanstack/react-query'
import { ADMIN_ROLE } from '../../../contract/auth/auth.ts'
import { getMyData } from '../../../contract/privacy/privacy.ts'
import { m } from '../../../messages/m.ts'
import { callQuery } from '../../api/call-query.ts'
import { paths } from '../../api/paths.ts'
import { keys } from '../../api/query-keys.ts'
import { pollInterval } from '../../api/retry-pause.ts'
import { Card, CardHead } from '../../kit/Card.tsx'
import { Link } from '../../kit/Link.tsx'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DownloadData } from './DownloadData.tsx'

/** 'Your data' in the profile: the archive and the deletion of the account (R-TRUST-001, R-TRUST-002). */
export function YourData({ role, email }: { role: number; email: string }) {
  const query = useQuery(myDataQuery)
  return (
    <QueryBoundary query={query} errorTitle={m.privacy_data_did_not_load()}>
      {(data) => (
        <Card>
          <CardHead title={m.privacy_your_data()} />
          <div className="pad grid grid-cols-1 gap-4.5">
            <DownloadData archive={data.archive} />
            <p>
              <Link to={paths.privacy} className="touch-target">
                {m.data_protection_link()}
              </Link>
            </p>
            <hr className="border-line" />
            <DeleteAccount data={data} email={email} isAdministrator={role === ADMIN_ROLE} />
          </div>
        </Card>
      )}
    </QueryBoundary>
  )
}

const POLL_MS = 3_000

/** The balance, archive and planned deletion of the user; polled while an archive is being prepared. */
const myDataQuery = callQuery(getMyData, {}, keys.myData, {
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.archive?.state === 'preparing' && pollInterval(POLL_MS, state),
})
