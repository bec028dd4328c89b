import { expect, test } from 'vitest'
import {
  assignCertificate,
  certificatePdfPath,
  getMyCertificates,
} from '../../contract/certificates/certificates.ts'
import { callApi } from '../test/call-api.ts'
import { readQr } from '../test/certificates/read-qr.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'
import { insertTemplate } from './store.ts'

const SITE_URL = 'https://lisan.example'

async function assignTestCertificate({
  name = 'Amina Bello',
  content = 'has finished',
  title = '',
} = {}) {
  const school = await openTestSchool({ SITE_URL })
  const maryam = await seedAdministrator(school)
  const student = await seedStudent(school, { name })
  // a text of an earlier version, which accepted characters without a glyph
  const text = { title: title || 'Certificate', footer: 'Kano', content }
  const templateId = await insertTemplate(school.db, text, 0)
  const certificateFields = {
    certificate_content: content,
    issue_date: '2026-11-01',
    template_id: String(templateId),
    student_ids: [student.id],
  }
  await callApi(school, assignCertificate, certificateFields, maryam)
  const [{ code }] = (await callApi(school, getMyCertificates, {}, student)).data
  const download = (address = certificatePdfPath(code)) =>
    school.app.inject({ method: 'GET', url: address })
  return { school, code, download }
}

test('a certificate downloads as a one-page A4 landscape PDF, without a token, in the name of its student (R-DASH-013)', async () => {
  const { download } = await assignTestCertificate({ name: 'Ṣọlá Ɗanjuma', title: 'شَهَادَة' })

  const { statusCode, headers, rawPayload } = await download()

  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['content-disposition']).toBe(
    `attachment; filename="certificate-sola-danjuma.pdf"; filename*=UTF-8''${encodeURIComponent('شَهَادَة - Ṣọlá Ɗanjuma.pdf')}`,
  )
  const text = rawPayload.toString('latin1')
  expect(text.startsWith('%PDF-1.7')).toBe(true)
  expect(text).toContain('/MediaBox[0 0 841.89 595.28]')
  expect(text).toContain('/Count 1')
  expect(rawPayload.length).toBeLessThan(60_000)
})

test('the QR code on the certificate contains the address /verify/{code} (R-DASH-015)', async () => {
  const { code, download } = await assignTestCertificate()

  const { rawPayload } = await download()

  expect(readQr(rawPayload)).toBe(`${SITE_URL}/verify/${code}`)
})

test('an unknown code has no file, and no path causes a server error (R-DASH-017)', async () => {
  const { download } = await assignTestCertificate()
  for (const address of [
    certificatePdfPath('x'.repeat(22)),
    certificatePdfPath('%00'),
    certificatePdfPath('%F0%28'),
    certificatePdfPath('x'.repeat(5_000)),
    '/certificates/.pdf',
    '/certificates/..%2f..%2fetc%2fpasswd.pdf',
    '/certificates/abc.PDF',
  ]) {
    const { statusCode } = await download(address)
    expect(statusCode, address).toBeGreaterThanOrEqual(400)
    expect(statusCode, address).toBeLessThan(500)
  }
})

test('any text is printed completely and cannot close a PDF object', async () => {
  const vowelled = 'عَائِشَةُ بِنْتُ مُحَمَّدِ بْنِ عَبْدِ اللهِ '
  for (const written of [
    { name: 'W'.repeat(120), title: 'T'.repeat(200), content: 'word '.repeat(400) },
    { name: vowelled.repeat(2).trim(), title: vowelled, content: vowelled.repeat(40) },
    { name: '\u202e) ](\\', title: '<</Type/Page>> endobj', content: `x\n${'\n'.repeat(900)}y` },
    { name: '李明 😊', title: '\u200f', content: '\ufffe ߒߞߏ' },
  ]) {
    const { download } = await assignTestCertificate(written)

    const { statusCode, rawPayload } = await download()

    expect(statusCode).toBe(200)
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    // equal counts of obj and endobj: no text closed an object
    const text = rawPayload.toString('latin1')
    expect(text.match(/ 0 obj\n/g)?.length).toBe(text.match(/\nendobj\n/g)?.length)
  }
})

test('other requests are handled between the certificates of many concurrent downloads', async () => {
  const { school, download } = await assignTestCertificate()
  let downloaded = 0
  const downloads = Array.from({ length: 40 }, () => download().then(() => downloaded++))

  await Promise.race(downloads)
  const health = await school.app.inject('/healthz')

  expect(health.statusCode).toBe(200)
  expect(downloaded).toBeLessThan(20)
  await Promise.all(downloads)
})

test('of hundreds of concurrent downloads some are asked to retry, and later ones succeed', async () => {
  const { download } = await assignTestCertificate()

  const responses = await Promise.all(Array.from({ length: 250 }, () => download()))

  const declined = responses.filter((it) => it.statusCode === 503)
  expect(declined.length).toBeGreaterThan(0)
  expect(declined[0]?.headers['retry-after']).toBe('2')
  expect(declined[0]?.json()).toMatchObject({ status: false, code: 'server_busy' })
  expect(responses.filter((it) => it.statusCode === 200).length).toBe(250 - declined.length)
  expect((await download()).statusCode).toBe(200)
})
