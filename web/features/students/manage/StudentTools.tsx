import type { ReactNode } from 'react'
import { studentOrders } from '../../../../contract/admin.ts'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import type { Wanted } from './queries.ts'

const orders = [
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

type StudentToolsProps = {
  wanted: Wanted
  onChange: (to: Partial<Wanted>, replace: boolean) => void
  /** The action at the end. */
  children: ReactNode
}

/** Search, and the order: on phones the table has no head to press. */
export function StudentTools({ wanted, onChange, children }: StudentToolsProps) {
  const choose = (value: string) => {
    const [name, direction] = value.split(' ')
    const sort = studentOrders.find((it) => it === name)
    if (sort) onChange({ sort, down: direction === 'down' }, false)
  }
  return (
    <search className="flex flex-wrap items-center gap-3 max-sm:*:first:basis-full">
      <SearchBox
        label="Search students"
        placeholder="Search by name, email or phone"
        value={wanted.search}
        onChange={(search) => onChange({ search }, true)}
      />
      <select
        className="input w-auto max-sm:grow"
        aria-label="Sort by"
        value={`${wanted.sort} ${wanted.down ? 'down' : 'up'}`}
        onChange={(event) => choose(event.target.value)}
      >
        {orders.map(([sort, down, label]) => (
          <option key={label} value={`${sort} ${down ? 'down' : 'up'}`}>
            {label}
          </option>
        ))}
      </select>
      {children}
    </search>
  )
}
