import { expect, test } from 'vitest'
import { auditCsv, getAuditLog } from '../../contract/audit/audit.ts'
import { updateProfile } from '../../contract/auth/own-profile.ts'
import { paymentsCsv } from '../../contract/payments/payment-history.ts'
import { fundWallet } from '../../contract/wallet/wallet.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

/** A school with two entries of the log, whose administrator reads Arabic. */
async function openSchoolWithEntries() {
  const authenticated_at = freezeClock('2026-11-27T13:02:00Z')
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school, { name: 'Maryam Sani' })
  const amina = await seedStudent(school, { name: 'Amina Bello', email: 'amina@example.org' })
  const student_id = String(amina.id)
  await callApi(school, fundWallet, { student_id, amount: 1500, reason: 'Zakat' }, maryam)
  await callApi(school, updateProfile, { language: 'ar' }, maryam)
  await school.db.updateTable('sessions').set({ authenticated_at }).execute()
  const download = async (path: string, headers: Record<string, string> = {}) =>
    (
      await school.app.inject({
        url: path,
        headers: { authorization: `Bearer ${maryam.token}`, ...headers },
      })
    ).body.replace('\ufeff', '')
  return { school, maryam, amina, download }
}

const withoutIsolates = (text = '') => text.replaceAll(/[\u2066-\u2069]/g, '')

const detailsOf = async (...call: Parameters<typeof callApi>): Promise<string[]> =>
  (await callApi(...call)).data.rows.map((it: { detail: string }) => it.detail)

test('an entry of the audit log is written in the language of its reader, and one of an earlier release as it was (R-LANG-001, R-LANG-005)', async () => {
  const { school, maryam, amina } = await openSchoolWithEntries()
  const reader = await seedAdministrator(school)
  await school.db
    .insertInto('audit')
    .values({
      ...{ at: 1, actor_id: maryam.id, action: 'editStudent', subject_id: amina.id },
      detail: 'phone: none → 0803',
    })
    .execute()

  await callApi(school, updateProfile, { name: 'Amina Sani' }, amina)

  const earlier = 'phone: none → 0803'
  const english = await detailsOf(school, getAuditLog, {}, reader)
  const arabic = await detailsOf(school, getAuditLog, {}, maryam)
  expect(english[0]).toBe('name: Amina Bello → Amina Sani')
  expect(withoutIsolates(arabic[0])).toBe('الاسم: Amina Bello ← Amina Sani')
  expect(arabic[0]).toContain('\u2068Amina Sani\u2069')
  expect([english[1], arabic[1]]).toEqual([earlier, earlier])
  expect(english[2]).toBe('₦1,500.00 (Zakat)')
  expect(arabic[2]).toContain('(\u2068Zakat\u2069)')
})

test('CSV files have headings in the language of the reader, and plain numbers in both (R-LANG-012)', async () => {
  const { maryam, school, download } = await openSchoolWithEntries()

  const [head, row] = (await download(auditCsv.path)).split('\r\n')
  expect(head).toBe(
    'الوقت,المشرف,بريد المشرف,العملية,صاحب الحساب,بريد صاحب الحساب,التفاصيل,التغييرات,الصفة',
  )
  expect(row).toContain('2026-11-27 14:02,Maryam Sani,')
  expect(row).toContain(',إضافة رصيد,Amina Bello,')
  const [paymentHead, payment = ''] = (await download(paymentsCsv.path)).split('\r\n')
  expect(paymentHead).toMatch(/^التاريخ,الاسم,البيان,الخدمة,النوع,المبلغ \(NGN\),/)
  expect(payment).toContain(',1500.00,amina@example.org,')
  expect(payment).not.toMatch(/[₦\u2066-\u2069]/)

  await callApi(school, updateProfile, { language: '' }, maryam)
  expect(await download(paymentsCsv.path)).toMatch(/^Date,Name,Title,/)
})
