import type { ReactNode } from 'react'
import { type AccountGroup, accountGroups } from '../../../../contract/admin/admin.ts'
import { m } from '../../../../messages/m.ts'
import { useMay } from '../../../api/use-may.ts'
import { SavedFilters } from '../../../kit/SavedFilters.tsx'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { useShowsContacts } from '../../staff/shared/use-shows-contacts.ts'
import type { StudentFilters } from './queries.ts'

const GROUP_LABELS: Record<AccountGroup, string> = {
  students: m.kit_students(),
  no_password: m.students_no_password_yet(),
  deactivated: m.students_group_deactivated(),
  administrators: m.students_group_administrators(),
  everyone: m.students_group_everyone(),
}

const SORT_OPTIONS = [
  ['joined', 'desc', m.students_order_newest()],
  ['joined', 'asc', m.students_order_oldest()],
  ['name', 'asc', m.students_order_name_up()],
  ['name', 'desc', m.students_order_name_down()],
  ['email', 'asc', m.students_order_email_up()],
  ['email', 'desc', m.students_order_email_down()],
  ['wallet', 'desc', m.students_order_wallet_down()],
  ['wallet', 'asc', m.students_order_wallet_up()],
] as const

type StudentFilterBarProps = {
  filters: StudentFilters
  onFiltersChange: (changes: Partial<StudentFilters>, options?: { replace: boolean }) => void
  /** The buttons at the end. */
  children: ReactNode
}

/** The search field and the order. Phones have no other control for it: the table has no header there. */
export function StudentFilterBar({ filters, onFiltersChange, children }: StudentFilterBarProps) {
  const showsContacts = useShowsContacts()
  const managesStudents = useMay('manageStudents')
  const orders = SORT_OPTIONS.filter(([by]) => showsContacts || (by !== 'email' && by !== 'wallet'))
  const chooseGroup = (value: string) => {
    const group = accountGroups.find((it) => it === value)
    if (group) onFiltersChange({ group })
  }
  const chooseOrder = (value: string) => {
    const [sort, order] = SORT_OPTIONS.find((it) => optionValue(it[0], it[1]) === value) ?? []
    if (sort && order) onFiltersChange({ sort, order })
  }
  return (
    <search className="flex flex-wrap items-center gap-3 max-2xl:*:first:basis-full">
      <SearchBox
        label={m.students_search_students()}
        placeholder={
          showsContacts ? m.students_search_name_email_phone() : m.students_search_name()
        }
        value={filters.search}
        onChange={(search) => onFiltersChange({ search }, { replace: true })}
      />
      {managesStudents && (
        <select
          className="input w-auto max-sm:grow"
          aria-label={m.kit_show()}
          value={filters.group}
          onChange={(event) => chooseGroup(event.target.value)}
        >
          {accountGroups.map((it) => (
            <option key={it} value={it}>
              {GROUP_LABELS[it]}
            </option>
          ))}
        </select>
      )}
      <select
        className="input w-auto max-sm:grow"
        aria-label={m.kit_sort()}
        value={optionValue(filters.sort, filters.order)}
        onChange={(event) => chooseOrder(event.target.value)}
      >
        {orders.map(([sort, order, label]) => (
          <option key={label} value={optionValue(sort, order)}>
            {label}
          </option>
        ))}
      </select>
      <SavedFilters list="students" parameters={['search', 'group', 'sort', 'order']} />
      {children}
    </search>
  )
}

const optionValue = (sort: string, order: string) => `${sort} ${order}`
