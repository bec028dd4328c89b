import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { getClassStudents } from '../../../../contract/enrolment.ts'
import { ask } from '../../../api/ask.ts'

export type ClassStudent = z.output<typeof getClassStudents.answers>[number]

/** Who is in a class, and until when (wallet-and-admin §7). */
export const classStudentsQuery = (classId: number) =>
  queryOptions({
    queryKey: ['class-students', classId],
    queryFn: ({ signal }) => ask(getClassStudents, { class_id: classId }, { signal }),
    staleTime: 0,
  })
