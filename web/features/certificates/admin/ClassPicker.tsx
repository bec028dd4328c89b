import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../../../messages/m.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { CheckboxCard } from '../../../kit/ChoiceCard.tsx'
import { LoadingRows } from '../../../kit/LoadingRows.tsx'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { useSearch } from '../../../kit/use-search.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { assignableClassesQuery } from './queries.ts'

type ClassPickerProps = { selected: ReadonlySet<number>; onToggle: (id: number) => void }

const SEARCH_THRESHOLD = 8

/** A list of all classes with checkboxes (R-ACERT-014). */
export function ClassPicker(props: ClassPickerProps) {
  return (
    <QueryBoundary
      query={useQuery(assignableClassesQuery)}
      errorTitle={m.certificates_classes_did_not_load()}
      errorLayout="text"
      skeleton={<LoadingRows />}
    >
      {(classes) => <ClassChoices classes={classes} {...props} />}
    </QueryBoundary>
  )
}

type ClassChoice = { id: number; name: string; category: string }

const textOf = (it: ClassChoice) => `${it.name}\n${it.category}`

function ClassChoices({
  classes,
  selected,
  onToggle,
}: ClassPickerProps & { classes: readonly ClassChoice[] }) {
  const [search, setSearch] = useState('')
  const matches = useSearch(classes, textOf, search)
  return (
    <div className="grid gap-3">
      {classes.length > SEARCH_THRESHOLD && (
        <SearchBox
          placeholder={m.certificates_search_classes()}
          value={search}
          onChange={setSearch}
        />
      )}
      <p className="num text-small text-ink-2" role="status">
        {m.kit_count_selected({ count: selected.size })}
      </p>
      {matches.length === 0 && (
        <p className="py-4 text-center text-ink-2">{m.certificates_no_classes_found()}</p>
      )}
      <ul className="grid gap-2" aria-label={m.kit_classes()}>
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
