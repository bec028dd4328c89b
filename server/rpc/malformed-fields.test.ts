import { expect, test } from 'vitest'
import { allCalls } from '../../contract/all.ts'
import type { Call } from '../../contract/platform/call.ts'
import { seedFuzzWorld } from '../test/fuzz/seed-world.ts'
import { isShortRun } from '../test/short-run.ts'
import { openTestSchool, type TestSchool } from '../test/test-school.ts'

const FORM = 'application/x-www-form-urlencoded'

const actionOf = ({ action }: Call) => (typeof action === 'string' ? action : (action?.[0] ?? ''))

/** A field in forms that break code that expects text, as form data and as JSON. */
function malformedValues(name: string): [string, string][] {
  const json = (value: unknown) => `{"${name}":${JSON.stringify(value)}}`
  const notConvertible = { valueOf: 1, toString: 1 }
  return [
    [FORM, `${name}[a]=1`],
    [FORM, `${name}[toString]=1&${name}[valueOf]=1`],
    [FORM, `${name}[constructor][prototype]=1`],
    [FORM, `${name}[]=1&${name}[]=2`],
    ['application/json', json(notConvertible)],
    ['application/json', json({ length: notConvertible })],
    ['application/json', json({ trim: 1, toLowerCase: 1, length: 3 })],
    ['application/json', json([[notConvertible]])],
    ['application/json', json({ length: -1, 0: notConvertible })],
    ['application/json', `{"${name}":{"__proto__":{"toString":1}}}`],
    ['application/json', `{"${name}":{"then":1,"toJSON":1}}`],
    ['application/json', json('\u0000\ud800')],
  ]
}

/** In `npm test` one value, another one for the next field. */
const chosenValues = (values: [string, string][], fieldIndex: number) =>
  isShortRun ? values.filter((_, index) => index === fieldIndex % values.length) : values

/** Every field of a call, and those that any call accepts. */
const fieldsOf = (call: Call) => [...new Set(['email', 'admin_email', ...Object.keys(call.fields)])]

/** The requests with one of these fields malformed whose response is 500 or above. */
async function serverErrorsOf(
  school: TestSchool,
  { url, fields, token }: { url: string; fields: readonly string[]; token: string | undefined },
) {
  const errors: string[] = []
  for (const [index, field] of fields.entries())
    for (const [type, payload] of chosenValues(malformedValues(field), index)) {
      const headers = { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) }
      const { statusCode } = await school.app.inject({ method: 'POST', url, headers, payload })
      if (statusCode >= 500) errors.push(`${url} ${payload}: ${statusCode}`)
    }
  return errors
}

test('a malformed field is rejected and never causes a server error (R-SEC-013)', {
  // 10,224 requests, in `npm test` a twelfth of them
  timeout: 300_000,
}, async () => {
  const school = await openTestSchool({ RATE_LIMIT_SCALE: '1000' })
  const { student, administrator } = await seedFuzzWorld(school)
  const tokens = { anyone: undefined, student: student.token, staff: administrator.token }
  const calls = allCalls.filter(({ name, call }) => call.method === 'POST' && name !== 'logout')
  for (const { name, call } of calls) {
    const url = `${call.path}?action=${actionOf(call)}`
    const token = tokens[typeof call.access === 'object' ? 'staff' : call.access]
    const fields = fieldsOf(call)
    expect(await serverErrorsOf(school, { url, fields, token }), name).toEqual([])
  }
  // without an action in the URL all calls of a path get the same requests
  for (const url of new Set(calls.map(({ call }) => call.path)))
    for (const token of Object.values(tokens))
      expect(await serverErrorsOf(school, { url, fields: ['action'], token }), url).toEqual([])
})

test.each([
  [FORM, 'email[a]=1&password=x'],
  [FORM, 'email[a][b][c]=1&password=x'],
  ['application/json', '{"email":{"toString":1},"password":"x"}'],
  ['application/json', '{"email":["a@example.org"],"password":"x"}'],
])('an email that is not text is 400 at sign-in: %s %s', async (type, payload) => {
  const school = await openTestSchool({ RATE_LIMIT_SCALE: '1' })

  const response = await school.app.inject({
    method: 'POST',
    url: '/api.php?action=login',
    headers: { 'content-type': type },
    payload,
  })

  expect({ http: response.statusCode, ...response.json() }).toMatchObject({
    http: 400,
    message: 'email is not valid',
  })
})

test('an invalid Host header is 400 for every URL', async () => {
  const school = await openTestSchool({ TRUST_PROXY: '1' })
  for (const url of ['/certificates/x.pdf', '/healthz', '/nonsense', '/api.php?action=get_classes'])
    for (const host of ['a'.repeat(5_000), 'a b', 'school"><script>', '<x>'])
      for (const headers of [{ host }, { host: 'school', 'x-forwarded-host': host }]) {
        const response = await school.app.inject({ url, headers })
        expect(response.statusCode, `${url} ${host.slice(0, 9)}`).toBe(400)
        expect(response.json()).toMatchObject({ status: false, data: null })
      }
})
