import type { TestSchool } from '../test-school.ts'
import type { MoneyAction } from './action.ts'
import { apply } from './model.ts'
import type { Model, ModelCoupon, ServerDetails } from './model-state.ts'
import type { RealSchool } from './real-school.ts'
import { newStudent, type Student } from './student.ts'

/** The state of all money as text, equal for the model and a database that agrees with it. */
export function formatMoneyState({
  students,
  payments,
  fundings,
  corrections,
  recorded,
  coupons,
  transfers,
}: Pick<
  Model,
  'students' | 'payments' | 'fundings' | 'corrections' | 'recorded' | 'coupons' | 'transfers'
>) {
  const users = students.map(({ email, wallet, rows, kept, enrolments, lastWonDay: wonDay }) => ({
    ...{ email, wallet, rows, kept, wonDay },
    enrolments: Object.entries(enrolments).map(([what, it]) => [
      Number(what),
      it.paid,
      it.paidUntil,
    ]),
  }))
  return JSON.stringify(
    {
      users: users.sort((one, other) => (one.email < other.email ? -1 : 1)),
      payments: payments
        .map((it) => `${it.reference} ${it.state} ${it.refunded} ${it.owed}`)
        .sort(),
      ...{ fundings, corrections, recorded },
      coupons: coupons.map(({ code, usedBy, isEnded }) => [code, usedBy.length, isEnded]),
      transfers: transfers.map((it) => `${it.reference} ${it.amount} ${it.state}`).sort(),
    },
    null,
    1,
  )
}

/** Reads the state of all money from a school. */
export async function readMoneyState(
  { db }: TestSchool,
  { classIds, erased }: Pick<RealSchool, 'classIds' | 'erased'>,
): Promise<string> {
  const [users, ledger, enrolments, wins, kept, payments, audited, coupons] = await Promise.all([
    db.selectFrom('users').select(['id', 'email', 'wallet']).where('role', '=', 1).execute(),
    db.selectFrom('ledger').selectAll().orderBy('id').execute(),
    db.selectFrom('enrolments').selectAll().orderBy('class_id').execute(),
    db
      .selectFrom('quiz_runs')
      .select(['student_id', 'won_day'])
      .where('won_day', 'is not', null)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('kept_rewards')
      .select(['user_id', 'amount'])
      .where('credited_at', 'is', null)
      .orderBy('id')
      .execute(),
    db.selectFrom('payments').selectAll().execute(),
    db.selectFrom('audit').select('action').execute(),
    readCoupons(db),
  ])
  const students = users.map(({ id, email, wallet }): Student => {
    const own = enrolments.filter((it) => it.student_id === id)
    return {
      ...newStudent(erased.get(id) ?? email),
      wallet,
      rows: ledger.filter((it) => it.user_id === id).map(formatEntry),
      enrolments: Object.fromEntries(
        own.map((it) => [
          classIds.indexOf(it.class_id),
          { paid: it.paid, paidUntil: it.paid_until, day: 0, no: 0 },
        ]),
      ),
      kept: kept.filter((it) => it.user_id === id).map((it) => it.amount),
      lastWonDay: wins.findLast((it) => it.student_id === id)?.won_day ?? '',
    }
  })
  const count = (name: string) => audited.filter(({ action }) => action === name).length
  return formatMoneyState({
    students,
    // the model names the same columns
    payments: payments as never,
    fundings: count('fundWallet'),
    corrections: count('correctWallet'),
    recorded: count('recordPayment'),
    coupons,
    transfers: await db.selectFrom('transfers').select(['reference', 'amount', 'state']).execute(),
  })
}

/** The coupons with their uses, of which each has a row. */
async function readCoupons(db: TestSchool['db']): Promise<ModelCoupon[]> {
  const [coupons, uses] = await Promise.all([
    db.selectFrom('coupons').select(['id', 'code', 'uses', 'ended_at']).orderBy('id').execute(),
    db.selectFrom('coupon_uses').select(['coupon_id', 'student_id']).execute(),
  ])
  return coupons.map(({ id, code, uses: counted, ended_at }) => {
    const usedBy = uses.filter((it) => it.coupon_id === id).map((it) => it.student_id)
    if (usedBy.length !== counted)
      throw new Error(`${code} has ${counted} uses and ${usedBy.length} rows`)
    const terms = { kind: 'naira' as const, value: 0, what: null, maxUses: 0, lastDay: '' }
    return { code, ...terms, isEnded: ended_at !== null, usedBy }
  })
}

const formatEntry = (row: { type: string; amount: number; service: string }) =>
  `${row.type === 'credit' ? '+' : '-'}${row.amount} ${row.service}`

/** An action and its outcome; null without a response, after which it was executed completely or not at all. */
export type ActionReport = {
  action: MoneyAction
  outcome: { result: string; made: ServerDetails } | null
}

/**
 * Yields the model after each order of concurrent actions that explains every response and the current state of all money. An
 * action without a response may have been executed or not, so other state, such as a closed run, may differ between the
 * explanations.
 */
export function* explanations(
  model: Model,
  reports: readonly ActionReport[],
  moneyState: string,
): Generator<Model> {
  if (reports.every((it) => it.outcome === null) && formatMoneyState(model) === moneyState)
    yield model
  const triedKeys = new Set<string>()
  for (const [at, { action, outcome }] of reports.entries()) {
    const key = JSON.stringify([action, outcome])
    if (triedKeys.has(key)) continue
    triedKeys.add(key)
    const next = structuredClone(model)
    const expected = apply(next, action, outcome?.made)
    if (outcome !== null && outcome.result !== expected) continue
    yield* explanations(next, reports.toSpliced(at, 1), moneyState)
  }
}
