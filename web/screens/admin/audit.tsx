import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { AuditLog } from '../../features/audit/admin/AuditLog.tsx'
import { Link } from '../../kit/Link.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'

/** Audit: the actions of administrators on accounts and money (decision 0500), with a link to the deleted items. */
export function Screen() {
  return (
    <div className="page max-w-205">
      <PageHeader
        title={m.admin_screens_audit()}
        subtitle={m.admin_screens_what_administrators_did_newest_first()}
      >
        <Link to={paths.admin.bin} className="btn btn-outline">
          {m.admin_screens_bin()}
        </Link>
      </PageHeader>
      <AuditLog />
    </div>
  )
}
