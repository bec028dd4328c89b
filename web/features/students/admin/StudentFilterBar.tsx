import type { ReactNode } from 'react'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import type { StudentFilters } from './queries.ts'

const SORT_OPTIONS = [
  ['joined', 'desc', 'Newest first'],
  ['joined', 'asc', 'Oldest first'],
  ['name', 'asc', 'Name, A to Z'],
  ['name', 'desc', 'Name, Z to A'],
  ['email', 'asc', 'Email, A to Z'],
  ['email', 'desc', 'Email, Z to A'],
  ['wallet', 'desc', 'Most in the wallet'],
  ['wallet', 'asc', 'Least in the wallet'],
  ['role', 'desc', 'Administrators first'],
  ['role', 'asc', 'Students first'],
] as const

type StudentFilterBarProps = {
  filters: StudentFilters
  onFiltersChange: (changes: Partial<StudentFilters>, options?: { replace: boolean }) => void
  /** The button at the end. */
  children: ReactNode
}

/** The search field and the order. Phones have no other control for it: the table has no header there. */
export function StudentFilterBar({ filters, onFiltersChange, children }: StudentFilterBarProps) {
  const chooseOrder = (value: string) => {
    const [sort, order] = SORT_OPTIONS.find((it) => optionValue(it[0], it[1]) === value) ?? []
    if (sort && order) onFiltersChange({ sort, order })
  }
  return (
    <search className="flex flex-wrap items-center gap-3 max-sm:*:first:basis-full">
      <SearchBox
        label="Search students"
        placeholder="Search by name, email or phone"
        value={filters.search}
        onChange={(search) => onFiltersChange({ search }, { replace: true })}
      />
      <select
        className="input w-auto max-sm:grow"
        aria-label="Sort by"
        value={optionValue(filters.sort, filters.order)}
        onChange={(event) => chooseOrder(event.target.value)}
      >
        {SORT_OPTIONS.map(([sort, order, label]) => (
          <option key={label} value={optionValue(sort, order)}>
            {label}
          </option>
        ))}
      </select>
      {children}
    </search>
  )
}

const optionValue = (sort: string, order: string) => `${sort} ${order}`
