import fc from 'fast-check'
import { verifyLedger } from '../../wallet/verify-ledger.ts'
import { setClock } from '../freeze-clock.ts'
import type { MoneyAction } from './action.ts'
import { bindToModel } from './bind-to-model.ts'
import { type ActionReport, explanations, formatMoneyState, readMoneyState } from './explain.ts'
import { anyAction, moving } from './generate-actions.ts'
import { apply } from './model.ts'
import { dueNow } from './model-payments.ts'
import type { Model } from './model-state.ts'
import { performAction } from './perform-action.ts'
import type { RealSchool } from './real-school.ts'

/** One step: an action alone, several at once, one several times at once, or several interrupted by a crash. */
export const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: anyAction.map((it) => new Step('alone', [it])) },
  {
    weight: 2,
    arbitrary: fc
      .array(moving, { minLength: 2, maxLength: 4 })
      .map((it) => new Step('at once', it)),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(moving, fc.integer({ min: 2, max: 6 })).map(
      ([it, times]) =>
        new Step(
          'at once',
          Array.from({ length: times }, () => it),
        ),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.array(moving, { minLength: 1, maxLength: 4 }), fc.nat(30))
      .map(([it, tearAfter]) => new Step('torn', it, tearAfter)),
  },
)

/** A step of five actions at once has at most 120 orders, most of which have the same result. */
const MOST_EXPLANATIONS = 24

class Step implements fc.AsyncCommand<Model, RealSchool> {
  readonly how: 'alone' | 'at once' | 'torn'
  readonly actions: MoneyAction[]
  readonly crashAfter: number

  constructor(how: Step['how'], actions: MoneyAction[], crashAfter = 0) {
    this.how = how
    this.actions = actions
    this.crashAfter = crashAfter
  }

  check(model: Readonly<Model>): boolean {
    return this.actions.every((it) => bindToModel(it, model) !== null)
  }

  async run(model: Model, real: RealSchool): Promise<void> {
    real.stepCount++
    const actions = this.actions.flatMap((it) => bindToModel(it, model) ?? [])
    const reports = await (this.how === 'torn'
      ? this.tear(real, model, actions)
      : performAtOnce(real, model, actions))
    const now = await readMoneyState(real.crashable.school, real)
    const [after] = this.explain(real, reports, now)
    if (!after) {
      const expected = structuredClone(model)
      for (const { action, outcome } of reports) apply(expected, action, outcome?.made)
      const lines = [
        ...reports.map((it) => JSON.stringify(it)),
        'is',
        now,
        'wants',
        formatMoneyState(expected),
      ]
      throw new Error(lines.join('\n'))
    }
    const differences = await verifyLedger(real.crashable.school.db)
    if (differences.length > 0) throw new Error(differences.join('\n'))
    Object.assign(model, after)
    setClock(model.now)
  }

  /**
   * The models that explain all observations so far: more than one while the order of concurrent actions, or an action without a
   * response, is not visible in the money yet.
   */
  private explain(real: RealSchool, reports: readonly ActionReport[], now: string): Model[] {
    const after = new Map<string, Model>()
    for (const before of real.candidates) {
      for (const it of explanations(before, splitRechecks(before, reports), now)) {
        after.set(JSON.stringify(it), it)
        if (this.how === 'alone' || after.size === MOST_EXPLANATIONS) break
      }
    }
    real.candidates = [...after.values()]
    return real.candidates
  }

  /** Starts the actions, crashes the server in between, and reopens it. */
  private async tear(real: RealSchool, model: Model, actions: MoneyAction[]) {
    const { crashable: torn } = real
    torn.crashAfter(this.crashAfter)
    const reports = await Promise.all(
      actions.map(async (action) => ({
        action,
        outcome: await performAction(real, model, action).catch(() => null),
      })),
    )
    await torn.reopen()
    return reports
  }

  toString() {
    const tear = this.how === 'torn' ? ` after ${this.crashAfter}` : ''
    return `${this.how}${tear} ${JSON.stringify(this.actions)}`
  }
}

/**
 * Splits a worker run into one action per due payment, in any order, because the worker settles them at once. Payments that lead
 * to an enrolment can affect each other, and the ledger shows the order of two credits of one student; the order of the others
 * does not matter.
 */
function splitRechecks(model: Model, reports: readonly ActionReport[]): ActionReport[] {
  const rechecks = reports.filter((it) => it.action.do === 'look')
  const [first] = rechecks
  if (!first) return [...reports]
  const due = dueNow(model)
  const paid = due.filter((it) => model.payments[it]?.card?.status === 'success')
  const isInTurn = (at: number) => {
    const ofStudent = paid.filter((it) => model.payments[it]?.who === model.payments[at]?.who)
    const hasKept = (model.students[model.payments[at]?.who ?? -1]?.kept.length ?? 0) > 0
    return (
      paid.includes(at) &&
      (hasKept || model.payments[at]?.purpose !== 'fund' || ofStudent.length > 1)
    )
  }
  const lists = [due.filter((it) => !isInTurn(it)), ...due.filter(isInTurn).map((it) => [it])]
  return lists.map((payments) => ({ ...first, action: { do: 'look', payments } }))
}

async function performAtOnce(real: RealSchool, model: Model, actions: MoneyAction[]) {
  const reports = await Promise.all(
    actions.map(async (action) => ({ action, outcome: await performAction(real, model, action) })),
  )
  const error = reports.find((it) => it.outcome === null)
  if (error) throw new Error(`A server error in ${JSON.stringify(error.action)}`)
  return reports
}
