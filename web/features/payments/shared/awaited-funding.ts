import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DAY } from '../../../../contract/platform/duration.ts'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { m } from '../../../../messages/m.ts'
import { ApiError, messageOf } from '../../../api/call-api.ts'
import { invalidate, keys } from '../../../api/query-keys.ts'
import { toast } from '../../../kit/toast.ts'
import { isFinalError, untilKnown, verifyOnce } from './payment-outcome.ts'

/** A wallet funding whose outcome is awaited; `openedAt` in Unix milliseconds. */
type AwaitedFunding = { reference: string; amount: Kobo; openedAt: number }

// signing out empties the storage
const STORAGE = 'awaited-funding'

export const FUNDED = m.payments_funded()

/** Remembers a wallet funding whose outcome is delayed, so that the wallet shows it after a reload. */
export function keepAwaitedFunding(funding: { reference: string; amount: Kobo }) {
  const { reference, amount } = funding
  try {
    localStorage.setItem(STORAGE, JSON.stringify({ reference, amount, openedAt: Date.now() }))
  } catch {
    // without storage the message is shown until the page is left
  }
}

/** Removes the stored funding when its outcome is known. */
export const dropAwaitedFunding = () => localStorage.removeItem(STORAGE)

/** The funding that was awaited when the page was opened, for a day at most, because the server then stops waiting. */
function readAwaitedFunding(): AwaitedFunding | null {
  try {
    // written above
    const kept = JSON.parse(localStorage.getItem(STORAGE) ?? 'null') as AwaitedFunding | null
    return kept && Date.now() - kept.openedAt < DAY * 1000 ? kept : null
  } catch {
    return null
  }
}

/** The amount of a funding that an earlier visit left unconfirmed, until its outcome is known; null for none. */
export function useAwaitedFunding(): Kobo | null {
  const queryClient = useQueryClient()
  const [awaited] = useState(readAwaitedFunding)
  const { data } = useQuery({
    queryKey: keys.paymentOutcome(awaited?.reference ?? ''),
    queryFn: () =>
      checkOutcome(
        awaited?.reference ?? '',
        () => void invalidate(queryClient, keys.walletHistory, keys.user),
      ),
    enabled: awaited !== null,
    ...untilKnown,
  })
  return awaited && data !== 'known' ? awaited.amount : null
}

/** Asks for the outcome and, when it is known, reports it. */
async function checkOutcome(reference: string, refresh: () => void): Promise<'known' | 'open'> {
  try {
    await verifyOnce(reference)
    toast.success(FUNDED)
  } catch (error) {
    if (!isFinalError(error)) {
      if (error instanceof ApiError) return 'open'
      throw error
    }
    toast.error(messageOf(error))
  }
  dropAwaitedFunding()
  refresh()
  return 'known'
}
