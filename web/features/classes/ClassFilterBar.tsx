import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import { SearchBox } from '../../kit/SearchBox.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import type { ClassFilters } from './class-filters.ts'

const priceOptions = [
  { value: 'all', label: m.kit_all() },
  { value: 'free', label: m.kit_free() },
  { value: 'paid', label: m.classes_paid() },
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
        label={m.classes_search_classes()}
        placeholder={m.classes_search_placeholder()}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      {children}
      <SegmentedControl
        label={m.kit_price()}
        options={priceOptions}
        value={filters.price}
        onChange={(price) => onChange({ price })}
      />
    </search>
  )
}
