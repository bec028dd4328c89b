import { expect, test } from 'vitest'
import { allCalls } from '../../contract/all.ts'
import type { Call } from '../../contract/platform/call.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
} from '../test/test-school.ts'

function actionOf(call: Call) {
  return (typeof call.action === 'string' ? call.action : call.action?.[0]) ?? ''
}

async function sendCall(
  school: TestSchool,
  call: Call,
  token?: string,
  fields: Record<string, string> = {},
) {
  const action = actionOf(call)
  const payload = { ...(action ? { action } : {}), ...fields }
  const isGet = call.method === 'GET'
  const response = await school.app.inject({
    method: call.method,
    url: isGet ? `${call.path}?${new URLSearchParams(payload)}` : call.path,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(isGet ? {} : { payload: payload }),
  })
  return { http: response.statusCode, ...response.json() }
}

const accessOf = ({ access }: Call) => (typeof access === 'object' ? 'staff' : access)

const callsWithAccess = (access: ReturnType<typeof accessOf>) =>
  allCalls.filter(({ call }) => accessOf(call) === access)

test('every call that is not public is 401 without a token (R-SEC-002, R-SEC-003, R-WIRE-008)', async () => {
  const school = await openTestSchool()
  for (const { name, call } of [...callsWithAccess('student'), ...callsWithAccess('staff')]) {
    expect((await sendCall(school, call)).http, name).toBe(401)
  }
})

test('exactly these calls are public (R-SEC-001, R-AUTH-058)', async () => {
  const school = await openTestSchool()
  const names = callsWithAccess('anyone').map(({ name }) => name)

  expect(names.sort()).toEqual([
    'acceptStaffInvitation',
    'addComplaint',
    'getAppSettings',
    'getClasses',
    'getLetterSounds',
    'getPrivacyNotice',
    'getPublicClass',
    'getReferralOffer',
    'getStaffInvitation',
    'levelPrices',
    'login',
    'requestPasswordReset',
    'resetPassword',
    'setFirstPassword',
    'signup',
    'startPasskeySignIn',
    'verifyCertificate',
  ])
  for (const { name, call } of callsWithAccess('anyone')) {
    expect((await sendCall(school, call)).http, name).not.toBe(401)
  }
})

test('an administrator’s call with a student’s token is 403 (R-SEC-004, R-WIRE-009)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  for (const { name, call } of callsWithAccess('staff')) {
    expect((await sendCall(school, call, amina.token)).http, name).toBe(403)
  }
})

test('a call in the name of another user is 403, and a call without a name is the caller’s own (R-SEC-005..008, R-AUTH-059)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { email: 'amina@example.org' })
  const maryam = await seedAdministrator(school, { email: 'maryam@example.org' })
  // in these calls `email` names the account to add or change
  const exceptions = new Set(['addStudent', 'editStudent', 'resetPassword'])

  for (const { name, call } of callsWithAccess('student')) {
    const { http } = await sendCall(school, call, amina.token, { email: maryam.email })
    expect(http, name).toBe(403)
    expect((await sendCall(school, call, maryam.token, { email: amina.email })).http, name).toBe(
      403,
    )
    if (name === 'logout') continue // ends the session that the others need
    expect(
      (await sendCall(school, call, amina.token, { email: 'AMINA@example.org' })).http,
      name,
    ).not.toBe(403)
    expect((await sendCall(school, call, amina.token)).http, name).not.toBe(403)
  }
  for (const { name, call } of callsWithAccess('staff')) {
    expect(
      (await sendCall(school, call, maryam.token, { admin_email: amina.email })).http,
      name,
    ).toBe(403)
    if (exceptions.has(name)) continue
    expect((await sendCall(school, call, maryam.token, { email: amina.email })).http, name).toBe(
      403,
    )
  }
})

test('a forged or truncated token is 401, and the cookie does not authenticate (R-SEC-010, R-SEC-011, R-AUTH-056)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const ask = async (headers: Record<string, string>) =>
    (
      await school.app.inject({
        method: 'POST',
        url: '/api.php',
        payload: { action: 'getUserData' },
        headers,
      })
    ).statusCode

  expect(await ask({ authorization: `Bearer ${amina.token}` })).toBe(200)
  expect(await ask({ authorization: `Bearer ${amina.token.slice(0, -1)}` })).toBe(401)
  expect(await ask({ authorization: `Bearer ${'x'.repeat(43)}` })).toBe(401)
  expect(await ask({ authorization: amina.token })).toBe(401)
  expect(await ask({ authorization: "Bearer ' or 1=1 --" })).toBe(401)
  expect(await ask({ cookie: `token=${amina.token}` })).toBe(401)
})

test('a call without fields changes nothing and is never a server error (R-SEC-012)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const maryam = await seedAdministrator(school)
  for (const { name, call } of allCalls) {
    const { http } = await sendCall(
      school,
      call,
      (accessOf(call) === 'staff' ? maryam : amina).token,
    )
    // 501 is a call without a handler
    expect(http < 500 || http === 501, `${name}: ${http}`).toBe(true)
  }
})

test('an unknown action or path is 404 in the envelope (R-WIRE-010, R-WIRE-011)', async () => {
  const school = await openTestSchool()
  for (const url of ['/api.php?action=nonsense', '/api.php', '/nonsense.php', '/api/nonsense']) {
    const response = await school.app.inject({ method: 'POST', url, payload: {} })
    expect({ http: response.statusCode, ...response.json() }, url).toMatchObject({
      http: 404,
      status: false,
      data: null,
    })
  }
})
