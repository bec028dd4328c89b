import type { ReactNode } from 'react'
import { SearchBox } from '../../kit/SearchBox.tsx'
import { Segmented } from '../../kit/Segmented.tsx'
import type { Wanted } from './find-classes.ts'

const prices = [
  { value: 'all', label: 'All' },
  { value: 'free', label: 'Free' },
  { value: 'paid', label: 'Paid' },
] as const

type ClassToolsProps = {
  wanted: Wanted
  onChange: (to: Partial<Wanted>) => void
  /** Between the search and the prices. */
  children?: ReactNode
}

/** Search by name, and who pays. */
export function ClassTools({ wanted, onChange, children }: ClassToolsProps) {
  return (
    <search className="flex flex-wrap items-center gap-3">
      <SearchBox
        label="Search classes"
        placeholder="Search classes..."
        value={wanted.search}
        onChange={(search) => onChange({ search })}
      />
      {children}
      <Segmented
        label="Price"
        choices={prices}
        value={wanted.price}
        onChange={(price) => onChange({ price })}
      />
    </search>
  )
}
