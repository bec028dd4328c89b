import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedClass } from '../test/seed-class.ts'
import { payForClass, refundParts, setShare, statementOf } from '../test/staff/income.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStaff,
  seedStudent,
  type TestUser,
} from '../test/test-school.ts'

/** Summer time begins on 29 March 2026. */
const TIMEZONE = 'Europe/Berlin'
const MONTHS = ['2026-02', '2026-03', '2026-04', '2026-05']
const FIRST = Date.parse('2026-01-31T22:00:00Z') / 1000
const SECONDS = 100 * 86_400

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: TIMEZONE })
const dayAt = (at: number) => dayFormat.format(at * 1000)

type Payment = { key: string; classIndex: number; at: number; amount: number; left: number }
type Share = { teacher: number; classIndex: number; basisPoints: number; day: string }
type Movement = { payment: Payment; at: number; amount: number; kind: 'income' | 'refunds' }

/** The school as plain lists: every question is answered by going through all of them. */
class PlainSchool {
  readonly shares: Share[] = []
  readonly payments: Payment[] = []
  readonly movements: Movement[] = []

  shareOn(day: string, teacher: number, classIndex: number, shares = this.shares): number {
    const [latest = ''] = shares
      .filter((it) => it.teacher === teacher && it.classIndex === classIndex && it.day <= day)
      .map((it) => it.day)
      .sort()
      .reverse()
    const last = shares.filter(
      (it) => it.teacher === teacher && it.classIndex === classIndex && it.day === latest,
    )
    return last.at(-1)?.basisPoints ?? 0
  }

  isPossible(share: Share): boolean {
    const shares = [...this.shares, share]
    return daysFrom(share.day).every(
      (day) =>
        [0, 1, 2].reduce((sum, it) => sum + this.shareOn(day, it, share.classIndex, shares), 0) <=
        10_000,
    )
  }

  /** The rows of a month by 'teacher class basis points', as 'income - refunds = part' in kobo. */
  statement(month: string): Map<string, [income: bigint, refunds: bigint, part: bigint]> {
    const rows = new Map<string, { income: bigint; refunds: bigint }>()
    const rowOf = (teacher: number, classIndex: number, basisPoints: number) => {
      const key = `${teacher} ${classIndex} ${basisPoints}`
      const row = rows.get(key) ?? { income: 0n, refunds: 0n }
      if (basisPoints > 0) rows.set(key, row)
      return row
    }
    for (const teacher of [0, 1, 2])
      for (const classIndex of [0, 1]) {
        for (const day of daysFrom(`${month}-01`).filter((it) => it.startsWith(month)))
          rowOf(teacher, classIndex, this.shareOn(day, teacher, classIndex))
        for (const { payment, at, amount, kind } of this.movements)
          if (dayAt(at).startsWith(month) && payment.classIndex === classIndex) {
            const basisPoints = this.shareOn(dayAt(payment.at), teacher, classIndex)
            rowOf(teacher, classIndex, basisPoints)[kind] += BigInt(amount)
          }
      }
    return new Map(
      [...rows].map(([key, { income, refunds }]) => {
        const exact = (income - refunds) * BigInt(key.split(' ')[2] ?? '')
        // BigInt division rounds towards zero
        const part = exact < 0n && exact % 10_000n !== 0n ? exact / 10_000n - 1n : exact / 10_000n
        return [key, [income, refunds, part]]
      }),
    )
  }
}

