import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { TransferCases } from '../../features/payments/admin/TransferCases.tsx'
import { transferCasesQuery } from '../../features/payments/admin/transfer-queries.ts'
import { OneStudentPicker } from '../../features/students/admin/StudentPicker.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyCard } from '../../kit/EmptyState.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'

/** Bank transfers that went into no wallet, for the accountant to decide (R-PAY-003). */
export function Screen() {
  const query = useQuery(transferCasesQuery)
  return (
    <div className="page">
      <PageHeader title={m.payments_cases_title()} subtitle={m.payments_cases_subtitle()} />
      <QueryBoundary query={query} errorTitle={m.payments_cases_did_not_load()}>
        {(cases) =>
          cases.length === 0 ? (
            <EmptyCard icon={CircleCheck} title={m.payments_no_cases()}>
              {m.payments_no_cases_hint()}
            </EmptyCard>
          ) : (
            <Card>
              <TransferCases
                cases={cases}
                renderPicker={({ chosen, onChoose }) => (
                  <OneStudentPicker chosen={chosen?.id} onChoose={onChoose} />
                )}
              />
            </Card>
          )
        }
      </QueryBoundary>
    </div>
  )
}
