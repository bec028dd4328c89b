import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../api/query-keys.ts'
import { readMyClasses } from '../offline/shared/read-my-classes.ts'

/** The classes of this student, newest first. */
export const myClassesQuery = queryOptions({ queryKey: keys.myClasses, queryFn: readMyClasses })
