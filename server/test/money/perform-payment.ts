import { signBody } from '../../payments/paystack/signature.ts'
import {
  chargeCard,
  type SandboxRequest,
  type SignedEvent,
} from '../../payments/sandbox/sandbox.ts'
import { recheckDuePayments } from '../../payments/settlement/recheck-worker.ts'
import { now } from '../../platform/clock.ts'
import { deliverEvent, deliverNotice } from '../payments/card-payments.ts'
import {
  disputeCreated,
  disputeResolved,
  refundFailed,
  refundPending,
  refundProcessed,
} from '../payments/paystack-responses.ts'
import type { MoneyAction } from './action.ts'
import { DECLINED, type Model } from './model-state.ts'
import { type ActionOutcome, emailOf, type RealSchool } from './real-school.ts'

/** Presses the button of the sandbox's checkout. */
export async function pressCard(
  real: RealSchool,
  model: Model,
  { payment, card, late }: MoneyAction & { do: 'press' },
) {
  const opened = model.payments[payment]
  const outcomes = {
    success: late ? 'late' : 'success',
    failed: 'failure',
    open: 'closed',
  } as const
  const press: SandboxRequest = {
    reference: opened?.reference ?? '',
    amount: card.amount,
    currency: card.currency,
    email: emailOf(model, opened?.who ?? 0),
    outcome: outcomes[card.status],
  }
  const sent = await chargeCard(real.crashable.school.db, press, now())
  real.notices.push(...sent.map((it) => it.event))
  return { result: 'yes', made: {} }
}

/** Delivers a notice, possibly forged. */
export async function deliver(
  real: RealSchool,
  { notice, forged }: MoneyAction & { do: 'notice' },
): Promise<ActionOutcome> {
  const genuine = real.notices[notice] ?? { body: '', signature: '' }
  const { http } = await deliverNotice(real.crashable.school, forge(genuine, forged))
  if (http >= 500) return null
  return { result: http === 200 ? 'yes' : DECLINED, made: {} }
}

const refundNotices = { pending: refundPending, failed: refundFailed, processed: refundProcessed }

const resolutions = { won: 'declined', lost: 'merchant-accepted' } as const

/** Delivers the event of a refund or dispute. */
export async function reportReversal(
  real: RealSchool,
  model: Model,
  moneyAction: MoneyAction & { do: 'refund' | 'dispute' },
): Promise<ActionOutcome> {
  const { amount } = moneyAction
  const paymentRef = { reference: model.payments[moneyAction.payment]?.reference ?? '', amount }
  const event =
    moneyAction.do === 'refund'
      ? refundNotices[moneyAction.state]({ ...paymentRef, refund: `TRF_${moneyAction.index}` })
      : moneyAction.state === 'open'
        ? disputeCreated(paymentRef)
        : disputeResolved({ ...paymentRef, resolution: resolutions[moneyAction.state] })
  // the provider does not count a failed refund against the payment any more
  if (moneyAction.do === 'refund' && moneyAction.state === 'failed')
    await failSandboxRefunds(real, paymentRef.reference)
  const { http } = await deliverEvent(real.crashable.school, event)
  return http >= 500 ? null : { result: 'yes', made: {} }
}

async function failSandboxRefunds({ crashable }: RealSchool, reference: string) {
  await crashable.school.db
    .updateTable('sandbox_refunds')
    .set({ status: 'failed' })
    .where('reference', '=', reference)
    .execute()
}

function forge(
  { body, signature }: SignedEvent,
  how: (MoneyAction & { do: 'notice' })['forged'],
): SignedEvent {
  if (how === 'unsigned') return { body, signature: '' }
  if (how === 'another key') return { body, signature: signBody(body, 'sk_test_another') }
  if (how === 'another sum') return { body: body.replace('"amount":', '"amount":1'), signature }
  return { body, signature }
}

/** Runs the worker until no payment is due. */
export async function runRecheckWorker({ crashable: torn }: RealSchool): Promise<ActionOutcome> {
  const errors: string[] = []
  let found = 0
  do found = await recheckDuePayments(torn.school, (trouble) => errors.push(trouble))
  while (found > 0 && errors.length === 0)
  return errors.length > 0 ? null : { result: 'yes', made: {} }
}
