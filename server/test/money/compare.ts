import type { TestSchool } from '../school.ts'
import type { Deed } from './deed.ts'
import type { Made, Model } from './model.ts'
import { apply } from './model.ts'
import type { Student } from './student.ts'

/** Where all money stands, as one text: the same from the model and from a database that agrees with it. */
export function standing({
  students,
  payments,
  fundings,
}: Pick<Model, 'students' | 'payments' | 'fundings'>) {
  const people = students.map(({ email, wallet, rows, places, wonDay }) => ({
    ...{ email, wallet, rows, wonDay },
    places: Object.entries(places).map(([what, it]) => [Number(what), it.paid, it.paidUntil]),
  }))
  return JSON.stringify(
    {
      people: people.sort((one, other) => (one.email < other.email ? -1 : 1)),
      payments: payments
        .map((it) => `${it.reference} ${it.state} ${it.refunded} ${it.owed}`)
        .sort(),
      fundings,
    },
    null,
    1,
  )
}

/** Where all money stands in a real school. */
export async function standingOf({ db }: TestSchool, classIds: number[]): Promise<string> {
  const [people, ledger, places, wins, payments, fundings] = await Promise.all([
    db.selectFrom('people').select(['id', 'email', 'wallet']).where('role', '=', 1).execute(),
    db.selectFrom('ledger').selectAll().orderBy('id').execute(),
    db.selectFrom('enrolments').selectAll().orderBy('class_id').execute(),
    db
      .selectFrom('quiz_runs')
      .select(['student_id', 'won_day'])
      .where('won_day', 'is not', null)
      .orderBy('id')
      .execute(),
    db.selectFrom('payments').selectAll().execute(),
    db.selectFrom('audit').select('id').where('deed', '=', 'fundWallet').execute(),
  ])
  const students = people.map(({ id, email, wallet }): Student => {
    const own = places.filter((it) => it.student_id === id)
    return {
      ...{ email, wallet, runs: {}, judged: {}, invitedBy: null },
      rows: ledger.filter((it) => it.person_id === id).map(rowText),
      places: Object.fromEntries(
        own.map((it) => [
          classIds.indexOf(it.class_id),
          { paid: it.paid, paidUntil: it.paid_until },
        ]),
      ),
      wonDay: wins.findLast((it) => it.student_id === id)?.won_day ?? '',
    }
  })
  return standing({ students, payments: payments as never, fundings: fundings.length })
}

const rowText = (row: { type: string; amount: number; service: string }) =>
  `${row.type === 'credit' ? '+' : '-'}${row.amount} ${row.service}`

/** A deed and what was said to whoever did it; null when nobody answered, so that it was done wholly or not at all. */
export type Told = { deed: Deed; came: { said: string; made: Made } | null }

/**
 * Yields the model after each order of actions done at once that explains every response and where all money stands now.
 * An action without a response may be part of it or not, so what the money does not show yet, such as a run that was
 * closed, may differ between the explanations.
 */
export function* explanations(model: Model, told: readonly Told[], now: string): Generator<Model> {
  if (told.every((it) => it.came === null) && standing(model) === now) yield model
  const tried = new Set<string>()
  for (const [at, { deed, came }] of told.entries()) {
    const name = JSON.stringify([deed, came])
    if (tried.has(name)) continue
    tried.add(name)
    const next = structuredClone(model)
    const said = apply(next, deed, came?.made)
    if (came !== null && came.said !== said) continue
    yield* explanations(next, told.toSpliced(at, 1), now)
  }
}
