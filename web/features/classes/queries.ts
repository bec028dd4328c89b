import { queryOptions } from '@tanstack/react-query'
import { getEligibleClasses } from '../../../contract/classes.ts'
import { ask } from '../../api/ask.ts'

/** The classes that this student may join (decisions §5). Renewed by invalidating it when the student joins one. */
export const eligibleClassesQuery = queryOptions({
  queryKey: ['eligible-classes'],
  queryFn: ({ signal }) => ask(getEligibleClasses, {}, { signal }),
})
