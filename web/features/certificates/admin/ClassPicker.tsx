import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../api/call-api.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Button } from '../../../kit/Button.tsx'
import { CheckboxCard } from '../../../kit/ChoiceCard.tsx'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { LoadingRegion, SkeletonRows } from '../../../kit/Skeleton.tsx'
import { assignableClassesQuery } from './queries.ts'

type ClassPickerProps = { selected: ReadonlySet<number>; onToggle: (id: number) => void }

const SEARCH_THRESHOLD = 8

/** The school's classes, each with its category, to tick some of them (R-ACERT-014). */
export function ClassPicker({ selected, onToggle }: ClassPickerProps) {
  const classesQuery = useQuery(assignableClassesQuery)
  const [search, setSearch] = useState('')
  if (classesQuery.isPending) {
    return (
      <LoadingRegion>
        <SkeletonRows />
      </LoadingRegion>
    )
  }
  if (!classesQuery.data) {
    return (
      <div className="grid justify-items-center gap-3 py-4 text-ink-2" role="alert">
        {messageOf(classesQuery.error)}
        <Button
          busy={classesQuery.isFetching && 'Loading...'}
          onClick={() => void classesQuery.refetch()}
        >
          Try again
        </Button>
      </div>
    )
  }
  const needle = search.trim().toLowerCase()
  const matches = classesQuery.data.filter((it) =>
    `${it.name}\n${it.category}`.toLowerCase().includes(needle),
  )
  return (
    <div className="grid gap-3">
      {classesQuery.data.length > SEARCH_THRESHOLD && (
        <SearchBox placeholder="Search classes..." value={search} onChange={setSearch} />
      )}
      <p className="num text-small text-ink-2" role="status">
        {selected.size} selected
      </p>
      {matches.length === 0 && <p className="py-4 text-center text-ink-2">No classes found</p>}
      <ul className="grid gap-2" aria-label="Classes">
        {matches.map((it) => (
          <li key={it.id}>
            <CheckboxCard checked={selected.has(it.id)} onChange={() => onToggle(it.id)}>
              <span className="block font-semibold wrap-anywhere">
                <BilingualTitle>{it.name}</BilingualTitle>
              </span>
              <span className="block text-small text-ink-2">
                <BilingualTitle>{it.category}</BilingualTitle>
              </span>
            </CheckboxCard>
          </li>
        ))}
      </ul>
    </div>
  )
}
