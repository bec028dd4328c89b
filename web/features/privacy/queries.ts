import { getMyData } from '../../../contract/privacy/privacy.ts'
import { callQuery } from '../../api/call-query.ts'
import { keys } from '../../api/query-keys.ts'
import { pollInterval } from '../../api/retry-pause.ts'

const POLL_MS = 3_000

/** The balance, archive and planned deletion of the user; polled while an archive is being prepared. */
export const myDataQuery = callQuery(getMyData, {}, keys.myData, {
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.archive?.state === 'preparing' && pollInterval(POLL_MS, state),
})
