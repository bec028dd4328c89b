import { closeTransferCase, openTransferAccount } from '../../../contract/payments/transfers.ts'
import { signBody } from '../../payments/paystack/signature.ts'
import { playTransfer, transferEvent } from '../../payments/sandbox/sandbox-accounts.ts'
import { findMissedTransfers } from '../../payments/transfers/transfer-worker.ts'
import { now } from '../../platform/clock.ts'
import { deliverEvent, deliverNotice } from '../payments/card-payments.ts'
import type { MoneyAction, TransferAction } from './action.ts'
import { DECLINED, type Model, studentOf } from './model-state.ts'
import {
  type ActionOutcome,
  accountOf,
  callAs,
  callAsStudent,
  emailOf,
  type RealSchool,
} from './real-school.ts'

const UNKNOWN_ACCOUNT = '9912345678'

/** The account number of a student in the sandbox. */
async function numberOf(real: RealSchool, model: Model, who: number): Promise<string> {
  const { id } = await accountOf(real, emailOf(model, who))
  return `99${String(id).padStart(8, '0')}`
}

/** Opens the account number of a student at the first transfer; an erased student has kept it or never had one. */
async function openAccount(real: RealSchool, model: Model, who: number) {
  if (!studentOf(model, who).isErased)
    await callAsStudent(real, model, who, openTransferAccount, {})
  return numberOf(real, model, who)
}

/** Delivers the report of a transfer, possibly forged or to an account that is deactivated meanwhile. */
export async function deliverTransfer(
  real: RealSchool,
  model: Model,
  { to, amount, reference, isForged, toClosed }: TransferAction,
): Promise<ActionOutcome> {
  const { school } = real.crashable
  const accountNumber = to === null ? UNKNOWN_ACCOUNT : await openAccount(real, model, to)
  const event = transferEvent({ reference: `T${reference}`, accountNumber, amount })
  if (isForged) {
    const body = JSON.stringify(event)
    return toOutcome(
      await deliverNotice(school, { body, signature: signBody(body, 'sk_test_another') }),
    )
  }
  if (to === null || !toClosed) return toOutcome(await deliverEvent(school, event))
  const { id } = await accountOf(real, emailOf(model, to))
  const account = school.db.updateTable('users').where('id', '=', id)
  await account.set({ deactivated_at: now() }).execute()
  const delivered = await deliverEvent(school, event)
  await account.set({ deactivated_at: null }).execute()
  return toOutcome(delivered)
}

const toOutcome = ({ http }: { http: number }): ActionOutcome =>
  http >= 500 ? null : { result: http === 200 ? 'yes' : DECLINED, made: {} }

/** Plays a transfer of which nobody is told. */
export async function loseTransfer(
  real: RealSchool,
  model: Model,
  { who, amount }: MoneyAction & { do: 'lose' },
): Promise<ActionOutcome> {
  if (studentOf(model, who).isErased) return { result: DECLINED, made: {} }
  const account_number = await openAccount(real, model, who)
  const { data } = await playTransfer(real.crashable.school.db, { account_number, amount }, now())
  return { result: 'yes', made: { reference: data.reference } }
}

/** Delivers the report of a lost transfer. */
export async function deliverLost(
  real: RealSchool,
  model: Model,
  { lost }: MoneyAction & { do: 'lateReport' },
): Promise<ActionOutcome> {
  const { reference = '', to = 0, amount = 0 } = model.lost[lost] ?? {}
  const accountNumber = await numberOf(real, model, to)
  const event = transferEvent({ reference, accountNumber, amount })
  return toOutcome(await deliverEvent(real.crashable.school, event))
}

/** Runs the worker that looks for lost transfers. */
export async function runTransferWorker({ crashable }: RealSchool): Promise<ActionOutcome> {
  await findMissedTransfers(crashable.school)
  return { result: 'yes', made: {} }
}

/** Closes a case as an accountant. */
export async function performCloseCase(
  real: RealSchool,
  model: Model,
  action: MoneyAction & { do: 'closeCase' },
): Promise<ActionOutcome> {
  const { id } = await real.crashable.school.db
    .selectFrom('transfers')
    .select('id')
    .where('reference', '=', model.transfers[action.case]?.reference ?? '')
    .executeTakeFirstOrThrow()
  const student =
    action.credits === null
      ? {}
      : { student_id: String((await accountOf(real, emailOf(model, action.credits))).id) }
  const fields = { transfer_id: String(id), ...student, note: 'Her brother' }
  return callAs(real, real.administrator, closeTransferCase, fields)
}
