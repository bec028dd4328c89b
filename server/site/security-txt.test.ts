import { expect, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { RELEASED_ON } from '../platform/release.ts'
import { openTestSchool } from '../test/test-school.ts'

const SITE_URL = 'https://lisan.example'
const ask = async (env: Record<string, string>) =>
  (await openTestSchool({ SITE_URL, ...env })).app.inject('/.well-known/security.txt')

test('security.txt names the security contact until one year after the release (RFC 9116)', async () => {
  const { statusCode, headers, body } = await ask({ SECURITY_CONTACT: 'security@lisan.example' })

  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const fields = body
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/).slice(0, 2))
  const { Contact, Expires, Canonical, ...rest } = Object.fromEntries(fields)
  expect(Contact).toBe('mailto:security@lisan.example')
  expect(Canonical).toBe(`${SITE_URL}/.well-known/security.txt`)
  expect(Object.keys(rest)).toEqual(['Preferred-Languages'])
  expect(Date.parse(Expires) - Date.parse(RELEASED_ON)).toBe(365 * 86_400_000)
})

test('without a contact there is no security.txt', async () => {
  expect((await ask({})).statusCode).toBe(404)
})

test.each([
  ['https://lisan.example/security', 'https://lisan.example/security'],
  ['mailto:a@lisan.example', 'mailto:a@lisan.example'],
  ['tel:+234-803-000-0000', 'tel:+234-803-000-0000'],
])('%s is a valid contact', (given, contact) => {
  expect(readConfig({ SECURITY_CONTACT: given }).SECURITY_CONTACT).toBe(contact)
})

test.each([
  'nobody',
  'http://lisan.example',
  'javascript:alert(1)',
  'a@b.example\nExpires: 1970',
  'a b@c.d',
])('start-up fails with the name of the variable for an invalid contact %j', (given) => {
  expect(() => readConfig({ SECURITY_CONTACT: given })).toThrow(/^SECURITY_CONTACT must be/)
})
