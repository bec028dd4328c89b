import { keepPreviousData } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Call } from '../../contract/platform/call.ts'
import { callQuery, type QueryExtras } from './call-query.ts'
import type { AppQueryKey } from './query-keys.ts'

/** As `callQuery`, for one page of a list: the previous page is displayed while it loads. */
export function pageQuery<C extends Call, Key extends AppQueryKey>(
  call: C,
  request: z.output<C['request']>,
  queryKey: Key,
  extras?: QueryExtras<z.output<C['response']>, Key>,
) {
  return callQuery(call, request, queryKey, { placeholderData: keepPreviousData, ...extras })
}
