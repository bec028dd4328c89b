import { queryOptions, type UndefinedInitialDataOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Call } from '../../contract/platform/call.ts'
import { callApi } from './call-api.ts'
import type { AppQueryKey } from './query-keys.ts'

/** The other options of a query. */
export type QueryExtras<Data, Key extends AppQueryKey> = Omit<
  UndefinedInitialDataOptions<Data, Error, Data, Key>,
  'queryKey' | 'queryFn'
>

/** The query of a call: its data is the response, and the request is aborted when nothing shows it any longer. */
export function callQuery<C extends Call, Key extends AppQueryKey>(
  call: C,
  request: z.output<C['request']>,
  queryKey: Key,
  extras?: QueryExtras<z.output<C['response']>, Key>,
) {
  return queryOptions<z.output<C['response']>, Error, z.output<C['response']>, Key>({
    queryKey,
    queryFn: ({ signal }) => callApi(call, request, { signal }),
    ...extras,
  })
}
