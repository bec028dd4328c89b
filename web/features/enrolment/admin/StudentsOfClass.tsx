import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { ClassStudents } from './ClassStudents.tsx'
import { classStudentsQuery } from './queries.ts'

/** The Students tab of a class (R-ACLASS-019). */
export function StudentsOfClass({ classId }: { classId: number }) {
  return (
    <QueryBoundary
      query={useQuery(classStudentsQuery(classId))}
      errorTitle="The students did not load"
    >
      {(students) => <ClassStudents students={students} />}
    </QueryBoundary>
  )
}
