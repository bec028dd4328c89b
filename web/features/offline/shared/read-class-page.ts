import { getClassDetails } from '../../../../contract/study/study.ts'
import { callApi } from '../../../api/call-api.ts'
import { readNames, savedRead } from './saved-read.ts'

/** Reads a class with its lessons, by its public or numeric id; shared like `readMyClasses`. */
export const readClassPage =
  (classRef: string) =>
  ({ signal }: { signal: AbortSignal }) =>
    savedRead(readNames.classPage(classRef), () =>
      callApi(getClassDetails, { classRef }, { signal }),
    )
