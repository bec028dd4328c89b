import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { getStudentList } from '../../../../contract/admin/student-list.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callQuery } from '../../../api/call-query.ts'
import { CheckboxCard, RadioCard } from '../../../kit/ChoiceCard.tsx'
import { emailText } from '../../../kit/email-text.ts'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { useDebounced } from '../../../kit/use-debounced.ts'
import { LoadError } from '../../../loading/LoadError.tsx'

type StudentMatch = { id: number; name: string; email: string }

type StudentPickerProps = {
  isChosen: (student: StudentMatch) => boolean
  onToggle: (student: StudentMatch) => void
  /** The number of chosen students, including those outside the search result; absent if the first one ends the choice. */
  count?: number
}

const SEARCH_DEBOUNCE_MS = 500
const MAX_SHOWN = 50

/** A search for students by name or email, with checkboxes (R-ACERT-011 to R-ACERT-013). */
export function StudentPicker({ isChosen, onToggle, count }: StudentPickerProps) {
  return (
    <StudentSearch
      status={
        count !== undefined && (
          <p className="num text-small text-ink-2" role="status">
            {m.kit_count_selected({ count })}
          </p>
        )
      }
      renderCard={(it, children) => (
        <CheckboxCard checked={isChosen(it)} onChange={() => onToggle(it)}>
          {children}
        </CheckboxCard>
      )}
    />
  )
}

type OneStudentPickerProps = {
  /** The id of the chosen student. */
  chosen: number | undefined
  onChoose: (student: StudentMatch) => void
}

/** A search for one student by name or email, with radio buttons. */
export function OneStudentPicker({ chosen, onChoose }: OneStudentPickerProps) {
  const name = useId()
  return (
    <StudentSearch
      renderCard={(it, children) => (
        <RadioCard name={name} checked={it.id === chosen} onChange={() => onChoose(it)}>
          {children}
        </RadioCard>
      )}
    />
  )
}

type RenderCard = (student: StudentMatch, children: ReactNode) => ReactNode
type StudentSearchProps = { status?: ReactNode; renderCard: RenderCard }

function StudentSearch({ status, renderCard }: StudentSearchProps) {
  const [searchText, setSearchText] = useState('')
  return (
    <div className="grid gap-3">
      <SearchBox
        placeholder={m.students_picker_search()}
        value={searchText}
        onChange={setSearchText}
      />
      {status}
      <Results searchText={searchText.trim()} renderCard={renderCard} />
    </div>
  )
}

type ResultsProps = { searchText: string; renderCard: RenderCard }

function Results({ searchText, renderCard }: ResultsProps) {
  const debouncedText = useDebounced(searchText, SEARCH_DEBOUNCE_MS)
  const matches = useQuery(studentSearchQuery(debouncedText))
  if (searchText.length < SEARCH_MIN_LENGTH)
    return <PickerStatus>{m.students_picker_type_more()}</PickerStatus>
  if (debouncedText !== searchText || matches.isPending)
    return <PickerStatus>{m.students_searching_students()}</PickerStatus>
  if (matches.isError) {
    return (
      <LoadError
        title={m.students_list_did_not_load()}
        error={matches.error}
        isRetrying={matches.isFetching}
        onRetry={() => void matches.refetch()}
        layout="text"
      />
    )
  }
  if (matches.data.length === 0)
    return <PickerStatus>{m.students_no_students_found()}</PickerStatus>
  const hiddenCount = matches.data.length - MAX_SHOWN
  return (
    <>
      <ul className="grid gap-2" aria-label={m.students_picker_results()}>
        {matches.data.slice(0, MAX_SHOWN).map((it) => (
          <li key={it.id}>
            {renderCard(
              it,
              <>
                <span className="block font-semibold wrap-anywhere">
                  <bdi>{it.name}</bdi>
                </span>
                <span className="block text-small text-ink-2 wrap-anywhere">
                  {emailText(it.email)}
                </span>
              </>,
            )}
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <PickerStatus>{m.students_more_found({ count: hiddenCount })}</PickerStatus>
      )}
    </>
  )
}

function PickerStatus({ children }: { children: ReactNode }) {
  return (
    <div className="py-4 text-center text-ink-2" role="status">
      {children}
    </div>
  )
}

/** The minimum length of a search (R-ACERT-021). */
const SEARCH_MIN_LENGTH = 3

/** Students whose name or email contains the text (R-ASTUD-004). */
const studentSearchQuery = (search: string) =>
  callQuery(getStudentList, { search }, adminKeys.studentSearch(search), {
    enabled: search.length >= SEARCH_MIN_LENGTH,
  })
