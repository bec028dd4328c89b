import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { usePermissions } from '../../api/use-may.ts'
import { Bin } from '../../features/bin/admin/Bin.tsx'
import { Mentions } from '../../features/privacy/admin/Mentions.tsx'
import { PlannedDeletions } from '../../features/privacy/admin/PlannedDeletions.tsx'
import { BackLink, PageHeader } from '../../kit/PageHeader.tsx'

/** Bin: the items that administrators deleted in the last 30 days, the accounts that students delete, and texts that name
 * erased people. */
export function Screen() {
  const isPermitted = usePermissions()
  return (
    <div className="page max-w-205">
      {isPermitted('viewAudit') && (
        <BackLink to={paths.admin.audit}>{m.admin_screens_audit()}</BackLink>
      )}
      <PageHeader
        title={m.admin_screens_bin()}
        subtitle={m.admin_screens_what_deleted_last_30_days()}
      />
      <Bin />
      {isPermitted('managePrivacy') && (
        <>
          <PlannedDeletions />
          <Mentions />
        </>
      )}
    </div>
  )
}
