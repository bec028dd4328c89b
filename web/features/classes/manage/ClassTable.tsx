import { BookOpen, Search } from 'lucide-react'
import { registrationEnd } from '../../../../contract/registration-window.ts'
import { paths } from '../../../api/paths.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { Card } from '../../../kit/Card.tsx'
import { type Column, DataTable, type Sort } from '../../../kit/DataTable.tsx'
import { Duo } from '../../../kit/Duo.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { Link } from '../../../kit/Link.tsx'
import { Pager } from '../../../kit/Pager.tsx'
import { Mixed } from '../../../kit/Prose.tsx'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { SortSelect } from '../../../kit/SortSelect.tsx'
import { inOrder, pageOf } from '../../../kit/table-rows.ts'
import { useTable } from '../../../kit/use-table.ts'
import { plain } from '../find-classes.ts'
import { closingText, priceText } from './class-words.ts'
import type { ManagedRow } from './queries.ts'
import './manage.css'

const KEYS = ['name', 'amount', 'regclosedate', 'status'] as const
type Key = (typeof KEYS)[number]
const FIRST: Sort<Key> = { by: 'name', down: false }

type ClassTableProps = { classes: readonly ManagedRow[]; timezone: string; add: React.ReactNode }

/** Every class of the school: searched by name and category, ordered, ten to a page (wallet-and-admin §2). */
export function ClassTable({ classes, timezone, add }: ClassTableProps) {
  const table = useTable(KEYS, FIRST)
  const wanted = plain(table.search.trim())
  const found = classes.filter(
    (it) => plain(it.name).includes(wanted) || plain(it.category).includes(wanted),
  )
  const ordered = inOrder(found, table.sort, (it, by) => sortedBy(it, by, timezone))
  const { page, pages, shown } = pageOf(ordered, table.page)
  const columns = columnsFor(timezone)
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <SearchBox
          placeholder="Search by name or category"
          value={table.search}
          onChange={table.onSearch}
        />
        {add}
      </div>
      <SortSelect columns={columns} sort={table.sort} onSort={table.onSort} />
      {shown.length === 0 ? (
        <NoneFound isSearch={classes.length > 0} />
      ) : (
        <Card>
          <DataTable
            caption="Classes"
            columns={columns}
            rows={shown}
            keyOf={(it) => it.id}
            sort={table.sort}
            onSort={table.onSort}
            pressable
          />
        </Card>
      )}
      <Pager page={page} pages={pages} onPage={table.onPage} />
    </>
  )
}

function sortedBy(it: ManagedRow, by: Key, timezone: string): string | number {
  switch (by) {
    case 'amount':
      return it.price
    case 'regclosedate':
      return registrationEnd(it.registrationCloses, timezone) ?? Number.POSITIVE_INFINITY
    case 'status':
      return it.active ? 0 : 1
    default:
      return it.name
  }
}

function columnsFor(timezone: string): Column<ManagedRow, Key>[] {
  return [
    { key: 'name', head: 'Name', sortable: true, cell: (it) => <NameCell class={it} /> },
    {
      key: 'amount',
      head: 'Price/Type',
      sortable: true,
      cell: (it) => (
        <span className="flex flex-wrap items-center gap-2">
          <Badge kind={it.premium ? 'premium' : 'free'}>{it.premium ? 'Paid' : 'Free'}</Badge>
          {it.premium && <span className="num whitespace-nowrap">{priceText(it)}</span>}
        </span>
      ),
    },
    {
      key: 'regclosedate',
      head: 'Registration Close',
      label: 'Registration closes',
      sortable: true,
      cell: (it) => (
        <span className="num whitespace-nowrap">
          {closingText(it.registrationCloses, timezone)}
        </span>
      ),
    },
    {
      key: 'status',
      head: 'Status',
      sortable: true,
      cell: (it) => <Badge kind={it.active ? 'active' : 'inactive'} />,
    },
  ]
}

/** The link that a press anywhere in the row goes to; the page of the class leads back to this place in the list. */
function NameCell({ class: it }: { class: ManagedRow }) {
  return (
    <>
      <Link
        to={paths.admin.class(it.id)}
        state={{ list: location.search }}
        className="font-semibold"
      >
        <Duo>{it.name}</Duo>
      </Link>
      <span className="block text-small text-ink-2">
        <Mixed text={it.category} />
      </span>
    </>
  )
}

function NoneFound({ isSearch }: { isSearch: boolean }) {
  return (
    <Card>
      <EmptyState icon={isSearch ? Search : BookOpen} title="No classes found">
        {isSearch ? 'No classes match your search' : 'Get started by adding a new class.'}
      </EmptyState>
    </Card>
  )
}
