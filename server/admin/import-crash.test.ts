import { expect, test } from 'vitest'
import { importStudents } from '../../contract/admin/student-import.ts'
import { startSession } from '../auth/session.ts'
import { now } from '../platform/clock.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { openCrashableSchool } from '../test/money/crash-injection.ts'
import { seedClass } from '../test/seed-class.ts'
import { seedAdministrator } from '../test/test-school.ts'
import { verifyLedger } from '../wallet/verify-ledger.ts'

/** Three students, two of them with a class. */
const listOf = (word: string) =>
  [
    'Name,Email,Class,Amount paid,Reference',
    `Amina Bello,amina-${word}@example.org,Naḥw,15000,TRF/${word}`,
    `Bello Sani,bello-${word}@example.org,Naḥw,15000,`,
    `Hauwa Musa,hauwa-${word}@example.org,,5000,`,
  ].join('\n')

test('an import that a crash ends at any moment adds its students with their payments or neither, and repeated it records none twice (R-PAY-001)', async () => {
  freezeClock('2026-11-05T09:00:00Z')
  const crashable = await openCrashableSchool()
  try {
    const maryam = await seedAdministrator(crashable.school)
    await seedClass(crashable.school, { name: 'Naḥw', price: 15_000_00 })
    const fields = { payment: 'wallet', amounts: 'true', confirm: 'true' }
    const send = async (word: string) => {
      const { token } = await startSession(crashable.school.db, { userId: maryam.id, now: now() })
      const request = { ...fields, csv: listOf(word), once: `import-${word}` }
      return callApi(crashable.school, importStudents, request, { token })
    }
    const count = async () => {
      const { db } = crashable.school
      const users = await db.selectFrom('users').select('id').where('role', '=', 1).execute()
      const payments = await db.selectFrom('recorded_payments').select('id').execute()
      return { students: users.length, payments: payments.length }
    }
    const seen = new Set<string>()
    let isDone = false
    for (let results = 10; !isDone; results += 14) {
      const before = await count()
      crashable.crashAfter(results)
      const response = await send(`${results}`).catch(() => null)
      isDone = response?.status === true
      await crashable.reopen()
      const after = await count()
      seen.add(`${after.students - before.students} and ${after.payments - before.payments}`)
      // the response was lost: the same request once more
      expect(await send(`${results}`)).toMatchObject({ status: true, data: { added: 3 } })
      expect(await count()).toEqual({
        students: before.students + 3,
        payments: before.payments + 3,
      })
      expect(await verifyLedger(crashable.school.db)).toEqual([])
    }
    expect([...seen].sort()).toEqual(['0 and 0', '3 and 3'])
  } finally {
    await crashable.close()
  }
}, 120_000)
