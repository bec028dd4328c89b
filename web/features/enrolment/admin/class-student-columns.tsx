import { totalPaid } from '../../../../contract/enrolment/enrolment-payment.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { Badge } from '../../../kit/Badge.tsx'
import type { Column } from '../../../kit/DataTable.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { emailText } from '../../../kit/email-text.ts'
import { Link } from '../../../kit/Link.tsx'
import { EnrolmentPaymentText } from '../../payments/shared/recorded/payment-names.tsx'
import type { ClassStudent } from './queries.ts'

/** The columns by which the students of a class are sorted, as the address names them. */
export const SORT_KEYS = ['name', 'email', 'payment', 'next', 'status'] as const
export type SortKey = (typeof SORT_KEYS)[number]

/** The value by which a student of a class is sorted. */
export function sortValue(it: ClassStudent, by: SortKey): string | number {
  // unlimited access sorts after every end date
  if (by === 'next') return it.paidUntil === 0 ? Number.POSITIVE_INFINITY : it.paidUntil
  if (by === 'payment') return it.payment ? totalPaid(it.payment) : 0
  return it[by]
}

/** The columns of the students of a class. */
export const columns: Column<ClassStudent, SortKey>[] = [
  {
    key: 'name',
    header: m.kit_name(),
    sortable: true,
    cell: (it) => (
      <Link to={paths.admin.student(it.id)} className="font-semibold">
        <bdi>{it.name}</bdi>
      </Link>
    ),
  },
  { key: 'email', header: m.kit_email(), sortable: true, cell: (it) => emailText(it.email) },
  {
    key: 'payment',
    header: m.recorded_payment(),
    sortable: true,
    cell: ({ payment }) => (payment ? <EnrolmentPaymentText payment={payment} /> : null),
  },
  {
    key: 'next',
    header: m.enrolment_column_next_subscription(),
    label: m.enrolment_sort_next_subscription(),
    sortable: true,
    cell: (it) => (
      <span className="num whitespace-nowrap">
        {it.paidUntil === 0 ? m.enrolment_free_class() : <DateText at={it.paidUntil} />}
      </span>
    ),
  },
  {
    key: 'status',
    header: m.kit_status(),
    sortable: true,
    cell: ({ status }) => (
      <Badge kind={status === 'active' ? 'active' : 'inactive'}>
        {status === 'active' ? m.kit_active() : m.enrolment_status_expired()}
      </Badge>
    ),
  },
]
