import { getMyClasses } from '../../contract/enrolment/enrolment.ts'
import { callApi } from '../api/call-api.ts'
import { withKeptNext } from './kept-progress.ts'
import { isShownFromDevice, readNames, savedRead } from './saved-read.ts'

/**
 * The classes of this student, newest first, from the device without a connection. Every feature that reads them uses this
 * function: they share one query, which the last to render decides how to load.
 */
export async function readMyClasses({ signal }: { signal: AbortSignal }) {
  const name = readNames.myClasses
  const classes = await savedRead(name, () => callApi(getMyClasses, {}, { signal }))
  return isShownFromDevice(name) ? withKeptNext(classes) : classes
}
