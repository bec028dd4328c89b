import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../../api/ask.ts'
import { Button } from '../../../kit/Button.tsx'
import { CheckboxCard } from '../../../kit/ChoiceCard.tsx'
import { useDebounced } from '../../../kit/debounced.ts'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { SEARCH_LEAST, studentSearchQuery } from './student-search.ts'

type FoundStudent = { id: number; name: string; email: string }

type StudentPickerProps = {
  isChosen: (student: FoundStudent) => boolean
  onToggle: (student: FoundStudent) => void
  /** How many are chosen, those included that the search does not show. */
  count: number
}

const REST_MS = 500
const SHOWN = 50

/** Finds students by name or email, and ticks some of them (wallet-and-admin §2, §5). */
export function StudentPicker({ isChosen, onToggle, count }: StudentPickerProps) {
  const [typed, setTyped] = useState('')
  return (
    <div className="grid gap-3">
      <SearchBox
        placeholder="Search by name or email (min 3 characters)"
        value={typed}
        onChange={setTyped}
      />
      <p className="num text-small text-ink-2" role="status">
        {count} selected
      </p>
      <Results typed={typed.trim()} isChosen={isChosen} onToggle={onToggle} />
    </div>
  )
}

type ResultsProps = Omit<StudentPickerProps, 'count'> & { typed: string }

function Results({ typed, isChosen, onToggle }: ResultsProps) {
  const search = useDebounced(typed, REST_MS)
  const found = useQuery(studentSearchQuery(search))
  if (typed.length < SEARCH_LEAST) return <Said>Type at least 3 characters to search</Said>
  if (search !== typed || found.isPending) return <Said>Searching for students...</Said>
  if (found.isError) {
    return (
      <Said>
        {messageOf(found.error)}{' '}
        <Button busy={found.isFetching && 'Loading...'} onClick={() => void found.refetch()}>
          Try again
        </Button>
      </Said>
    )
  }
  if (found.data.length === 0) return <Said>No students found</Said>
  const hidden = found.data.length - SHOWN
  return (
    <>
      <ul className="grid gap-2" aria-label="Students found">
        {found.data.slice(0, SHOWN).map((it) => (
          <li key={it.id}>
            <CheckboxCard checked={isChosen(it)} onChange={() => onToggle(it)}>
              <span className="block font-semibold wrap-anywhere">
                <bdi>{it.name}</bdi>
              </span>
              <span className="block text-small text-ink-2 wrap-anywhere">{it.email}</span>
            </CheckboxCard>
          </li>
        ))}
      </ul>
      {hidden > 0 && <Said>{`${hidden} more: type more of the name to find them`}</Said>}
    </>
  )
}

function Said({ children }: { children: ReactNode }) {
  return (
    <div className="py-4 text-center text-ink-2" role="status">
      {children}
    </div>
  )
}
