import { inflateSync } from 'node:zlib'
import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import {
  assignCertificate,
  certificatePdf,
  getMyCertificates,
  saveCertificateTemplate,
} from '../../contract/certificates.ts'
import { ask } from '../test/ask.ts'
import { anAdministrator, aStudent, openSchool } from '../test/school.ts'

const SITE_URL = 'https://lisan.example'

async function aCertificate({ name = 'Amina Bello', content = 'has finished', title = '' } = {}) {
  const school = await openSchool({ SITE_URL })
  const maryam = await anAdministrator(school)
  const student = await aStudent(school, { name })
  const template = { title: title || 'Certificate', footer: 'Kano', certificateContent: content }
  const saved = await ask(school, saveCertificateTemplate, template, maryam)
  const given = {
    certificate_content: content,
    issue_date: '2026-11-01',
    template_id: saved.data.id,
    student_ids: [student.id],
  }
  await ask(school, assignCertificate, given, maryam)
  const [{ code }] = (await ask(school, getMyCertificates, {}, student)).data
  const download = (address = certificatePdf(code)) =>
    school.app.inject({ method: 'GET', url: address })
  return { code, download }
}

/** What is drawn on the page: the first of the packed streams. */
function drawnOn(pdf: Buffer): string {
  const start = pdf.indexOf('stream\n') + 'stream\n'.length
  return inflateSync(pdf.subarray(start, pdf.indexOf('\nendstream', start))).toString('latin1')
}

/** Reads the QR code among the filled boxes of a page, as a camera would: 4 pixels to a point. */
function readQr(drawn: string): string {
  const filled = drawn.split('\n').find((line) => (line.match(/ re\b/g)?.length ?? 0) > 50) ?? ''
  const boxes = [...filled.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)].map(
    ([, ...numbers]) => numbers.map((it) => Number(it) * 4) as [number, number, number, number],
  )
  const left = Math.min(...boxes.map(([x]) => x)) - 40
  const bottom = Math.min(...boxes.map(([, y]) => y)) - 40
  const side = Math.ceil(Math.max(...boxes.map(([x, , width]) => x + width)) - left + 40)
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [x, y, width, height] of boxes) {
    for (let row = Math.round(y - bottom); row < Math.round(y - bottom + height); row++) {
      // a page counts from below and a picture from above
      const from = (side - 1 - row) * side + Math.round(x - left)
      for (let at = 0; at < Math.round(width); at++) data.set([0, 0, 0], (from + at) * 4)
    }
  }
  return decodeQR({ width: side, height: side, data })
}

test('a certificate downloads as a PDF of one lying A4 page, without a token, under the name of its student (R-DASH-013)', async () => {
  const { download } = await aCertificate({ name: 'Ṣọlá Ɗanjuma', title: 'شَهَادَة' })

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

test('the QR code on the paper leads to /verify/{code} (R-DASH-015)', async () => {
  const { code, download } = await aCertificate()

  const { rawPayload } = await download()

  expect(readQr(drawnOn(rawPayload))).toBe(`${SITE_URL}/verify/${code}`)
})

test('a code that nobody was given has no file, and no address is a fault of the server (R-DASH-017)', async () => {
  const { download } = await aCertificate()
  for (const address of [
    certificatePdf('x'.repeat(22)),
    certificatePdf('%00'),
    certificatePdf('%F0%28'),
    certificatePdf('x'.repeat(5_000)),
    '/certificates/.pdf',
    '/certificates/..%2f..%2fetc%2fpasswd.pdf',
    '/certificates/abc.PDF',
  ]) {
    const { statusCode } = await download(address)
    expect(statusCode, address).toBeGreaterThanOrEqual(400)
    expect(statusCode, address).toBeLessThan(500)
  }
})

test('any text is printed whole, and cannot end an object of the PDF', async () => {
  const vowelled = 'عَائِشَةُ بِنْتُ مُحَمَّدِ بْنِ عَبْدِ اللهِ '
  for (const written of [
    { name: 'W'.repeat(120), title: 'T'.repeat(200), content: 'word '.repeat(400) },
    { name: vowelled.repeat(2).trim(), title: vowelled, content: vowelled.repeat(40) },
    { name: '\u202e) ](\\', title: '<</Type/Page>> endobj', content: `x\n${'\n'.repeat(900)}y` },
    { name: '李明 😊', title: '\u200f', content: '\ufffe ߒߞߏ' },
  ]) {
    const { download } = await aCertificate(written)

    const { statusCode, rawPayload } = await download()

    expect(statusCode).toBe(200)
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    // one obj and one endobj for each: nothing that was written can end an object
    const text = rawPayload.toString('latin1')
    expect(text.match(/ 0 obj\n/g)?.length).toBe(text.match(/\nendobj\n/g)?.length)
  }
})
