import { expect, test } from 'vitest'
import { getUserData, login } from '../../contract/auth/auth.ts'
import { getClasses } from '../../contract/classes/classes.ts'
import { enrolInClass, getMyClasses } from '../../contract/enrolment/enrolment.ts'
import { getAppSettings } from '../../contract/settings/settings.ts'
import { getClassDetails } from '../../contract/study/study.ts'
import { getWalletHistory } from '../../contract/wallet/wallet.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass, seedLessonRow } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

test('text is returned exactly as it was written (R-SEC-015, R-SEC-016)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const script = `<script>alert("x")</script>' or 1=1; drop table people; --`
  await seedClass(school, { name: script })

  const response = await callApi(school, getClasses, {}, maryam)

  expect(response.data[0].name).toBe(script)
  expect(response.headers['content-type']).toContain('application/json')
  expect(response.headers['x-content-type-options']).toBe('nosniff')
  const rejectedLogin = await callApi(school, login, {
    email: "o'or@example.org",
    password: "' or '1'='1",
  })
  expect(rejectedLogin).toMatchObject({ status: false, data: null })
})

test('a student’s token gives no access to another student’s data (R-SEC-009)', async () => {
  const school = await openTestSchool()
  const grammar = await seedClass(school)
  const amina = await seedStudent(school, { wallet: 500_00 })
  const musa = await seedStudent(school)
  await seedLessonRow(school, grammar.id)
  await callApi(school, enrolInClass, { class_id: String(grammar.id) }, amina)

  expect((await callApi(school, getMyClasses, {}, musa)).data).toEqual([])
  expect((await callApi(school, getWalletHistory, {}, musa)).data).toEqual([])
  expect(
    (await callApi(school, getClassDetails, { class_id: grammar.publicId }, musa)).data,
  ).toMatchObject({
    isEnrolled: false,
  })
})

test('no response contains a password, a hash, another user’s token or a secret key (R-SEC-020, R-SEC-022)', async () => {
  const school = await openTestSchool({
    PAYSTACK_SECRET_KEY: 'sk_test_hidden',
    PAYSTACK_PUBLIC_KEY: 'pk_test_shown',
  })
  const amina = await seedStudent(school)
  const responses = [
    await callApi(school, getUserData, {}, amina),
    await callApi(school, getAppSettings),
    await callApi(school, getClasses),
  ]
  const body = JSON.stringify(responses)
  expect(body).toContain('pk_test_shown')
  for (const secret of ['sk_test_hidden', 'password', 'hash', amina.token, 'argon2'])
    expect(body).not.toContain(secret)
})

test('other sites cannot make calls with a user’s credentials (R-SEC-023)', async () => {
  const school = await openTestSchool()
  const { headers } = await school.app.inject({
    method: 'OPTIONS',
    url: '/api.php',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  })
  expect(headers['access-control-allow-origin']).toBeUndefined()
  expect(headers['access-control-allow-credentials']).toBeUndefined()
})
