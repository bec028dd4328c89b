import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addStudent } from '../../contract/admin/manage-students.ts'
import { stableName } from '../../contract/auth/sign-in-name.ts'
import { createCoupon } from '../../contract/enrolment/coupons.ts'
import { openTransferAccount } from '../../contract/payments/transfers.ts'
import { startSession } from '../auth/session.ts'
import { now } from '../platform/clock.ts'
import { writeSettings } from '../settings/store.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { openCrashableSchool } from '../test/money/crash-injection.ts'
import type { Model, ModelClass, ModelCoupon } from '../test/money/model-state.ts'
import type { RealSchool } from '../test/money/real-school.ts'
import { steps } from '../test/money/steps.ts'
import { newStudent } from '../test/money/student.ts'
import { seedClass } from '../test/seed-class.ts'
import { isShortRun } from '../test/short-run.ts'
import {
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'

/** `npm test` runs those of one school; soak/money-model.ts runs ten thousand, with a new seed each time. */
const STEPS = Number(process.env.MONEY_STEPS ?? (isShortRun ? 100 : 300))
const SEED = Number(process.env.MONEY_SEED ?? 20261121)
const STEPS_IN_ONE_SCHOOL = 150

const openClass = { active: true, closed: false, parts: 0 }
const classes: ModelClass[] = [
  { ...openClass, price: 0, monthly: false },
  { ...openClass, price: 1_000_00, monthly: false, parts: 4 },
  { ...openClass, price: 7_500_00, monthly: false, parts: 3 },
  { ...openClass, price: 1_000_00, monthly: true },
  { ...openClass, price: 1_500_50, monthly: true },
]

const anyClass = { what: null, maxUses: 0, lastDay: '', isEnded: false }
const coupons: ModelCoupon[] = [
  { ...anyClass, code: 'QUARTER', kind: 'percent', value: 25, usedBy: [] },
  { ...anyClass, code: 'FREE', kind: 'percent', value: 100, maxUses: 2, usedBy: [] },
  { ...anyClass, code: 'LESS', kind: 'naira', value: 600_00, maxUses: 4, usedBy: [] },
  { ...anyClass, code: 'PARTS', kind: 'percent', value: 10, what: 2, usedBy: [] },
  { ...anyClass, code: 'SOON', kind: 'naira', value: 50, lastDay: '2026-12-20', usedBy: [] },
]

/** Makes the coupons of the model as an owner. */
async function seedCoupons(school: TestSchool, owner: TestUser, classIds: readonly number[]) {
  const made: RealSchool['coupons'] = []
  for (const { code, kind, value, what, maxUses, lastDay } of coupons) {
    const fields = {
      ...{ code, kind, max_uses: maxUses, last_day: lastDay },
      ...(kind === 'percent' ? { percent: value } : { amount: value / 100 }),
      ...(what !== null && { class_ids: [String(classIds[what])] }),
    }
    const { data } = await callApi(school, createCoupon, fields, owner)
    made.push({ id: data.id, code })
  }
  return made
}

/** Two students without an email who share a contact (R-PAY-009). */
async function seedSisters(school: TestSchool, owner: TestUser) {
  const sisters: Pick<TestUser, 'token' | 'email'>[] = []
  const contact = { name: 'Musa Bello', email: 'musa@example.org', phone: '08031112222' }
  for (const name of ['Hauwa Musa', 'Zainab Musa']) {
    const { data } = await callApi(school, addStudent, { name, no_email: '1', contact }, owner)
    const { token } = await startSession(school.db, { userId: Number(data.id), now: now() })
    sisters.push({ token, email: stableName(data.code) })
  }
  return sisters
}

async function setup(): Promise<{ model: Model; real: RealSchool }> {
  const crashSchool = await openCrashableSchool()
  const start = freezeClock('2026-12-02T10:00:00Z')
  await writeSettings(crashSchool.school.db, { quizTrustsClient: true })
  const owner = await seedAdministrator(crashSchool.school)
  const students = [
    await seedStudent(crashSchool.school, { email: 'amina@example.org' }),
    ...(await seedSisters(crashSchool.school, owner)),
  ]
  // the worker looks for transfers once there is an account number
  for (const it of students) await callApi(crashSchool.school, openTransferAccount, {}, it)
  const emails = students.map((it) => it.email)
  const classIds: number[] = []
  for (const { price, monthly, parts } of classes)
    classIds.push((await seedClass(crashSchool.school, { price, monthly, parts })).id)
  const madeCoupons = await seedCoupons(crashSchool.school, owner, classIds)
  const model: Model = {
    now: start,
    students: emails.map(newStudent),
    classes: structuredClone(classes),
    rules: {
      referral: { on: true, dailyMax: 0, studentMax: 1_000_00 },
      quiz: { on: true, dailyMax: 0, studentMax: 1_000_00 },
      ...{ totalMax: 20_000_00, moment: 'first_payment', trustsClient: true },
      ...{ quizReward: 'after_first_payment', graceDays: 3 },
    },
    coupons: structuredClone(coupons),
    ...{ transfers: [], lost: [], scan: null },
    ...{ payments: [], notices: [], rewards: [], fundings: 0, corrections: 0 },
    ...{ recorded: 0, references: [] },
  }
  return {
    model,
    real: {
      crashable: crashSchool,
      administrator: owner.id,
      classIds,
      coupons: madeCoupons,
      notices: [],
      ...{
        accounts: new Map(),
        erased: new Map(),
        tokens: new Map(),
        judgedRuns: new Map(),
        stepCount: 0,
      },
      candidates: [structuredClone(model)],
    },
  }
}

test(
  'after any sequence of actions, card payments, transfers, parts, coupons, webhooks and crashes every wallet agrees with a simple model (R-MONEY-001, R-MONEY-002, R-MONEY-003, R-MONEY-011, R-PAY-001, R-PAY-003, R-PAY-006, R-PAY-007, R-PAY-008, R-PAY-009, R-PAY-010)',
  async () => {
    let stepCount = 0
    const property = fc.asyncProperty(
      fc.commands([steps], { maxCommands: STEPS_IN_ONE_SCHOOL, size: 'max' }),
      async (commands) => {
        const setupResult = await setup()
        try {
          await fc.asyncModelRun(() => setupResult, commands)
        } finally {
          stepCount += setupResult.real.stepCount
          await setupResult.real.crashable.close()
        }
      },
    )
    for (let round = 0; stepCount < STEPS; round++) {
      await fc.assert(property, { seed: SEED + round, numRuns: 1, unbiased: true })
    }

    expect(stepCount).toBeGreaterThanOrEqual(STEPS)
  },
  20_000 + STEPS * 1_500,
)
