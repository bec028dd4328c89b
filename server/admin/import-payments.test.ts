import { expect, test } from 'vitest'
import { importStudents } from '../../contract/admin/student-import.ts'
import { REFERRAL_REWARD } from '../../contract/auth/auth.ts'
import { findPayments } from '../../contract/payments/payment-history.ts'
import { recordPayments } from '../../contract/payments/recorded-payments.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { balanceOf, openSchoolWithReferral } from '../test/payments/referrals.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'
import { verifyLedger } from '../wallet/verify-ledger.ts'

test('an import records what each student paid, with who paid and the reference, and adds those who paid enough (R-PAY-001)', async () => {
  freezeClock('2026-11-05T09:00:00Z')
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const old = await seedStudent(school, { name: 'Bello Sani', email: 'bello@example.org' })
  await seedClass(school, { name: 'Naḥw', price: 15_000_00 })
  const csv = [
    'Name,Email,Class,Amount paid,Paid by,Reference,Paid on',
    'Amina Bello,amina@example.org,Naḥw,"15,000",Alhaji Bello,TRF/1,03/11/2026',
    'Bello Sani,bello@example.org,Naḥw,15000,,TRF/2,',
    'Hauwa Musa,hauwa@example.org,Naḥw,5000,,,',
    'Sani Umar,sani@example.org,Naḥw,,,,',
    'Zara Ali,zara@example.org,Naḥw,soon,,,',
  ].join('\n')
  const fields = { csv, payment: 'wallet', amounts: 'true' }

  const preview = await callApi(school, importStudents, fields, maryam)
  const written = await callApi(school, importStudents, { ...fields, confirm: 'true' }, maryam)

  type Row = { fate: string; paid?: number; paid_outcome?: string; classes?: { outcome: string }[] }
  const shown = ({ data }: { data: { rows: Row[] } }) =>
    data.rows.map((it) => [it.fate, it.paid, it.paid_outcome, it.classes?.[0]?.outcome])
  expect(shown(preview)).toEqual([
    ['add', 15000, undefined, 'done'],
    ['enrol', 15000, undefined, 'done'],
    ['add', 5000, undefined, 'no-money'],
    ['add', undefined, undefined, 'no-money'],
    ['bad-amount', undefined, undefined, 'not-found'],
  ])
  expect(shown(written)).toEqual([
    ['add', 15000, 'joined', 'done'],
    ['enrol', 15000, 'joined', 'done'],
    ['add', 5000, 'short', 'no-money'],
    ['add', undefined, undefined, 'no-money'],
    ['bad-amount', undefined, undefined, 'not-found'],
  ])
  expect(written.data).toMatchObject({ added: 3, enrolled: 2 })
  const { data } = await callApi(school, findPayments, { method: 'transfer' }, maryam)
  expect(data).toMatchObject({ received: 35000, total: 3 })
  expect(data.rows.find((it: { name: string }) => it.name === 'Amina Bello').recorded).toEqual({
    ...{ method: 'transfer', date: '2026-11-03', payer: 'Alhaji Bello', reference: 'TRF/1' },
  })
  expect(old.id).toBeGreaterThan(0)
  expect(await verifyLedger(school.db)).toEqual([])
})

test('an older client imports without payments, and a waived import keeps its reason (R-PAY-001, R-PAY-002)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  await seedClass(school, { name: 'Naḥw', price: 15_000_00 })
  const csv = 'Name,Email,Class,Amount paid\nAmina Bello,amina@example.org,Naḥw,15000'
  const waived = { csv, payment: 'waived', waiver: 'scholarship', confirm: 'true' }

  const { data } = await callApi(school, importStudents, waived, maryam)

  expect(data).toMatchObject({ added: 1, enrolled: 1, unused_columns: ['Amount paid'] })
  expect(
    await school.db.selectFrom('enrolments').select(['paid', 'waived', 'waiver']).execute(),
  ).toEqual([{ paid: 0, waived: 15_000_00, waiver: 'scholarship' }])
  expect(await school.db.selectFrom('recorded_payments').selectAll().execute()).toEqual([])
})

