import { useQuery } from '@tanstack/react-query'
import { ADMIN_ROLE } from '../../../contract/auth/auth.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { Card, CardHead } from '../../kit/Card.tsx'
import { Link } from '../../kit/Link.tsx'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DownloadData } from './DownloadData.tsx'
import { myDataQuery } from './queries.ts'

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
              <Link to={paths.privacy}>{m.data_protection_link()}</Link>
            </p>
            <hr className="border-line" />
            <DeleteAccount data={data} email={email} isAdministrator={role === ADMIN_ROLE} />
          </div>
        </Card>
      )}
    </QueryBoundary>
  )
}
