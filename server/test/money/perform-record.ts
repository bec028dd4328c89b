import { randomUUID } from 'node:crypto'
import { recordPayments } from '../../../contract/payments/recorded-payments.ts'
import type { RecordAction } from './action.ts'
import { DECLINED, type Model } from './model-state.ts'
import {
  type ActionOutcome,
  accountOf,
  callAs,
  classOf,
  emailOf,
  kobo,
  type RealSchool,
} from './real-school.ts'

/** Records a payment; a repeated request must have the same reply. */
export async function performRecord(
  real: RealSchool,
  model: Model,
  { who, what, amount, reference, confirms, twice }: RecordAction,
): Promise<ActionOutcome> {
  const { id } = await accountOf(real, emailOf(model, who))
  const payment = {
    ...{ student_id: String(id), amount: amount / 100, method: 'transfer', date: '2026-12-01' },
    ...(what !== null && { class_id: classOf(real, what) }),
    ...(reference > 0 && { reference: `TRF/${reference}` }),
    ...{ confirmed: confirms ? '1' : '0', once: randomUUID() },
  }
  const send = async (): Promise<ActionOutcome> => {
    const sent = await callAs(
      real,
      real.administrator,
      recordPayments,
      { payments: [payment] },
      ({ data: [it] }) =>
        it.outcome === 'repeated' || it.outcome === 'not-found'
          ? it.outcome
          : `${it.outcome} ${kobo(it.wallet)}`,
    )
    // an erased account is not found
    return sent?.result === 'yes not-found' ? { result: DECLINED, made: {} } : sent
  }
  const first = await send()
  const second = twice && first?.result.startsWith('yes') ? await send() : null
  // the balance is the present one, which another action can have changed
  const outcomeOf = (it: ActionOutcome) => it?.result.split(' ').slice(0, 2).join(' ')
  if (second && outcomeOf(second) !== outcomeOf(first) && first?.result !== 'yes repeated')
    throw new Error(`A repeated payment: ${first?.result}, then ${second.result}`)
  return first
}
