import { useQuery } from '@tanstack/react-query'
import { NotebookPen } from 'lucide-react'
import { paths } from '../../../api/paths.ts'
import { ButtonLink } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { AttendanceTable } from './AttendanceTable.tsx'
import { attendanceQuery } from './queries.ts'

/** The Attendance tab of a class: a link to the gradebook, and the recorded views of lessons (R-ACLASS-021). */
export function Attendance({ classId }: { classId: number }) {
  return (
    <div className="grid gap-4">
      <Card padded className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="grow basis-60">
          <h2 className="font-sans text-base">Gradebook</h2>
          <p className="text-small text-ink-2">
            Each student by lessons and exams, with scores and averages.
          </p>
        </div>
        <ButtonLink to={paths.admin.gradebook(classId)} variant="primary">
          <NotebookPen className="icon" aria-hidden />
          Open gradebook
        </ButtonLink>
      </Card>
      <QueryBoundary
        query={useQuery(attendanceQuery(classId))}
        errorTitle="The attendance did not load"
      >
        {(records) => <AttendanceTable records={records} />}
      </QueryBoundary>
    </div>
  )
}
