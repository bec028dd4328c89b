import { DAY, HOUR, MINUTE } from '../../../contract/platform/duration.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { MIN_CARD_FUNDING } from '../../../contract/wallet/wallet.ts'
import type { MoneyAction, TransferAction } from './action.ts'
import { creditKept, rewardFriends } from './model-rewards.ts'
import { DECLINED, itemAt, type Model, type ServerDetails, studentOf } from './model-state.ts'
import { credit } from './student.ts'

/** Delivers the report of a transfer. */
export function transfer(
  model: Model,
  { to, amount, reference, isForged, toClosed }: TransferAction,
): string {
  if (isForged) return DECLINED
  return report(model, { reference: `T${reference}`, to, amount }, toClosed)
}

type Report = { reference: string; to: number | null; amount: Kobo }

/** Credits a transfer once; one that cannot be credited is a case. */
function report(model: Model, { reference, to, amount }: Report, isClosed = false): string {
  if (model.transfers.some((it) => it.reference === reference)) return 'yes'
  const isCase =
    to === null || isClosed || studentOf(model, to).isErased || amount < MIN_CARD_FUNDING
  model.transfers.push({ reference, amount, state: isCase ? 'case' : 'credited' })
  if (!isCase) creditTransfer(model, { reference, who: to, amount })
  return 'yes'
}

type Money = { reference: string; who: number; amount: Kobo }

function creditTransfer(model: Model, { reference, who, amount }: Money) {
  rewardFriends(model, who)
  creditKept(model, who)
  credit(studentOf(model, who), amount, 'fund')
  model.payments.push({
    ...{ reference, who, purpose: 'fund', what: -1, amount, state: 'settled', isTransfer: true },
    ...{ inParts: false, coupon: null, hasProblem: false, openedAt: model.now, dueAt: null },
    ...{ supersededAt: null, awaitedUntil: null, reversals: [], refunded: 0, owed: 0 },
    ...{ purchase: null, card: null },
  })
}

/** A transfer of which the provider sends no webhook. The provider lists those of a day. */
export function lose(
  model: Model,
  { who, amount }: MoneyAction & { do: 'lose' },
  { reference = '' }: ServerDetails,
): string {
  model.lost.push({ reference, to: who, amount, at: model.now })
  return 'yes'
}

/** The late report of a transfer. */
export const reportLost = (model: Model, lost: Model['lost'][number]): string => report(model, lost)

const SCAN_INTERVAL = 8 * MINUTE

/** The worker credits what the provider lists since its last turn, less two hours. */
export function scan(model: Model): string {
  const { now, scan: last } = model
  if (last && last.nextAt > now && last.nextAt <= now + SCAN_INTERVAL) return 'yes'
  const since = (last?.until ?? now - DAY) - 2 * HOUR
  // the sandbox forgets those of a day ago when another one is played
  const newest = Math.max(...model.lost.map(({ at }) => at))
  for (const it of model.lost) if (it.at >= since && it.at >= newest - DAY) report(model, it)
  model.scan = { until: now, nextAt: now + SCAN_INTERVAL }
  return 'yes'
}

/** Credits a case to a student, or closes it without a credit; one that is closed stays as it is. */
export function closeCase(model: Model, action: MoneyAction & { do: 'closeCase' }): string {
  const { credits } = action
  if (credits !== null && studentOf(model, credits).isErased) return DECLINED
  const found = itemAt(model.transfers, action.case)
  if (found.state === 'credited') return DECLINED
  if (found.state === 'resolved') return 'yes'
  found.state = 'resolved'
  const { reference, amount } = found
  if (credits !== null) creditTransfer(model, { reference, who: credits, amount })
  return 'yes'
}
