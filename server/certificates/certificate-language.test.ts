import { expect, test } from 'vitest'
import { updateProfile } from '../../contract/auth/own-profile.ts'
import { assignCertificate } from '../../contract/certificates/certificates.ts'
import { previewCertificate } from '../../contract/certificates/given-certificates.ts'
import { callApi } from '../test/call-api.ts'
import { certificateFields, certificatesOf } from '../test/certificates/certificate-fields.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'
import { composeCertificate } from './pdf/compose-certificate.ts'
import { findByCode } from './store.ts'

const FIELDS = {
  certificate_content: 'أتمّ الدورة في {date}.',
  issue_date: '2026-11-27',
}

test('a certificate is in the language of its recipient, or in the one that its teacher chose (R-LANG-004)', async () => {
  const school = await openTestSchool()
  const teacher = await seedAdministrator(school)
  const [amina, musa] = [await seedStudent(school), await seedStudent(school)]
  await callApi(school, updateProfile, { language: 'ar' }, amina)
  const give = (fields: object) =>
    callApi(school, assignCertificate, { ...FIELDS, ...fields }, teacher)
  const student_ids = [amina, musa].map(({ id }) => String(id))
  const certificateOf = async (student: typeof amina) => {
    const [{ code }] = await certificatesOf(school, student)
    const response = await school.app.inject({ url: `/certificates/${code}.pdf` })
    const found = await findByCode(school.db, code)
    return { found, pdf: response.rawPayload.toString('latin1') }
  }

  expect((await give({ student_ids })).data).toEqual({ given: 2, already: 0 })

  const arabic = await certificateOf(amina)
  expect(arabic.found).toMatchObject({
    ...{ language: 'ar', title: 'شهادة إتمام', content: 'أتمّ الدورة في 27 نوفمبر 2026.' },
  })
  expect(arabic.pdf).toContain('/Lang(ar)/ViewerPreferences<</DisplayDocTitle true/Direction/R2L>>')
  const english = await certificateOf(musa)
  expect(english.found).toMatchObject({ language: 'en', title: 'Certificate of Completion' })
  expect(english.found?.content).toContain('27 November 2026')
  expect(english.pdf).toContain('/Lang(en)/ViewerPreferences<</DisplayDocTitle true>>')

  // the same certificate, whatever its language
  expect((await give({ student_ids, language: 'ar' })).data).toEqual({ given: 0, already: 2 })
  await give({ student_ids: [String(musa.id)], issue_date: '2026-11-28', language: 'ar' })
  expect((await certificateOf(musa)).found).toMatchObject({ language: 'ar', title: 'شهادة إتمام' })
  expect(await give({ student_ids, language: 'xx' })).toMatchObject({ http: 400 })
})

test('an Arabic certificate is mirrored: its day stands on the right, and its QR code on the left (R-LANG-003)', () => {
  const data = {
    ...{
      school: 'Lisan',
      title: 'شهادة إتمام',
      name: 'Amina',
      content: 'أتمّت الدورة.',
      footer: '',
    },
    ...{ signature: 'الشيخ إبراهيم', issuedOn: '2026-11-27', code: 'x' },
    verifyUrl: 'https://lisan.example/verify/x',
  }
  /** The middle of the QR code, which is the last shape. */
  const qrOf = (locale: 'en' | 'ar') => {
    const { drawing } = composeCertificate({ ...data, locale })
    const qr = drawing.shapes.findLast((it) => it.kind === 'boxes')
    const boxes = qr?.kind === 'boxes' ? qr.boxes : []
    const [left, right] = [
      Math.min(...boxes.map((it) => it.left)),
      Math.max(...boxes.map((it) => it.left + it.width)),
    ]
    return { middle: (left + right) / 2, width: drawing.width }
  }
  const [english, arabic] = [qrOf('en'), qrOf('ar')]
  expect(english.middle).toBeGreaterThan(english.width / 2)
  expect(arabic.middle).toBeCloseTo(arabic.width - english.middle, 3)
})

test('the preview of a certificate is in the language that its teacher chooses (R-LANG-004)', async () => {
  const school = await openTestSchool()
  const teacher = await seedAdministrator(school)
  const fields = { ...certificateFields, name: 'Amina', title: 'Naḥw', footer: '' }
  const preview = async (language?: string) =>
    (
      await callApi(
        school,
        previewCertificate,
        {
          ...fields,
          certificateContent: 'x',
          issue_date: '2026-11-27',
          ...(language && { language }),
        },
        teacher,
      )
    ).data.svg
  expect(await preview()).toBe(await preview('en'))
  expect(await preview('ar')).not.toBe(await preview('en'))
})
