import type { QueryClient, UseMutationResult } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { claimReward } from '../../../contract/game.ts'
import type { Kobo } from '../../../contract/kobo.ts'
import { Declared } from '../../api/ask.ts'
import { signedIn, useSession } from '../../api/session.ts'

/** What came of a reward: nothing asked for, under way, credited, or the reason why not. */
export type Claim =
  | { state: 'none' | 'adding' }
  | { state: 'added'; amount: Kobo; balance: Kobo }
  | { state: 'failed'; why: string }

type Claiming = Pick<
  UseMutationResult<z.output<typeof claimReward.answers>>,
  'status' | 'data' | 'error'
>

// wallet-and-admin §8
export const NOT_CREDITED = 'Failed to credit wallet'
const NOT_SENT = 'Failed to submit game results. Please contact support.'

/** Reads a claim's answer, or the want of one, in the words of wallet-and-admin §8. */
export function claimOf({ status, data, error }: Claiming): Claim {
  if (status === 'idle') return { state: 'none' }
  if (status === 'pending') return { state: 'adding' }
  if (status === 'error') return { state: 'failed', why: whyNotSent(error) }
  if (!data?.success) return { state: 'failed', why: data?.message || NOT_CREDITED }
  return { state: 'added', amount: data.amount_added ?? 0, balance: data.new_balance ?? 0 }
}

/** Why a call of the game failed: the server's words, or those of a failed network. */
export function whyNotSent(error: unknown): string {
  return error instanceof Declared ? error.message || NOT_CREDITED : NOT_SENT
}

/** Takes over a balance that the server told, and has whatever shows money asked for again. */
export function walletHolds(balance: Kobo | undefined, queries: QueryClient): void {
  const { user } = useSession.getState()
  if (user && balance !== undefined) signedIn({ ...user, wallet: balance })
  for (const name of ['user', 'wallet-history']) {
    void queries.invalidateQueries({ queryKey: [name] })
  }
}
