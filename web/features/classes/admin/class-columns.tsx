import { registrationEndsAt } from '../../../../contract/classes/registration-window.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { classNames } from '../../../kit/class-names.ts'
import type { Column } from '../../../kit/DataTable.tsx'
import { Link } from '../../../kit/Link.tsx'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { priceText } from '../price-text.ts'
import type { ManagedClassRow } from '../shared/managed-classes-query.ts'
import { closingText } from './class-format.ts'
import { StatusBadge } from './StatusBadge.tsx'

/** The columns by which the classes are sorted, as the address names them. */
export const SORT_KEYS = ['name', 'amount', 'regclosedate', 'status'] as const
export type SortKey = (typeof SORT_KEYS)[number]

/** The value by which a class is sorted; a class without an end of registration comes last. */
export function sortValue(it: ManagedClassRow, by: SortKey, timezone: string): string | number {
  switch (by) {
    case 'amount':
      return it.price
    case 'regclosedate':
      return registrationEndsAt(it.registrationCloses, timezone) ?? Number.POSITIVE_INFINITY
    case 'status':
      return it.active ? 0 : it.draft ? 1 : 2
    default:
      return it.name
  }
}

/** The columns of the classes, with days in this time zone. */
export function columnsIn(timezone: string): Column<ManagedClassRow, SortKey>[] {
  return [
    { key: 'name', header: m.kit_name(), sortable: true, cell: (it) => <NameCell class={it} /> },
    {
      key: 'amount',
      header: m.classes_column_price(),
      sortable: true,
      cell: (it) => (
        <span className="flex flex-wrap items-center gap-2">
          <Badge kind={it.premium ? 'premium' : 'free'}>
            {it.premium ? m.classes_paid() : m.kit_free()}
          </Badge>
          {it.premium && <span className="num whitespace-nowrap">{priceText(it)}</span>}
        </span>
      ),
    },
    {
      key: 'regclosedate',
      header: m.classes_column_registration_close(),
      label: m.classes_sort_registration_closes(),
      sortable: true,
      cell: (it) => <ClosingCell class={it} timezone={timezone} />,
    },
    {
      key: 'status',
      header: m.kit_status(),
      sortable: true,
      cell: (it) => <StatusBadge class={it} />,
    },
  ]
}

function ClosingCell({ class: it, timezone }: { class: ManagedClassRow; timezone: string }) {
  const isSet = registrationEndsAt(it.registrationCloses, timezone) !== null
  return (
    <span className={classNames('num whitespace-nowrap', !isSet && 'not-set')}>
      {closingText(it.registrationCloses, timezone)}
    </span>
  )
}

/** The link that a click anywhere in the row follows. The page of the class links back to this list state. */
function NameCell({ class: managedClass }: { class: ManagedClassRow }) {
  return (
    <>
      <Link
        to={paths.admin.class(managedClass.id)}
        state={{ list: location.search }}
        className="font-semibold"
      >
        <BilingualTitle>{managedClass.name}</BilingualTitle>
      </Link>
      <span className="block text-small text-ink-2">
        <bdi>
          <MixedScriptText text={managedClass.category} />
        </bdi>
      </span>
    </>
  )
}
