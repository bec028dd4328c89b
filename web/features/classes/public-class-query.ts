import { queryOptions } from '@tanstack/react-query'
import { getPublicClass } from '../../../contract/public-classes.ts'
import { ApiError, callApi } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'

/** A class as visitors see it (decision 0472). */
export const publicClassQuery = (publicId: string) =>
  queryOptions({
    queryKey: keys.publicClass(publicId),
    queryFn: ({ signal }) => callApi(getPublicClass, { publicId }, { signal }),
    // a declined request would be declined again
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
  })
