import type { CardPayment } from '../../contract/payments/card-payments.ts'
import * as calls from '../../contract/payments/card-payments.ts'
import { getIncomeReport } from '../../contract/payments/income-report.ts'
import {
  findPayments,
  getPaymentHistory,
  PAYMENTS_PAGE,
} from '../../contract/payments/payment-history.ts'
import {
  getAwaitedPayments,
  NO_PAYMENT_KEY,
  openPayment,
  verifyPayment,
} from '../../contract/payments/payments.ts'
import { HOUR } from '../../contract/platform/duration.ts'
import type { Locale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import { listAwaitedPayments } from '../enrolment/awaited-payments.ts'
import type { AppContext } from '../platform/app-context.ts'
import { isSameMode } from '../platform/config.ts'
import { type Db, inTransaction } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import { personNameIn, reasonIn } from '../platform/stored-text.ts'
import { handle } from '../rpc/handler.ts'
import { byUser } from '../rpc/rate-limits.ts'
import { readSettings } from '../settings/store.ts'
import { staffTitle, titleIn } from '../wallet/entry-title.ts'
import { findReceipt, PAYMENT_REFERENCE_PREFIX, readBalance } from '../wallet/store.ts'
import { createPayment } from './checkout/create-payment.ts'
import { paymentNotFound } from './errors.ts'
import { findCardPayment, searchCardPayments } from './history/card-payments.ts'
import { findPaymentHistory } from './history/history.ts'
import { listNewestLedgerEntries } from './history/history-store.ts'
import { readIncomeReport } from './history/income-report.ts'
import type { PaymentProvider } from './provider.ts'
import { noteIn } from './refunds/reversals-store.ts'
import { selectProvider } from './select-provider.ts'
import { confirmPayment } from './settlement/confirm-payment.ts'
import { keptInWalletMessage } from './settlement/notify-payer.ts'
import { recheckPayment } from './settlement/recheck.ts'
import { CURRENCY } from './store.ts'

/** The maximum number of ledger entries in the administrators' list. */
const LEDGER_ENTRIES_MAX = 5_000

export const paymentRoutes = {
  getIncomeReport: handle(getIncomeReport, ({ school, input, now }) =>
    readIncomeReport(school.db, input, { now, timezone: school.config.SITE_TIMEZONE }),
  ),

  openPayment: handle(
    openPayment,
    {
      limits: [{ points: 60, seconds: HOUR, keyBy: byUser }],
      auditDetail: () => say('audited_act_opened_payment'),
    },
    async ({ school, caller, input, now }) => {
      const provider = selectProvider(school) ?? decline('payments_not_configured', NO_PAYMENT_KEY)
      const publicKey = await readPublicKey(school, provider)
      const timezone = school.config.SITE_TIMEZONE
      const context = { userId: caller.id, now, timezone, provider, publicKey }
      const { amount: funding, classRef, seenPrice, inParts, coupon } = input
      const request = { amount: funding, classRef, seenPrice, inParts, coupon }
      const { reference, amount } = await inTransaction(school.db, (tx) =>
        createPayment(tx, request, context),
      )
      const { scriptUrl } = provider
      return { reference, amount, currency: CURRENCY, email: caller.email, publicKey, scriptUrl }
    },
  ),

  verifyPayment: handle(
    verifyPayment,
    {
      // each call queries the card provider
      limits: [{ points: 300, seconds: HOUR, keyBy: byUser }],
      auditDetail: () => say('audited_act_verified_payment'),
    },
    async ({ school, caller, input, now, locale }) => {
      const { reference, isWindowClosed = false, wantsReceipt = false } = input
      const source = { kind: 'payer' as const, userId: caller.id, isWindowClosed }
      const payment = await confirmPayment(school, { reference, source, now })
      const wallet = await readBalance(school.db, caller.id)
      const paidAs = payment.purchase || PAYMENT_REFERENCE_PREFIX + payment.reference
      const receipt = wantsReceipt ? { receipt: await readReceipt(school.db, paidAs, locale) } : {}
      if (payment.state !== 'to_wallet')
        return { wallet, state: 'settled' as const, note: '', ...receipt }
      const note = keptInWalletMessage(payment, locale)
      return { wallet, state: 'to_wallet' as const, note, ...receipt }
    },
  ),

  getAwaitedPayments: handle(getAwaitedPayments, ({ school, caller, now }) =>
    listAwaitedPayments(school.db, { studentId: caller.id, now }),
  ),

  getPaymentHistory: handle(getPaymentHistory, async ({ school, locale }) =>
    withTitles(await listNewestLedgerEntries(school.db, LEDGER_ENTRIES_MAX), locale),
  ),

  findPayments: handle(findPayments, async ({ school, input, locale }) => {
    const { page = 1, size = PAYMENTS_PAGE, ...filter } = input
    const timezone = school.config.SITE_TIMEZONE
    const found = await findPaymentHistory(school.db, { filter, page, size, timezone })
    return { ...found, rows: withTitles(found.rows, locale) }
  }),

  findCardPayments: handle(calls.findCardPayments, async ({ school, input, now, locale }) => {
    const found = await searchCardPayments(school.db, input, now)
    return { ...found, rows: found.rows.map((it) => withReasons(it, locale)) }
  }),

  recheckPayment: handle(
    calls.recheckPayment,
    { limits: [{ points: 300, seconds: HOUR, keyBy: byUser }] },
    async ({ school, input, caller, now, locale }) => {
      await recheckPayment(school, { reference: input.reference, actorId: caller.id, now })
      const payment = (await findCardPayment(school.db, input.reference)) ?? paymentNotFound()
      return withReasons(payment, locale)
    },
  ),
}

/** Ledger entries with their titles in the language of an administrator. */
const withTitles = <Row extends { name: string; title: string }>(
  rows: readonly Row[],
  locale: Locale,
) =>
  rows.map((it) => ({
    ...it,
    name: personNameIn(locale, it.name),
    title: staffTitle(it.title, locale),
  }))

/** A card payment that says in the language of an administrator why it or its refunds failed. */
const withReasons = (payment: CardPayment, locale: Locale): CardPayment => ({
  ...payment,
  name: personNameIn(locale, payment.name),
  failureReason: reasonIn(locale, payment.failureReason),
  reversals: payment.reversals.map((it) => ({ ...it, note: noteIn(locale, it.note) })),
})

async function readReceipt(db: Db, idempotencyKey: string, locale: Locale) {
  const entry = await findReceipt(db, idempotencyKey)
  return { ...entry, description: titleIn(locale, entry.description) }
}

/** The public key of the settings, else the configured one; '' for none. */
async function readPublicKey(
  { db, config }: AppContext,
  { name, publicKey }: PaymentProvider,
): Promise<string> {
  // a key of the real provider is not valid in the sandbox
  if (name === 'sandbox') return publicKey
  const { paystackKey } = await readSettings(db)
  // a key of another mode would charge a card in an account that the server does not query
  const isUsable = paystackKey && isSameMode(paystackKey, config.PAYSTACK_SECRET_KEY ?? '')
  return isUsable ? paystackKey : publicKey
}
