import { expect, test } from 'vitest'
import { openPayment } from '../../../contract/payments/payments.ts'
import { updateAppSettings } from '../../../contract/settings/settings-form.ts'
import { readConfig } from '../../platform/config.ts'
import { callApi } from '../../test/call-api.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../../test/test-school.ts'

const production = { NODE_ENV: 'production', SITE_URL: 'https://lisan.example' }
const test_ = { PAYSTACK_SECRET_KEY: 'sk_test_abc', PAYSTACK_PUBLIC_KEY: 'pk_test_abc' }
const live = { PAYSTACK_SECRET_KEY: 'sk_live_abc', PAYSTACK_PUBLIC_KEY: 'pk_live_abc' }

test.each([
  ['PAYSTACK_SECRET_KEY', { ...production, ...test_ }],
  ['PAYSTACK_SECRET_KEY', { ...production, PAYSTACK_SECRET_KEY: 'sk_test_abc' }],
  ['PAYSTACK_SECRET_KEY', { ...production, ...test_, PAYSTACK_ALLOW_TEST_KEYS: '0' }],
  ['PAYSTACK_PUBLIC_KEY', { ...production, ...live, PAYSTACK_PUBLIC_KEY: 'pk_test_abc' }],
  ['PAYSTACK_PUBLIC_KEY', { ...live, PAYSTACK_PUBLIC_KEY: 'pk_test_abc' }],
  ['PAYSTACK_PUBLIC_KEY', { ...test_, PAYSTACK_PUBLIC_KEY: 'pk_live_abc' }],
  ['PAYSTACK_ALLOW_TEST_KEYS', { PAYSTACK_ALLOW_TEST_KEYS: 'yes' }],
])(
  'start-up fails with one line naming %s when the keys cannot take real payments (%j)',
  (name, env) => {
    // test.each widens rows with other names
    expect(() => readConfig(env as Record<string, string>)).toThrow(
      new RegExp(`^${name} must be [^\\n]+$`),
    )
  },
)

test.each([
  [{ ...production, ...live }],
  [{ ...production, ...test_, PAYSTACK_ALLOW_TEST_KEYS: '1' }],
  [test_],
  [{ NODE_ENV: 'test', ...live }],
  [production],
])('keys of the same mode are accepted (%j)', (env) => {
  // test.each widens rows with other names
  expect(readConfig(env as Record<string, string>).NODE_ENV).toBeDefined()
})

test('a public key in the settings of another mode than the secret key is not used for payments', async () => {
  const school = await openTestSchool(test_)
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  await callApi(
    school,
    updateAppSettings,
    { siteName: 'Lisan', paystackKey: 'pk_live_set' },
    maryam,
  )

  expect((await callApi(school, openPayment, { amount: 100 }, amina)).data.publicKey).toBe(
    'pk_test_abc',
  )
})
