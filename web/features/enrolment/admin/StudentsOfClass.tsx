import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { m } from '../../../../messages/m.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { ClassStudents } from './ClassStudents.tsx'
import { classStudentsQuery } from './queries.ts'

type StudentsOfClassProps = Omit<ComponentProps<typeof ClassStudents>, 'students'>

/** The Students tab of a class (R-ACLASS-019). */
export function StudentsOfClass(props: StudentsOfClassProps) {
  return (
    <QueryBoundary
      query={useQuery(classStudentsQuery(props.class.id))}
      errorTitle={m.enrolment_students_did_not_load()}
    >
      {(students) => <ClassStudents {...props} students={students} />}
    </QueryBoundary>
  )
}
