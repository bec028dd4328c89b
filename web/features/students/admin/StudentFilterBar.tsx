import type { ReactNode } from 'react'
import { studentSortKeys } from '../../../../contract/admin.ts'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import type { StudentFilters } from './queries.ts'

const SORT_OPTIONS = [
  ['joined', true, 'Newest first'],
  ['joined', false, 'Oldest first'],
  ['name', false, 'Name, A to Z'],
  ['name', true, 'Name, Z to A'],
  ['email', false, 'Email, A to Z'],
  ['email', true, 'Email, Z to A'],
  ['wallet', true, 'Most in the wallet'],
  ['wallet', false, 'Least in the wallet'],
  ['role', true, 'Administrators first'],
  ['role', false, 'Students first'],
] as const

type StudentFilterBarProps = {
  filters: StudentFilters
  onFiltersChange: (changes: Partial<StudentFilters>, replace: boolean) => void
  /** The action at the end. */
  children: ReactNode
}

/** Search, and the order: on phones the table has no head to press. */
export function StudentFilterBar({ filters, onFiltersChange, children }: StudentFilterBarProps) {
  const chooseSort = (value: string) => {
    const [name, direction] = value.split(' ')
    const sort = studentSortKeys.find((it) => it === name)
    if (sort) onFiltersChange({ sort, isDescending: direction === 'down' }, false)
  }
  return (
    <search className="flex flex-wrap items-center gap-3 max-sm:*:first:basis-full">
      <SearchBox
        label="Search students"
        placeholder="Search by name, email or phone"
        value={filters.search}
        onChange={(search) => onFiltersChange({ search }, true)}
      />
      <select
        className="input w-auto max-sm:grow"
        aria-label="Sort by"
        value={`${filters.sort} ${filters.isDescending ? 'down' : 'up'}`}
        onChange={(event) => chooseSort(event.target.value)}
      >
        {SORT_OPTIONS.map(([sort, down, label]) => (
          <option key={label} value={`${sort} ${down ? 'down' : 'up'}`}>
            {label}
          </option>
        ))}
      </select>
      {children}
    </search>
  )
}
