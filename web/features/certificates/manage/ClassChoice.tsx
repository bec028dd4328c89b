import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../api/ask.ts'
import { Button } from '../../../kit/Button.tsx'
import { CheckboxCard } from '../../../kit/ChoiceCard.tsx'
import { Duo } from '../../../kit/Duo.tsx'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { SkeletonRows, Waiting } from '../../../kit/Skeleton.tsx'
import { certifiedClassesQuery } from './queries.ts'

type ClassChoiceProps = { chosen: ReadonlySet<number>; onToggle: (id: number) => void }

const MANY = 8

/** The school's classes, each with its category, to tick some of them (wallet-and-admin §2). */
export function ClassChoice({ chosen, onToggle }: ClassChoiceProps) {
  const classes = useQuery(certifiedClassesQuery)
  const [wanted, setWanted] = useState('')
  if (classes.isPending) {
    return (
      <Waiting>
        <SkeletonRows />
      </Waiting>
    )
  }
  if (!classes.data) {
    return (
      <div className="grid justify-items-center gap-3 py-4 text-ink-2" role="alert">
        {messageOf(classes.error)}
        <Button busy={classes.isFetching && 'Loading...'} onClick={() => void classes.refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  const text = wanted.trim().toLowerCase()
  const found = classes.data.filter((it) =>
    `${it.name}\n${it.category}`.toLowerCase().includes(text),
  )
  return (
    <div className="grid gap-3">
      {classes.data.length > MANY && (
        <SearchBox placeholder="Search classes..." value={wanted} onChange={setWanted} />
      )}
      <p className="num text-small text-ink-2" role="status">
        {chosen.size} selected
      </p>
      {found.length === 0 && <p className="py-4 text-center text-ink-2">No classes found</p>}
      <ul className="grid gap-2" aria-label="Classes">
        {found.map((it) => (
          <li key={it.id}>
            <CheckboxCard checked={chosen.has(it.id)} onChange={() => onToggle(it.id)}>
              <span className="block font-semibold wrap-anywhere">
                <Duo>{it.name}</Duo>
              </span>
              <span className="block text-small text-ink-2">
                <Duo>{it.category}</Duo>
              </span>
            </CheckboxCard>
          </li>
        ))}
      </ul>
    </div>
  )
}
