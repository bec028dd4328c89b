import { queryOptions } from '@tanstack/react-query'
import { getMyClasses } from '../../../contract/enrolment.ts'
import { callApi } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'
import { withKeptNext } from '../../offline/kept-progress.ts'
import { isShownFromDevice, readNames, savedRead } from '../../offline/saved-read.ts'

/** The classes of this student, newest first. */
export const myClassesQuery = queryOptions({
  queryKey: keys.myClasses,
  queryFn: async ({ signal }) => {
    const name = readNames.myClasses
    const classes = await savedRead(name, () => callApi(getMyClasses, {}, { signal }))
    return isShownFromDevice(name) ? withKeptNext(classes) : classes
  },
})
