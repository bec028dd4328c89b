import { expect, test } from 'vitest'
import { FIRST_ADMINISTRATOR_EMAIL } from '../../../../contract/auth/auth.ts'
import { type SetupFacts, setupSteps } from './setup-steps.ts'

const NEW_SCHOOL: SetupFacts = {
  settings: { siteName: '', logo: '', cards: 'off', paystackKey: '' },
  email: FIRST_ADMINISTRATOR_EMAIL,
  mail: { hasServer: false, paused: null },
  report: { classes: [], studentCount: 0 },
  secondFactors: { totp: false, passkeys: [] },
}

const doneSteps = (facts: Partial<SetupFacts>) =>
  setupSteps({ ...NEW_SCHOOL, ...facts })
    .filter((it) => it.isDone)
    .map((it) => it.title)

test('a new school has seven steps, and each is done by what it asks for', () => {
  expect(setupSteps(NEW_SCHOOL)).toHaveLength(7)
  expect(doneSteps({})).toEqual([])
  const { settings } = NEW_SCHOOL
  expect(doneSteps({ settings: { ...settings, siteName: 'Maʿhad' } })).toEqual([])
  expect(doneSteps({ settings: { ...settings, siteName: 'Maʿhad', logo: '/logo' } })).toEqual([
    'Set the name and logo',
  ])
  expect(doneSteps({ email: 'hauwa@example.org' })).toEqual(['Use your own email'])
  expect(doneSteps({ mail: { hasServer: true, paused: null } })).toEqual(['Send a test email'])
  const paused = { since: 1, until: 2, reason: '535' }
  expect(doneSteps({ mail: { hasServer: true, paused } })).toEqual([])
  expect(
    doneSteps({
      report: { classes: [{ id: 1, name: 'Naḥw', monthlyEnrolments: {} }], studentCount: 1 },
    }),
  ).toEqual(['Make the first class', 'Add students'])
  expect(doneSteps({ secondFactors: { totp: true, passkeys: [] } })).toEqual([
    'Add a second step to your sign-in',
  ])
})

test('card payments are done only with two live keys, and the step names the key that is missing (R-PAY-005)', () => {
  const step = (cards: SetupFacts['settings']['cards'], paystackKey: string) =>
    setupSteps({ ...NEW_SCHOOL, settings: { ...NEW_SCHOOL.settings, cards, paystackKey } })[3]
  expect(step('off', 'pk_live_1')).toMatchObject({
    isDone: false,
    detail: 'Public key: set. PAYSTACK_SECRET_KEY on the server: missing.',
  })
  expect(step('live', '')).toMatchObject({
    isDone: false,
    detail: 'Public key: missing. PAYSTACK_SECRET_KEY on the server: set.',
  })
  expect(step('live', 'pk_test_1')?.isDone).toBe(false)
  expect(step('test', 'pk_test_1')?.isDone).toBe(false)
  expect(step('live', 'pk_live_1')?.isDone).toBe(true)
})

test('the email of the first administrator is said to be no mailbox, and that mail comes first', () => {
  const detail = (hasServer: boolean) =>
    setupSteps({ ...NEW_SCHOOL, mail: { hasServer, paused: null } })[1]?.detail
  expect(detail(true)).toContain('the code for a forgotten password would reach nobody')
  expect(detail(true)).not.toContain('Set up mail first')
  expect(detail(false)).toContain('Set up mail first')
})
