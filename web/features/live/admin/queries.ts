import { useQueryClient } from '@tanstack/react-query'
import {
  getLiveSessions,
  getSessionAttendance,
} from '../../../../contract/live/manage-live-sessions.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callQuery } from '../../../api/call-query.ts'
import { pageQuery } from '../../../api/page-query.ts'
import type { ErrorTarget } from '../../../forms/error-target.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'

/** A page of the sessions of a class. */
export const sessionsQuery = (classId: number, past: boolean, page: number) =>
  pageQuery(
    getLiveSessions,
    { classId, past, page },
    adminKeys.liveSessionPage(classId, past, page),
    { staleTime: 0 },
  )

/** The students of a session with their attendance. */
export const attendanceQuery = (liveId: number) =>
  callQuery(getSessionAttendance, { liveId }, adminKeys.sessionAttendance(liveId), {
    // the list is edited: it is not read again under the hands of the teacher
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

type SessionMutation<Values, Output> = {
  send: (values: Values, idempotencyKey: string) => Promise<Output>
  successMessage?: string
  fallbackError?: string
  form?: ErrorTarget
  onSuccess: (output: Output) => void
}

/** Changes sessions of a class and refetches their lists and the gradebook, also after a failure. */
export function useSessionMutation<Values = void, Output = unknown>(
  classId: number,
  options: SessionMutation<Values, Output>,
) {
  const queryClient = useQueryClient()
  return useFormMutation<Values, Output>({
    fallbackError: m.live_not_saved(),
    ...options,
    onSettled: () => {
      for (const queryKey of [adminKeys.liveSessions(classId), adminKeys.gradebook(classId)])
        void queryClient.invalidateQueries({ queryKey })
    },
  })
}
