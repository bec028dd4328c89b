import { expect, test } from 'vitest'
import {
  assignCertificate,
  certificatePdfPath,
  getMyCertificates,
} from '../../contract/certificates/certificates.ts'
import { readConfig } from '../platform/config.ts'
import { callApi } from '../test/call-api.ts'
import { readQr } from '../test/certificates/read-qr.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

/** The site address in the QR code of a certificate that is requested with these headers. */
async function siteUrlInQr(env: Record<string, string>, headers: Record<string, string>) {
  const school = await openTestSchool(env)
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const assignment = { certificate_content: 'x', issue_date: '2026-11-01', student_ids: [amina.id] }
  await callApi(school, assignCertificate, assignment, maryam)
  const [{ code }] = (await callApi(school, getMyCertificates, {}, amina)).data
  const { statusCode, rawPayload } = await school.app.inject({
    url: certificatePdfPath(code),
    headers,
  })
  expect(statusCode).toBe(200)
  return readQr(rawPayload).replace(`/verify/${code}`, '')
}

const forged = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'evil',
}

test('with SITE_URL the certificate ignores the Host header, and a trailing slash is removed', async () => {
  const env = { SITE_URL: 'https://lisan.example/', TRUST_PROXY: '1' }
  expect(await siteUrlInQr(env, forged)).toBe('https://lisan.example')
})

test.each(['x'.repeat(5_000), `${'a.'.repeat(140)}b`, 'a b', 'a/b', 'a@b', 'a?b'])(
  'a request with an invalid Host header is rejected (%#)',
  async (host) => {
    const school = await openTestSchool()
    const { statusCode } = await school.app.inject({
      url: certificatePdfPath('x'),
      headers: { host },
    })
    expect(statusCode).toBe(400)
  },
)

test.each(['', '-', 'a:99999999'])(
  'without SITE_URL an invalid Host header is replaced by localhost on a certificate (%#)',
  async (host) => {
    expect(await siteUrlInQr({}, { host })).toMatch(/^http:\/\/localhost:\d+$/)
  },
)

test.each(['localhost:3000', '192.168.1.5:3000', '[::1]:3000', 'school.test'])(
  'without SITE_URL the host %s of the request is on a certificate',
  async (host) => {
    expect(await siteUrlInQr({}, { host })).toBe(`http://${host}`)
  },
)

test('an invalid scheme of a proxy is replaced by http', async () => {
  expect(await siteUrlInQr({ TRUST_PROXY: '1' }, forged)).toBe('http://evil.example')
})

test('production does not start without SITE_URL or with an invalid one', () => {
  const env = { NODE_ENV: 'production' }
  expect(() => readConfig(env)).toThrow(/^SITE_URL must be .*required when NODE_ENV is production/)
  for (const SITE_URL of [
    'lisan.example',
    'ftp://a.b',
    'https://a:b@c.d',
    'https://a.b/?x',
    `https://${'a'.repeat(200)}.b`,
  ])
    expect(() => readConfig({ ...env, SITE_URL }), SITE_URL).toThrow(/^SITE_URL must be/)
  expect(readConfig({ ...env, SITE_URL: 'https://a.b/' }).SITE_URL).toBe('https://a.b')
})
