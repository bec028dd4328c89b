import { AuditLog } from '../../features/audit/admin/AuditLog.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'

/** Audit: what administrators did with people and money (decision 0154). */
export function Screen() {
  return (
    <div className="page max-w-205">
      <PageHeader title="Audit" subtitle="What administrators did, newest first." />
      <AuditLog />
    </div>
  )
}
