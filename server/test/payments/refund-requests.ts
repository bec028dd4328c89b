import { randomUUID } from 'node:crypto'
import { continueRefund, previewRefund, refundPayment } from '../../../contract/payments/refunds.ts'
import { callApi } from '../call-api.ts'
import { seedAdministrator, type TestSchool, type TestUser } from '../test-school.ts'

type RefundFields = {
  reference: string
  /** Naira. */
  amount: number
  to?: 'wallet' | 'card'
  reason?: string
  end_enrolment?: '0' | '1'
  once?: string
}

/** Requests a refund as an administrator. */
export async function requestRefund(school: TestSchool, fields: RefundFields, as?: TestUser) {
  const request = { to: 'wallet', reason: 'Ill', end_enrolment: '0', once: randomUUID() }
  return callApi(
    school,
    refundPayment,
    { ...request, ...fields },
    as ?? (await seedAdministrator(school)),
  )
}

/** The refundable amounts of a payment. */
export async function refundStakesOf(school: TestSchool, reference: string) {
  return callApi(school, previewRefund, { reference }, await seedAdministrator(school))
}

/** Continues the newest refund to a card. */
export async function continueNewestRefund(
  school: TestSchool,
  how: 'retry' | 'wallet' | 'check',
  input: { attempts?: number; refund_id?: string } = {},
) {
  const refund = await newestRefund(school)
  const fields = { refund_id: String(refund.id), how, attempts: refund.attempts, ...input }
  return callApi(school, continueRefund, fields, await seedAdministrator(school))
}

/** The newest refund or dispute in the database. */
export function newestRefund({ db }: TestSchool) {
  return db
    .selectFrom('payment_reversals')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

/** The reference of the receipt of a student's newest debit. */
export async function newestDebitOf({ db }: TestSchool, { id: userId }: TestUser) {
  const { id } = await db
    .selectFrom('ledger')
    .select('id')
    .where('user_id', '=', userId)
    .where('type', '=', 'debit')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return `WALLET_${id}`
}
