import { useQuery } from '@tanstack/react-query'
import { NotebookPen } from 'lucide-react'
import { type GradebookShow, gradebookCsv } from '../../../../../contract/exams/gradebook.ts'
import { m } from '../../../../../messages/m.ts'
import { ExportButton } from '../../../../downloads/ExportButton.tsx'
import { EmptyCard } from '../../../../kit/EmptyState.tsx'
import { SearchBox } from '../../../../kit/SearchBox.tsx'
import { Select } from '../../../../kit/Select.tsx'
import { Note } from '../../../../kit/Tile.tsx'
import { useDebounced } from '../../../../kit/use-debounced.ts'
import { useUrlFilters } from '../../../../kit/use-url-filters.ts'
import { QueryBoundary } from '../../../../loading/QueryBoundary.tsx'
import { useShowsContacts } from '../../../staff/shared/use-shows-contacts.ts'
import { GradebookGrid } from './GradebookGrid.tsx'
import { PrintGradebook } from './PrintGradebook.tsx'
import { GRADEBOOK_FILTERS, gradebookQuery, toRowFilters } from './queries.ts'
import { useFirstPage } from './use-rows.ts'

const SHOW_OPTIONS: { value: GradebookShow; label: string }[] = [
  { value: 'all', label: m.exams_all_students() },
  { value: 'unfinished', label: m.exams_not_finished() },
  { value: 'waiting', label: m.exams_with_exam_to_mark() },
  { value: 'below70', label: m.exams_average_below_70() },
]

/** The Gradebook tab of a class: students by lessons and exams, searched, filtered, sorted, exported and printed. */
export function Gradebook({ classId }: { classId: number }) {
  const { filters, setFilters } = useUrlFilters(GRADEBOOK_FILTERS)
  const search = useDebounced(filters.search, 250)
  const rowFilters = toRowFilters({ ...filters, search })
  const head = useQuery(gradebookQuery(classId))
  const showsContacts = useShowsContacts()
  const firstPage = useFirstPage(classId, rowFilters)
  return (
    <div className="grid gap-4">
      <div className="gradebook-filters">
        <SearchBox
          placeholder={showsContacts ? m.exams_search_name_email() : m.exams_search_name()}
          value={filters.search}
          onChange={(text) => setFilters({ search: text }, { replace: true })}
        />
        <Select
          label={m.kit_show()}
          value={filters.show}
          options={SHOW_OPTIONS}
          onChange={({ target }) =>
            setFilters({
              show: SHOW_OPTIONS.find((it) => it.value === target.value)?.value ?? 'all',
            })
          }
        />
      </div>
      <QueryBoundary query={head} errorTitle={m.exams_gradebook_did_not_load()}>
        {({ className, columns, hiddenCount, sessionCount = 0, isAnonymous }) => (
          <QueryBoundary query={firstPage} errorTitle={m.exams_students_did_not_load()}>
            {({ total }) => (
              <>
                <div className="flex flex-wrap items-center gap-2">
                  <p className="grow text-small text-ink-2" role="status">
                    {hiddenCount > 0
                      ? m.exams_students_first_lessons({
                          count: total,
                          lessons: columns.ids.length,
                        })
                      : m.exams_students({ count: total })}
                  </p>
                  <PrintGradebook
                    {...{ classId, className, columns, sessionCount, rowFilters, total }}
                  />
                  <ExportButton file={gradebookCsv} filter={{ classId, ...rowFilters }} />
                </div>
                {isAnonymous && <Note>{m.exams_gradebook_anonymous()}</Note>}
                {total === 0 ? (
                  <EmptyCard icon={NotebookPen} title={m.exams_no_students_found()}>
                    {rowFilters.search || rowFilters.show
                      ? m.exams_no_student_matches_search()
                      : m.exams_gradebook_empty()}
                  </EmptyCard>
                ) : (
                  <GradebookGrid
                    key={JSON.stringify(rowFilters)}
                    classId={classId}
                    columns={columns}
                    sessionCount={sessionCount}
                    rowCount={total}
                    filters={filters}
                    rowFilters={rowFilters}
                    onSort={(change) => setFilters(change)}
                  />
                )}
              </>
            )}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </div>
  )
}
