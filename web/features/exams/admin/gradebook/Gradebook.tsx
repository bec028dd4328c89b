import { useQuery } from '@tanstack/react-query'
import { NotebookPen } from 'lucide-react'
import { type GradebookShow, gradebookCsv } from '../../../../../contract/exams/gradebook.ts'
import { ExportButton } from '../../../../downloads/ExportButton.tsx'
import { Card } from '../../../../kit/Card.tsx'
import { EmptyState } from '../../../../kit/EmptyState.tsx'
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
  { value: 'all', label: 'All students' },
  { value: 'unfinished', label: 'Not finished' },
  { value: 'waiting', label: 'With an exam to mark' },
  { value: 'below70', label: 'Average below 70%' },
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
          placeholder={showsContacts ? 'Search by name or email...' : 'Search by name...'}
          value={filters.search}
          onChange={(text) => setFilters({ search: text }, { replace: true })}
        />
        <Select
          label="Show"
          value={filters.show}
          options={SHOW_OPTIONS}
          onChange={({ target }) =>
            setFilters({
              show: SHOW_OPTIONS.find((it) => it.value === target.value)?.value ?? 'all',
            })
          }
        />
      </div>
      <QueryBoundary query={head} errorTitle="The gradebook did not load">
        {({ className, columns, hiddenCount, isAnonymous }) => (
          <QueryBoundary query={firstPage} errorTitle="The students did not load">
            {({ total }) => (
              <>
                <div className="flex flex-wrap items-center gap-2">
                  <p className="grow text-small text-ink-2" role="status">
                    {total === 1 ? '1 student' : `${total} students`}
                    {hiddenCount > 0 && `. The first ${columns.ids.length} lessons are shown.`}
                  </p>
                  <PrintGradebook {...{ classId, className, columns, rowFilters, total }} />
                  <ExportButton file={gradebookCsv} filter={{ classId, ...rowFilters }} />
                </div>
                {isAnonymous && (
                  <Note>
                    Marking is anonymous in this class: an exam appears beside its student once it
                    is marked.
                  </Note>
                )}
                {total === 0 ? (
                  <Card>
                    <EmptyState icon={NotebookPen} title="No students found">
                      {rowFilters.search || rowFilters.show
                        ? 'No student matches your search.'
                        : 'Students appear here when they join the class.'}
                    </EmptyState>
                  </Card>
                ) : (
                  <GradebookGrid
                    key={JSON.stringify(rowFilters)}
                    classId={classId}
                    columns={columns}
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
