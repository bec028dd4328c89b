import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { enrolInClass, renewSubscription } from '../../../contract/enrolment.ts'
import type { ClassPage } from '../../../contract/study.ts'
import { ApiError, callApi, messageOf } from '../../api/call-api.ts'
import { invalidate, keys } from '../../api/query-keys.ts'
import { toast } from '../../kit/toast.ts'

type JoinOptions = {
  /** The public or numeric id of the class. */
  classRef: string
  /** The balance is too low: show Payment Required (R-CLASS-023). */
  onInsufficientBalance: () => void
}

/** Enrols in a class, paying from the wallet, and reports the result (R-CLASS-026, R-CLASS-028). */
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

/** Pays for another month from the wallet (R-CLASS-040). */
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

/** The mutation behind the join button: enrol, or renew for an enrolled student. */
export function useJoin({ class: it, isEnrolled }: ClassPage, onInsufficientBalance: () => void) {
  const options = { classRef: it.publicId, onInsufficientBalance }
  const enrol = useEnrol(options)
  const renew = useRenew(options)
  return isEnrolled ? renew : enrol
}

/** Refetches all data that shows classes or balances after enrolling or renewing. */
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
  // the class may have changed, or may have been joined in another tab
  if (error instanceof ApiError) await queryClient.invalidateQueries({ queryKey: keys.classPages })
}
