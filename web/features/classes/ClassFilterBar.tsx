import type { ReactNode } from 'react'
import { SearchBox } from '../../kit/SearchBox.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import type { ClassFilters } from './class-filters.ts'

const priceOptions = [
  { value: 'all', label: 'All' },
  { value: 'free', label: 'Free' },
  { value: 'paid', label: 'Paid' },
] as const

type ClassFilterBarProps = {
  filters: ClassFilters
  onChange: (changes: Partial<ClassFilters>) => void
  /** Further filters, between the search box and the price. */
  children?: ReactNode
}

/** The filters of a class list. */
export function ClassFilterBar({ filters, onChange, children }: ClassFilterBarProps) {
  return (
    <search className="flex flex-wrap items-center gap-3">
      <SearchBox
        label="Search classes"
        placeholder="Search classes..."
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      {children}
      <SegmentedControl
        label="Price"
        options={priceOptions}
        value={filters.price}
        onChange={(price) => onChange({ price })}
      />
    </search>
  )
}
