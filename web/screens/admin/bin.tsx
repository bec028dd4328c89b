import { paths } from '../../api/paths.ts'
import { Bin } from '../../features/bin/admin/Bin.tsx'
import { BackLink, PageHeader } from '../../kit/PageHeader.tsx'

/** Bin: what administrators deleted in the last 30 days (decision 0502). */
export function Screen() {
  return (
    <div className="page max-w-205">
      <BackLink to={paths.admin.audit}>Audit</BackLink>
      <PageHeader title="Bin" subtitle="What was deleted in the last 30 days." />
      <Bin />
    </div>
  )
}
