import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  enrolInClass,
  INSUFFICIENT_BALANCE,
  renewSubscription,
} from '../../../contract/enrolment.ts'
import type { ClassPage } from '../../../contract/study.ts'
import { ask, Declared, messageOf } from '../../api/ask.ts'
import { toast } from '../../kit/toast.ts'

type Joining = {
  /** The class's rand or id. */
  classRef: string
  /** The wallet does not hold enough: time for Payment Required (student-area §4). */
  onShort: () => void
}

/** Joins the class, paying from the wallet when it has a price. Says what came of it (student-area §8). */
function useEnrol({ classRef, onShort }: Joining) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => ask(enrolInClass, { class_id: classRef }),
    onSuccess: () => {
      toast.good('Successfully enrolled in the class!')
      return joined(queries)
    },
    onError: (fault) => sayWhyNot(queries, fault, onShort, 'Failed to enroll in the class'),
  })
}

/** Pays for one more month from the wallet (decisions §5). */
function useRenew({ classRef, onShort }: Joining) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => ask(renewSubscription, { class_id: classRef }),
    onSuccess: () => {
      toast.good('Subscription renewed successfully!')
      return joined(queries)
    },
    onError: (fault) => sayWhyNot(queries, fault, onShort, 'Failed to renew the subscription'),
  })
}

/** Pays from the wallet for whichever the student wants of a class: a place in it, or for who is in it a month more. */
export function useJoin({ class: it, isEnrolled }: ClassPage, onShort: () => void) {
  const joining = { classRef: it.rand, onShort }
  const enrol = useEnrol(joining)
  const renew = useRenew(joining)
  return isEnrolled ? renew : enrol
}

/** After a place was granted or renewed: whatever shows classes or money is asked for again. */
export async function joined(queries: QueryClient): Promise<void> {
  const changed = ['class', 'lesson', 'my-classes', 'eligible-classes', 'wallet-history', 'user']
  await Promise.all(changed.map((name) => queries.invalidateQueries({ queryKey: [name] })))
}

async function sayWhyNot(
  queries: QueryClient,
  fault: Error,
  onShort: () => void,
  otherwise: string,
) {
  if (fault instanceof Declared && fault.message.includes(INSUFFICIENT_BALANCE)) {
    await queries.invalidateQueries({ queryKey: ['user'] })
    return onShort()
  }
  toast.bad(messageOf(fault, otherwise))
  // the class may not be what the page shows any more: closed meanwhile, or joined on another screen
  if (fault instanceof Declared) await queries.invalidateQueries({ queryKey: ['class'] })
}
