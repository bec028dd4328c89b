import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { type ListedStudent, STUDENTS_PER_PAGE } from '../../../../contract/admin.ts'
import { messageOf } from '../../../api/call-api.ts'
import { Card } from '../../../kit/Card.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { ErrorCard } from '../../../kit/ErrorCard.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { LoadingRegion, SkeletonRows } from '../../../kit/Skeleton.tsx'
import type { StudentFilters } from './queries.ts'
import { studentsQuery } from './queries.ts'
import { type StudentAction, StudentTable } from './StudentTable.tsx'

// what opens on a press is fetched on it
const StudentDialog = lazy(async () => ({
  default: (await import('./StudentDialog.tsx')).StudentDialog,
}))

type StudentListProps = {
  filters: StudentFilters
  onFiltersChange: (changes: Partial<StudentFilters>, replace: boolean) => void
  onPage: (page: number) => void
}

/** The page of students that is wanted, its pager, and the dialogs of its rows. */
export function StudentList({ filters, onFiltersChange, onPage }: StudentListProps) {
  const studentsQueryResult = useQuery(studentsQuery(filters))
  const [openDialog, setOpenDialog] = useState<{ action: StudentAction; student: ListedStudent }>()
  if (studentsQueryResult.isPending) return <StudentListSkeleton />
  if (!studentsQueryResult.data) {
    return (
      <ErrorCard
        title="The students did not load"
        isRetrying={studentsQueryResult.isFetching}
        onRetry={() => void studentsQueryResult.refetch()}
      >
        {messageOf(studentsQueryResult.error)}
      </ErrorCard>
    )
  }
  const { rows, total, page } = studentsQueryResult.data
  return (
    <>
      <Card className={studentsQueryResult.isPlaceholderData ? 'opacity-60' : undefined}>
        {rows.length === 0 ? (
          <EmptyState icon={Search} title="No students found">
            No students match your search
          </EmptyState>
        ) : (
          <StudentTable
            rows={rows}
            sort={{ by: filters.sort, down: filters.isDescending }}
            onSort={({ by, down }) => onFiltersChange({ sort: by, isDescending: down }, false)}
            onAction={(action, student) => setOpenDialog({ action, student })}
          />
        )}
      </Card>
      <Pagination page={page} pageCount={Math.ceil(total / STUDENTS_PER_PAGE)} onPage={onPage} />
      {openDialog && (
        <Suspense>
          <StudentDialog {...openDialog} onClose={() => setOpenDialog(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function StudentListSkeleton() {
  return (
    <LoadingRegion>
      <Card padded>
        <SkeletonRows rows={6} />
      </Card>
    </LoadingRegion>
  )
}
