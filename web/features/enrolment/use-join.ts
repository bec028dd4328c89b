import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { enrolInClass, renewSubscription } from '../../../contract/enrolment.ts'
import type { ClassPage } from '../../../contract/study.ts'
import { ApiError, callApi, messageOf } from '../../api/call-api.ts'
import { invalidate, keys } from '../../api/query-keys.ts'
import { toast } from '../../kit/toast.ts'

type JoinOptions = {
  /** The class's rand or id. */
  classRef: string
  /** The wallet does not hold enough: time for Payment Required (R-CLASS-023). */
  onInsufficientBalance: () => void
}

/** Joins the class, paying from the wallet when it has a price. Says what came of it (R-CLASS-026, R-CLASS-028). */
function useEnrol({ classRef, onInsufficientBalance }: JoinOptions) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(enrolInClass, { classId: classRef }),
    onSuccess: () => {
      toast.success('Successfully enrolled in the class!')
      return refreshAfterJoin(queryClient)
    },
    onError: (error) =>
      handleJoinError(queryClient, error, onInsufficientBalance, 'Failed to enroll in the class'),
  })
}

/** Pays for one more month from the wallet (R-CLASS-040). */
function useRenew({ classRef, onInsufficientBalance }: JoinOptions) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(renewSubscription, { classId: classRef }),
    onSuccess: () => {
      toast.success('Subscription renewed successfully!')
      return refreshAfterJoin(queryClient)
    },
    onError: (error) =>
      handleJoinError(
        queryClient,
        error,
        onInsufficientBalance,
        'Failed to renew the subscription',
      ),
  })
}

/** Pays from the wallet for whichever the student wants of a class: a place in it, or for who is in it a month more. */
export function useJoin({ class: it, isEnrolled }: ClassPage, onInsufficientBalance: () => void) {
  const options = { classRef: it.rand, onInsufficientBalance }
  const enrol = useEnrol(options)
  const renew = useRenew(options)
  return isEnrolled ? renew : enrol
}

/** After a place was granted or renewed: whatever shows classes or money is asked for again. */
export async function refreshAfterJoin(queryClient: QueryClient): Promise<void> {
  await invalidate(
    queryClient,
    keys.classPages,
    keys.lessonPages,
    keys.myClasses,
    keys.eligibleClasses,
    keys.walletHistory,
    keys.user,
  )
}

async function handleJoinError(
  queryClient: QueryClient,
  error: Error,
  onInsufficientBalance: () => void,
  fallback: string,
) {
  if (error instanceof ApiError && error.code === 'insufficient_balance') {
    await queryClient.invalidateQueries({ queryKey: keys.user })
    return onInsufficientBalance()
  }
  toast.error(messageOf(error, fallback))
  // the class may not be what the page shows any more: closed meanwhile, or joined on another screen
  if (error instanceof ApiError) await queryClient.invalidateQueries({ queryKey: keys.classPages })
}
