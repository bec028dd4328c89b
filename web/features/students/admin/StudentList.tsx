import { useQuery } from '@tanstack/react-query'
import { Search, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ListedStudent } from '../../../../contract/admin/student-list.ts'
import { m } from '../../../../messages/m.ts'
import { Card } from '../../../kit/Card.tsx'
import type { RowSelection } from '../../../kit/DataTable.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { lazyDialog } from '../../../kit/LazyDialog.tsx'
import { ListFooter } from '../../../kit/ListFooter.tsx'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { type StudentFilters, studentsQuery } from './queries.ts'
import { StudentTable } from './StudentTable.tsx'
import type { StudentAction } from './student-actions.tsx'

// loaded when the first dialog opens
const StudentDialog = lazyDialog(async () => (await import('./StudentDialog.tsx')).StudentDialog)

type StudentListProps = {
  filters: StudentFilters
  /** Undefined if the user has no action on several students. */
  selection: ((rows: readonly ListedStudent[]) => RowSelection<ListedStudent>) | undefined
  onEnrol: (student: ListedStudent) => void
  page: number
  onFiltersChange: (changes: Partial<StudentFilters>) => void
  onPage: (page: number) => void
}

/** One page of the students, its pagination, and the dialogs of its rows. */
export function StudentList(props: StudentListProps) {
  const { filters, page, selection, onEnrol, onFiltersChange, onPage } = props
  const query = useQuery(studentsQuery(filters, page))
  const [openDialog, setOpenDialog] = useState<{ action: StudentAction; student: ListedStudent }>()
  return (
    <QueryBoundary query={query} errorTitle={m.students_list_did_not_load()}>
      {({ rows, total, page: loadedPage }) => (
        <>
          <Card className={query.isPlaceholderData ? 'opacity-60' : undefined}>
            {rows.length === 0 ? (
              <NoStudents filters={filters} />
            ) : (
              <StudentTable
                rows={rows}
                sort={{ by: filters.sort, down: filters.order === 'desc' }}
                onSort={({ by, down }) =>
                  onFiltersChange({ sort: by, order: down ? 'desc' : 'asc' })
                }
                selection={selection?.(rows)}
                onAction={(action, student) =>
                  action === 'enrol' ? onEnrol(student) : setOpenDialog({ action, student })
                }
              />
            )}
          </Card>
          <ListFooter
            page={loadedPage}
            total={total}
            size={filters.size}
            onPage={onPage}
            onSize={(size) => onFiltersChange({ size })}
          />
          {openDialog && (
            <Suspense>
              <StudentDialog {...openDialog} onClose={() => setOpenDialog(undefined)} />
            </Suspense>
          )}
        </>
      )}
    </QueryBoundary>
  )
}

function NoStudents({ filters: { search, group } }: { filters: StudentFilters }) {
  const isFiltered = search.trim() !== '' || group !== 'students'
  return isFiltered ? (
    <EmptyState icon={Search} title={m.students_no_students_found()}>
      {m.students_no_students_match_search()}
    </EmptyState>
  ) : (
    <EmptyState icon={Users} title={m.students_no_students_yet()}>
      {m.students_no_students_hint()}
    </EmptyState>
  )
}
