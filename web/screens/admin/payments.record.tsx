import { useSearchParams } from 'wouter'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { BulkPayments } from '../../features/payments/admin/bulk/BulkPayments.tsx'
import { lazyPart } from '../../kit/lazy-part.ts'
import { BackLink, PageHeader } from '../../kit/PageHeader.tsx'

// of another feature: the screen passes it in
const StudentPicker = lazyPart(
  async () => (await import('../../features/students/admin/StudentPicker.tsx')).StudentPicker,
)

/** Record Payments: those of a class or for wallets, from a list or a bank's statement (R-PAY-001). */
export function Screen() {
  const [query] = useSearchParams()
  return (
    <div className="page">
      <BackLink to={paths.admin.payments}>{m.recorded_back_to_payments()}</BackLink>
      <PageHeader title={m.recorded_bulk_title()} subtitle={m.recorded_bulk_subtitle()} />
      <BulkPayments initialClassId={query.get('class') ?? ''} StudentPicker={StudentPicker} />
    </div>
  )
}
