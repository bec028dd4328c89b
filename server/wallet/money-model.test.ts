import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeSettings } from '../settings/store.ts'
import { aClass } from '../test/a-class.ts'
import { at } from '../test/at.ts'
import type { Real } from '../test/money/do-deed.ts'
import type { Model, ModelClass } from '../test/money/model.ts'
import { steps } from '../test/money/steps.ts'
import { newStudent } from '../test/money/student.ts'
import { aTornSchool } from '../test/money/torn-school.ts'
import { anAdministrator, aStudent } from '../test/school.ts'

/** `npm test` walks a few; proof/money-model.ts walks ten thousand from another seed each time. */
const STEPS = Number(process.env.MONEY_STEPS ?? 300)
const SEED = Number(process.env.MONEY_SEED ?? 20261121)
const STEPS_IN_ONE_SCHOOL = 150

const open = { active: true, closed: false }
const classes: ModelClass[] = [
  { ...open, price: 0, monthly: false },
  { ...open, price: 1_000_00, monthly: false },
  { ...open, price: 7_500_00, monthly: false },
  { ...open, price: 1_000_00, monthly: true },
  { ...open, price: 1_500_50, monthly: true },
]

async function setup(): Promise<{ model: Model; real: Real }> {
  const torn = await aTornSchool()
  const now = at('2026-12-02T10:00:00Z')
  await writeSettings(torn.school.db, { quizTrustsClient: true })
  const emails = ['amina@example.org', 'bello@example.org']
  for (const email of emails) await aStudent(torn.school, { email })
  const classIds: number[] = []
  for (const { price, monthly } of classes)
    classIds.push((await aClass(torn.school, { price, monthly })).id)
  const administrator = (await anAdministrator(torn.school)).id
  const model: Model = {
    now,
    students: emails.map(newStudent),
    classes: structuredClone(classes),
    rules: {
      referral: { on: true, dailyMax: 0, studentMax: 1_000_00 },
      quiz: { on: true, dailyMax: 0, studentMax: 1_000_00 },
      ...{ totalMax: 20_000_00, moment: 'first_payment', trustsClient: true },
    },
    ...{ payments: [], notices: [], rewards: [], fundings: 0 },
  }
  return {
    model,
    real: {
      torn,
      administrator,
      classIds,
      notices: [],
      ...{ known: new Map(), tokens: new Map(), judged: new Map(), walked: 0 },
      candidates: [structuredClone(model)],
    },
  }
}

test(
  'whatever people, cards, notices and crashes do in whatever order, every wallet is what a plain model of it says (R-MONEY-001, R-MONEY-002, R-MONEY-003, R-MONEY-011)',
  async () => {
    let walked = 0
    const property = fc.asyncProperty(
      fc.commands([steps], { maxCommands: STEPS_IN_ONE_SCHOOL, size: 'max' }),
      async (commands) => {
        const start = await setup()
        try {
          await fc.asyncModelRun(() => start, commands)
        } finally {
          walked += start.real.walked
          await start.real.torn.close()
        }
      },
    )
    for (let round = 0; walked < STEPS; round++) {
      await fc.assert(property, { seed: SEED + round, numRuns: 1, unbiased: true })
    }

    expect(walked).toBeGreaterThanOrEqual(STEPS)
  },
  20_000 + STEPS * 500,
)
