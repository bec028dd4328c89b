import { AuditLog } from '../../features/audit/manage/AuditLog.tsx'
import { PageHead } from '../../kit/PageHead.tsx'

/** Audit: what administrators did with people and money (decision 0154). */
export function Screen() {
  return (
    <div className="wrap max-w-205">
      <PageHead title="Audit" lead="What administrators did, newest first." />
      <AuditLog />
    </div>
  )
}
