import { queryOptions } from '@tanstack/react-query'
import { getClasses } from '../../../contract/classes.ts'
import { ask } from '../../api/ask.ts'

/** The active classes, as anybody may see them (decisions §5). */
export const publicClassesQuery = queryOptions({
  queryKey: ['public-classes'],
  queryFn: ({ signal }) => ask(getClasses, {}, { signal }),
})
