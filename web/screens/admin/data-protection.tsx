import { useQuery } from '@tanstack/react-query'
import { FileText, MessageSquareWarning } from 'lucide-react'
import { useState } from 'react'
import { COMPLAINTS_PER_PAGE } from '../../../contract/privacy/data-protection.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { ArchiveCard, BreachClock } from '../../features/data-protection/admin/ArchiveCard.tsx'
import { Complaints } from '../../features/data-protection/admin/Complaints.tsx'
import { dataProtectionQuery } from '../../features/data-protection/admin/queries.ts'
import { ResponsibleForm } from '../../features/data-protection/admin/ResponsibleForm.tsx'
import { ButtonLink } from '../../kit/Button.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { BackLink, PageHeader } from '../../kit/PageHeader.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'

/** Settings → Data protection: who answers for the data, complaints, the archive for the regulator (R-SAFE-009). */
export function Screen() {
  const [page, setPage] = useState(1)
  const query = useQuery(dataProtectionQuery(page))
  return (
    <div className="page max-w-205">
      <BackLink to={paths.admin.settings}>{m.kit_settings()}</BackLink>
      <PageHeader title={m.data_protection_title()} subtitle={m.data_protection_subtitle()}>
        <ButtonLink to={paths.privacy}>
          <FileText className="icon" aria-hidden />
          {m.data_protection_notice()}
        </ButtonLink>
      </PageHeader>
      <QueryBoundary query={query} errorTitle={m.data_protection_did_not_load()}>
        {(data) => (
          <>
            <ResponsibleForm key={data.version} saved={data} version={data.version} />
            <Card>
              <CardHead title={m.data_protection_complaints()} />
              {data.items.length === 0 ? (
                <EmptyState icon={MessageSquareWarning} title={m.data_protection_no_complaints()}>
                  {m.data_protection_no_complaints_hint()}
                </EmptyState>
              ) : (
                <Complaints items={data.items} />
              )}
              <Pagination
                page={data.page}
                pageCount={Math.ceil(data.total / COMPLAINTS_PER_PAGE)}
                onPage={setPage}
              />
            </Card>
            <ArchiveCard figures={data} />
            <BreachClock />
          </>
        )}
      </QueryBoundary>
    </div>
  )
}