/** The days from this one to the end of May 2026. */
function daysFrom(day: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(day); at <= Date.parse('2026-05-31'); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

const fraction = fc.integer({ min: 0, max: 999 }).map((it) => it / 1000)
const step = fc.record({
  kind: fc.constantFrom('pay', 'pay', 'renew', 'refund', 'refund', 'share'),
  who: fc.nat({ max: 2 }),
  what: fc.nat({ max: 1 }),
  size: fraction,
  pause: fraction,
  day: fraction,
})
type Step = { kind: string; who: number; what: number; size: number; pause: number; day: number }

async function openSchool() {
  const school = await openTestSchool({ SITE_TIMEZONE: TIMEZONE })
  const maryam = await seedAdministrator(school)
  const students = [await seedStudent(school), await seedStudent(school), await seedStudent(school)]
  const classIds: number[] = []
  for (const name of ['C0', 'C1']) classIds.push((await seedClass(school, { name })).id)
  const teachers: TestUser[] = []
  for (const name of ['T0', 'T1', 'T2'])
    teachers.push(await seedStaff(school, 'teacher', [], { name }))
  return { school, maryam, students, classIds, teachers }
}

type Real = Awaited<ReturnType<typeof openSchool>>

async function run(real: Real, plain: PlainSchool, { kind, ...it }: Step, at: number) {
  const { school, maryam, students, classIds, teachers } = real
  const [student, teacher] = [students[it.who] ?? maryam, teachers[it.who] ?? maryam]
  const classId = classIds[it.what] ?? 0
  const moment = new Date(at * 1000).toISOString()
  if (kind === 'share') {
    const day = dayAt(FIRST + Math.floor(it.day * SECONDS))
    const basisPoints = Math.floor(it.size * 101) * 99
    const share = { teacher: it.who, classIndex: it.what, basisPoints, day }
    const isPossible = plain.isPossible(share)
    const { status } = await setShare(
      school,
      { teacher, classId, basisPoints, fromDay: day },
      maryam,
    )
    expect(status, JSON.stringify(share)).toBe(isPossible)
    if (isPossible) plain.shares.push(share)
  } else if (kind === 'refund') {
    // up to two payments of a student at once, with everything that is left or a part of it
    const open = plain.payments.filter((p) => p.left > 0 && p.key.startsWith(`${it.who}:`))
    const chosen = open.slice(0, 1 + it.what)
    const parts = chosen.map((p) => ({
      p,
      amount: it.size > 0.7 ? p.left : Math.ceil(p.left * it.size) || 1,
    }))
    if (parts.length === 0) return
    await refundParts(school, student, {
      parts: parts.map(({ p, amount }) => ({
        reference: p.key.split(':').slice(1).join(':'),
        amount,
      })),
      at: moment,
    })
    for (const { p, amount } of parts) {
      p.left -= amount
      plain.movements.push({ payment: p, at, amount, kind: 'refunds' })
    }
  } else {
    const amount = 1 + Math.floor(it.size * 1_000_000)
    const service = kind === 'renew' ? 'renewal' : 'enrolment'
    const key = await payForClass(school, student, { classId, amount, at: moment }, service)
    const payment = { key: `${it.who}:${key}`, classIndex: it.what, at, amount, left: amount }
    plain.payments.push(payment)
    plain.movements.push({ payment, at, amount, kind: 'income' })
  }
}

test('the statements of any payments, refunds and changes of shares are those of a plain model, and all parts together never exceed what the classes brought in (R-STAFF-012)', async () => {
  const steps = fc.array(step, { minLength: 25, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(steps, async (chosen) => {
      const real = await openSchool()
      const plain = new PlainSchool()
      const length = SECONDS / chosen.length
      for (const [index, it] of chosen.entries())
        await run(real, plain, it, FIRST + Math.floor((index + it.pause) * length))

      let parts = 0n
      for (const month of MONTHS) {
        const expected = plain.statement(month)
        const lines = [...expected].map(([key, [income, refunds, part]]) => {
          const [teacher, classIndex, basisPoints] = key.split(' ').map(Number)
          const naira = [income, refunds, part].map((sum) => Number(sum) / 100)
          return `T${teacher}, C${classIndex}, ${(basisPoints ?? 0) / 100} %: ${naira[0]} - ${naira[1]} = ${naira[2]}`
        })
        expect((await statementOf(real.school, month, real.maryam)).sort()).toEqual(lines.sort())
        parts += [...expected.values()].reduce((sum, [, , part]) => sum + part, 0n)
        const left = plain.movements
          .filter((it) => dayAt(it.at).slice(0, 7) <= month)
          .reduce((sum, it) => sum + (it.kind === 'income' ? it.amount : -it.amount), 0)
        expect(parts <= BigInt(left)).toBe(true)
      }
    }),
    { numRuns: Number(process.env.SHARE_RUNS ?? 6), seed: 20261128 },
  )
})
