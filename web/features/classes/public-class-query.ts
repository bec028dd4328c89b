import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { getPublicClass, type PublicClass } from '../../../contract/classes/public-classes.ts'
import { ApiError, callApi } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'

/** A class as visitors see it (decision 0371). */
export const publicClassQuery = (publicId: string) =>
  queryOptions({
    queryKey: keys.publicClass(publicId),
    queryFn: ({ signal }) => callApi(getPublicClass, { publicId }, { signal }),
    initialData: () => readWrittenClass(publicId),
    initialDataUpdatedAt: performance.timeOrigin,
    // a declined request would be declined again
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
  })

/** The class that the server has embedded in the page, so that it need not be requested. */
function readWrittenClass(publicId: string): PublicClass | undefined {
  const element = document.getElementById('written-class')
  if (!element) return
  try {
    const written = z.decode(getPublicClass.response, JSON.parse(element.textContent ?? ''))
    return written.publicId === publicId ? written : undefined
  } catch {
    // embedded by another release: the page requests the class
    return undefined
  }
}