test('a bank reference that repeats is pointed out before the import, and one transfer of a parent pays for two sisters (R-PAY-001)', async () => {
  freezeClock('2026-11-05T09:00:00Z')
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { name: 'Amina Bello' })
  await seedClass(school, { name: 'Naḥw', price: 15_000_00 })
  const transfer = { method: 'transfer', date: '2026-11-03', once: 'the-transfer-of-amina' }
  const earlier = { ...transfer, student_id: String(amina.id), amount: 5000, reference: 'TRF/9' }
  await callApi(school, recordPayments, { payments: [earlier] }, maryam)
  const csv = [
    'Name,Email,Class,Amount paid,Reference',
    'Hauwa Musa,hauwa@example.org,Naḥw,15000,trf 9',
    'Zara Ali,zara@example.org,Naḥw,15000,FT/7',
    'Maryam Ali,maryam@example.org,Naḥw,15000,FT/7',
    'Zara Ali,zara@example.org,Naḥw,15000,FT7',
  ].join('\n')
  const fields = { csv, payment: 'wallet', amounts: 'true' }
  const same = { name: 'Amina Bello', amount: 5000, date: '2026-11-03' }
  const inFile = { name: 'Zara Ali', amount: 15000, date: '2026-11-05' }

  const preview = await callApi(school, importStudents, fields, maryam)
  const written = await callApi(school, importStudents, { ...fields, confirm: 'true' }, maryam)

  expect(preview.data.rows).toMatchObject([
    { paid_outcome: 'repeated', paid_same: same, classes: [{ outcome: 'no-money' }] },
    { fate: 'add', classes: [{ outcome: 'done' }] },
    { fate: 'add', classes: [{ outcome: 'done' }] },
    { fate: 'enrol', paid_outcome: 'repeated', paid_same: inFile },
  ])
  const outcomes = written.data.rows.map((it: { paid_outcome: string }) => it.paid_outcome)
  expect(outcomes).toEqual(['repeated', 'joined', 'joined', 'repeated'])
  expect(await verifyLedger(school.db)).toEqual([])
})

test('an import whose row repeats a bank reference records nothing of that row, and gives no reward for it (R-PAY-001)', async () => {
  freezeClock('2026-11-05T09:00:00Z')
  const { school, amina, hauwa } = await openSchoolWithReferral()
  const maryam = await seedAdministrator(school)
  await seedClass(school, { name: 'Naḥw', price: 15_000_00 })
  const transfer = { method: 'transfer', date: '2026-11-05', once: 'the-transfer-of-amina' }
  const earlier = { ...transfer, student_id: String(amina.id), amount: 5000, reference: 'TRF/9' }
  await callApi(school, recordPayments, { payments: [earlier] }, maryam)
  const csv = `Name,Email,Class,Amount paid,Reference\n${hauwa.name},${hauwa.email},Naḥw,15000,TRF/9`
  const fields = { csv, payment: 'wallet', amounts: 'true', confirm: 'true', once: 'november' }

  const written = await callApi(school, importStudents, fields, maryam)

  expect(written.data.rows).toMatchObject([
    { paid_outcome: 'repeated', classes: [{ outcome: 'no-money' }] },
  ])
  expect(await balanceOf(school, amina)).toBe(5_000_00)
  expect(await balanceOf(school, hauwa)).toBe(0)
  const paid = await callApi(
    school,
    importStudents,
    { ...fields, csv: csv.replace('TRF/9', 'TRF/10'), once: 'december' },
    maryam,
  )
  expect(paid.data.rows).toMatchObject([{ paid_outcome: 'joined' }])
  // the first payment of Hauwa
  expect(await balanceOf(school, hauwa)).toBe(REFERRAL_REWARD)
  expect(await verifyLedger(school.db)).toEqual([])
})
