import { expect, test } from 'vitest'
import { account, FORM, MULTIPART, multipart, post } from '../test/http/send-body.ts'
import { openTestSchool } from '../test/test-school.ts'

test('every call accepts JSON, URL-encoded and multipart bodies (R-WIRE-001..004)', async () => {
  const school = await openTestSchool()
  const bodies: [string, string][] = [
    [JSON.stringify({ action: 'signup', ...account, email: 'a@example.org' }), 'application/json'],
    [
      new URLSearchParams({ action: 'signup', ...account, email: 'b@example.org' }).toString(),
      FORM,
    ],
    [
      multipart(Object.entries({ action: 'signup', ...account, email: 'c@example.org' })),
      MULTIPART,
    ],
  ]
  for (const [body, type] of bodies) {
    expect(await post(school, body, type)).toMatchObject({
      http: 200,
      status: true,
      data: { name: 'Hauwa Idris' },
    })
  }
})

test('the action can be in the URL, in the body, or the same in both', async () => {
  const school = await openTestSchool()
  const body = JSON.stringify({ action: 'login', email: 'a@example.org', password: 'x' })

  expect(await post(school, body, 'application/json', '/api.php?action=login')).toMatchObject({
    http: 200,
  })
  expect(await post(school, body, 'application/json', '/api.php?action=signup')).toMatchObject({
    http: 400,
    message: 'action was sent more than once',
  })
})

test('a missing or duplicate field is 400 and named (R-WIRE-006)', async () => {
  const school = await openTestSchool()
  const errorOf = async (body: string) => {
    const { http, status, message } = await post(school, body, FORM)
    return { http, status, message }
  }
  const clientError = { http: 400, status: false }

  // clients show the refusal at the field
  expect(await post(school, 'action=login&email=a@example.org', FORM)).toMatchObject({
    field: 'password',
  })
  expect(await errorOf('action=login&email=a@example.org')).toEqual({
    ...clientError,
    message: 'password is required',
  })
  expect(await errorOf('action=login&email=a@example.org&password=')).toEqual({
    ...clientError,
    message: 'password is required',
  })
  expect(await errorOf('action=login&email=nonsense&password=x')).toEqual({
    ...clientError,
    message: 'email is not valid',
  })
  expect(await errorOf('action=login&email=a@example.org&email=b@example.org&password=x')).toEqual({
    ...clientError,
    message: 'email was sent more than once',
  })
})

test('an invalid body is 400, an unknown type 415, a large one 413, and the server continues (R-WIRE-007, R-WIRE-012, R-WIRE-013, R-SEC-014, R-SEC-019)', async () => {
  const school = await openTestSchool()

  expect(await post(school, '{"action":', 'application/json')).toMatchObject({
    http: 400,
    status: false,
  })
  expect(await post(school, '[1,2]', 'application/json')).toMatchObject({
    http: 400,
    status: false,
  })
  expect(
    await post(school, multipart([['action', 'login']], { end: false }), MULTIPART),
  ).toMatchObject({ http: 400, status: false })
  expect(await post(school, 'nothing of the kind', MULTIPART)).toMatchObject({
    http: 400,
    status: false,
  })
  expect(await post(school, '<x/>', 'application/xml')).toMatchObject({ http: 415, status: false })
  expect(await post(school, 'x'.repeat(10_000_000), FORM)).toMatchObject({
    http: 413,
    status: false,
  })
  expect(
    await post(school, multipart([['action', 'x'.repeat(10_000_000)]]), MULTIPART),
  ).toMatchObject({ http: 413, status: false })
  expect(await post(school, 'action=login&email=a@example.org&password=x', FORM)).toMatchObject({
    http: 200,
  })
})

test('values of the wrong type are rejected and cause no server error (R-SEC-013, R-SEC-017)', async () => {
  const school = await openTestSchool()
  const oddLength = { length: { valueOf: 1, toString: 1 } }
  const invalidValues = [
    null,
    7,
    {},
    [],
    ['x'],
    true,
    'a\u0000b',
    '\ud800',
    { __proto__: { x: 1 } },
    oddLength,
  ]

  for (const value of invalidValues) {
    const body = JSON.stringify({ action: 'signup', ...account, name: value })
    const { http, status } = await post(school, body, 'application/json')
    expect({ http, status }, body).toEqual({ http: 400, status: false })
  }
  expect(
    await post(school, 'action=login&__proto__[x]=1&email=a@example.org&password=x', FORM),
  ).toMatchObject({
    http: 400,
  })
  expect(await school.db.selectFrom('users').selectAll().execute()).toEqual([])
})
