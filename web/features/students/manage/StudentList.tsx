import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { type ListedStudent, STUDENTS_PER_PAGE } from '../../../../contract/admin.ts'
import { messageOf } from '../../../api/ask.ts'
import { Card } from '../../../kit/Card.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { FailedCard } from '../../../kit/FailedCard.tsx'
import { Pager } from '../../../kit/Pager.tsx'
import { SkeletonRows, Waiting } from '../../../kit/Skeleton.tsx'
import type { Wanted } from './queries.ts'
import { studentsQuery } from './queries.ts'
import { type StudentAct, StudentTable } from './StudentTable.tsx'

// what opens on a press is fetched on it
const StudentDialog = lazy(async () => ({
  default: (await import('./StudentDialog.tsx')).StudentDialog,
}))

type StudentListProps = {
  wanted: Wanted
  onChange: (to: Partial<Wanted>, replace: boolean) => void
  onPage: (page: number) => void
}

/** The page of students that is wanted, its pager, and the dialogs of its rows. */
export function StudentList({ wanted, onChange, onPage }: StudentListProps) {
  const students = useQuery(studentsQuery(wanted))
  const [open, setOpen] = useState<{ act: StudentAct; student: ListedStudent }>()
  if (students.isPending) return <ListComing />
  if (!students.data) {
    return (
      <FailedCard
        title="The students did not load"
        busy={students.isFetching}
        onRetry={() => void students.refetch()}
      >
        {messageOf(students.error)}
      </FailedCard>
    )
  }
  const { rows, total, page } = students.data
  return (
    <>
      <Card className={students.isPlaceholderData ? 'opacity-60' : undefined}>
        {rows.length === 0 ? (
          <EmptyState icon={Search} title="No students found">
            No students match your search
          </EmptyState>
        ) : (
          <StudentTable
            rows={rows}
            sort={{ by: wanted.sort, down: wanted.down }}
            onSort={({ by, down }) => onChange({ sort: by, down }, false)}
            onAct={(act, student) => setOpen({ act, student })}
          />
        )}
      </Card>
      <Pager page={page} pages={Math.ceil(total / STUDENTS_PER_PAGE)} onPage={onPage} />
      {open && (
        <Suspense>
          <StudentDialog {...open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function ListComing() {
  return (
    <Waiting>
      <Card pad>
        <SkeletonRows rows={6} />
      </Card>
    </Waiting>
  )
}
