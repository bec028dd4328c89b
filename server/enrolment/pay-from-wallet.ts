import type { Kobo } from '../../contract/platform/kobo.ts'
import { money } from '../../contract/platform/sentence-values.ts'
import type { WalletEntry } from '../../contract/wallet/ledger-entry.ts'
import { say } from '../../messages/message.ts'
import { findClassByRef } from '../classes/store.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import { findReceipt, lockWallet } from '../wallet/store.ts'
import { declineWhileAwaited } from './awaited-payments.ts'
import { type EnrolRequest, enrol } from './enrol.ts'
import { priceNow } from './join-terms.ts'
import { renew } from './renew.ts'
import { findOwedPlan } from './store.ts'

/** `seenPrice` is the price that the student was shown; older clients do not send it. */
export type WalletPurchase = EnrolRequest & { seenPrice?: Kobo | undefined }

/**
 * Enrols a student who pays from the wallet, and returns the ledger entry; null for a free class. Declines like `enrol`,
 * while a card payment for the class is awaited (decision 0440), and if the price is not the one shown.
 */
export function enrolFromWallet(db: Db, purchase: WalletPurchase): Promise<WalletEntry | null> {
  return inTransaction(db, async (tx) => {
    await checkPurchase(tx, purchase)
    const paidAs = await enrol(tx, purchase)
    return paidAs === null ? null : findReceipt(tx, paidAs)
  })
}

/** Renews an enrolment from the wallet, with the checks of `enrolFromWallet`; returns the new end and the ledger entry. */
export function renewFromWallet(
  db: Db,
  purchase: WalletPurchase,
): Promise<{ paidUntil: number; receipt: WalletEntry }> {
  return inTransaction(db, async (tx) => {
    await checkPurchase(tx, purchase)
    const { paidUntil, paidAs } = await renew(tx, purchase)
    return { paidUntil, receipt: await findReceipt(tx, paidAs) }
  })
}

async function checkPurchase(tx: Tx, purchase: WalletPurchase) {
  const { studentId, classRef, seenPrice, now } = purchase
  const target = await findClassByRef(tx, classRef)
  if (!target) return
  const isOwed = (await findOwedPlan(tx, { studentId, classId: target.id })) !== undefined
  if (target.price === 0 && !seenPrice && !isOwed) return
  // every purchase locks the wallet first, so that two purchases of one student run one after the other
  await lockWallet(tx, studentId)
  await declineWhileAwaited(tx, { studentId, classId: target.id, now })
  // only what was seen is compared, so that older clients read the reasons of `enrol`
  if (seenPrice !== undefined) declineChangedPrice(await priceNow(tx, target, purchase), seenPrice)
}

/** Declines if the student was shown another price than the current one. */
export function declineChangedPrice(price: Kobo, seenPrice: Kobo | undefined): void {
  if (seenPrice === undefined || seenPrice === price) return
  decline(
    'price_changed',
    price === 0
      ? say('rules_enrolment_class_free_now')
      : say('rules_enrolment_price_changed', { price: money(price) }),
  )
}
