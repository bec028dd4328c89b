import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { enrolInClass, renewSubscription } from '../../../contract/enrolment/enrolment.ts'
import type { WalletEntry } from '../../../contract/wallet/ledger-entry.ts'
import { m } from '../../../messages/m.ts'
import { ApiError, callApi, failureOf, messageOf } from '../../api/call-api.ts'
import { usePressKey } from '../../api/press-key.ts'
import { keys } from '../../api/query-keys.ts'
import { refreshUserQuery } from '../../api/refresh-user.ts'
import {
  expireSession,
  SESSION_ENDED,
  SIGN_IN_TO_GO_ON,
  sessionToken,
  useSession,
} from '../../api/session.ts'
import { toast } from '../../kit/toast.ts'
import { refreshAfterPayment } from '../payments/shared/payment-outcome.ts'
import type { Purchase } from './purchase.ts'

/** `paying`: the sheet with the price, or Payment Required if the balance is too low (R-CLASS-023). */
export type PurchaseStep = 'idle' | 'checking' | 'paying' | 'receipt'

const texts = {
  join: {
    success: m.enrolment_enrolled(),
    failure: m.enrolment_enrol_failed(),
  },
  renew: {
    success: m.enrolment_renewed(),
    failure: m.enrolment_renew_failed(),
  },
  part: {
    success: m.enrolment_part_paid(),
    failure: m.enrolment_part_failed(),
  },
} as const

/** Pays from the wallet at the price that is shown; returns the ledger entry, null for a free class. */
async function payFromWallet(
  { kind, classRef, price, inParts, coupon }: Purchase,
  idempotencyKey: string,
): Promise<WalletEntry | null> {
  const request = {
    ...{ classId: classRef, seenPrice: price, idempotencyKey },
    ...(inParts && { inParts }),
    ...(coupon && { coupon }),
  }
  // with an explicit token an ended session is an error, which leads to the sign-in page (R-CLASS-025)
  if (kind === 'join' && price === 0)
    return callApi(enrolInClass, request, { bearerToken: sessionToken() })
  if (kind === 'join') return callApi(enrolInClass, request)
  const { classId, seenPrice } = request
  const renewal = { classId, seenPrice, idempotencyKey }
  return (await callApi(renewSubscription, renewal)).receipt ?? null
}

/**
 * The steps of a purchase: a free class is joined at once; a paid one opens the sheet, is paid from the wallet or by card,
 * and ends with the receipt (R-CLASS-021, R-CLASS-040). `onJoined` is called after it.
 */
export function usePurchase(onJoined: () => void = () => {}) {
  const queryClient = useQueryClient()
  const balance = useSession((it) => it.user?.wallet ?? 0)
  const [step, setStep] = useState<PurchaseStep>('idle')
  const [receipt, setReceipt] = useState<WalletEntry | null>(null)
  const [isShort, setShort] = useState(false)
  const { keyFor, release } = usePressKey()
  const payment = useMutation({
    mutationFn: (purchase: Purchase) => payFromWallet(purchase, keyFor(purchase)),
    onSuccess: (entry, { kind }) => {
      release()
      toast.success(texts[kind].success)
      showReceipt(entry)
      onJoined()
      return refreshAfterPayment(queryClient)
    },
    onError: async (error, { kind }) => {
      const outcome = await handleError(queryClient, error, texts[kind].failure)
      if (outcome === 'short') setShort(true)
      setStep(outcome === 'closed' ? 'idle' : 'paying')
    },
  })

  function open() {
    setShort(false)
    payment.reset()
    setStep('paying')
  }

  /** Ends the purchase with its receipt. */
  function showReceipt(entry: WalletEntry | null) {
    setReceipt(entry)
    setStep(entry ? 'receipt' : 'idle')
  }

  async function start(purchase: Purchase) {
    if (purchase.price === 0) return payment.mutate(purchase)
    if (balance >= purchase.price) return open()
    // the wallet may have been funded elsewhere since the balance was read
    setStep('checking')
    try {
      await queryClient.fetchQuery({ ...refreshUserQuery, staleTime: 0 })
      open()
    } catch (error) {
      setStep('idle')
      toast.error(messageOf(error))
    }
  }

  return {
    step,
    receipt,
    isBusy: step === 'checking' || payment.isPending,
    hasNewPrice: payment.error instanceof ApiError && payment.error.code === 'price_changed',
    /** True if the server said that the balance is too low. */
    wasShort: isShort,
    balance,
    start,
    pay: payment.mutate,
    showReceipt,
    close: () => setStep('idle'),
  }
}

/** Reports why a payment failed: stay 'open', show the missing amount ('short'), or 'closed' because it would fail again. */
async function handleError(
  queryClient: QueryClient,
  error: Error,
  fallback: string,
): Promise<'open' | 'short' | 'closed'> {
  if (!(error instanceof ApiError)) {
    toast.error(...failureOf(error))
    return 'open'
  }
  if (error.status === 401) {
    expireSession()
    toast.info(SESSION_ENDED, SIGN_IN_TO_GO_ON)
    return 'closed'
  }
  if (error.code === 'insufficient_balance') {
    await queryClient.invalidateQueries({ queryKey: keys.user })
    return 'short'
  }
  // the sheet itself shows that the price has changed
  if (error.code !== 'price_changed') toast.error(messageOf(error, fallback))
  await refreshAfterPayment(queryClient)
  return error.code === 'price_changed' ? 'open' : 'closed'
}
