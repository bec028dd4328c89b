import { expect, test } from 'vitest'
import type { AppSettings } from '../../../../contract/settings/settings.ts'
import { toSettingsDraft, toSettingsRequest, validateSettings } from './settings-draft.ts'

const LAGOS = 'Africa/Lagos'
const settings = {
  siteName: 'Nūr',
  subscriptionPrice: 250_050,
  aiSubscriptionEnd: Date.parse('2027-01-31T22:59:59Z') / 1000,
  whatsappNumber: '2348031234567',
  paystackKey: 'pk_test_a',
  landingMessage: '',
  aboutUs: '',
  aboutSite: '',
  howTo: '',
  privateLesson: '',
  certificateSignature: '',
  referralCredit: true,
  quizCredit: false,
  cards: 'sandbox',
  quizReward: 'after_first_payment',
  quizTrustsClient: false,
  referralMoment: 'first_payment',
  referralStudentDailyMax: 100_000,
  referralDailyMax: 0,
  quizStudentDailyMax: 100_000,
  quizDailyMax: 500_000,
  rewardDailyMax: 2_000_000,
  startClassYes: 7,
  dataPrice: 475_00,
  teacherContacts: false,
  lettersTrack: false,
  language: '',
  numerals: 'latn',
  partGraceDays: 3,
  quietFrom: '21:30',
  quietUntil: '06:00',
  ramadanQuietFrom: '23:30',
  ramadanQuietUntil: '04:00',
  startClassLittle: 0,
  startClassNone: 0,
  // the fields of the form
} as AppSettings
const draft = toSettingsDraft(settings, LAGOS)

test('money is shown in naira and the end of the subscription as a day of the school', () => {
  expect(draft).toMatchObject({ subscriptionPrice: '2500.5', aiSubscriptionEnd: '2027-01-31' })
  expect(toSettingsDraft({ ...settings, aiSubscriptionEnd: 0 }, LAGOS).aiSubscriptionEnd).toBe('')
  expect(toSettingsDraft({ ...settings, siteName: '' }, LAGOS).siteName).toBe('Lisan')
})

test('only changed settings are sent (R-ASET-011)', () => {
  expect(toSettingsRequest(draft, draft, LAGOS)).toEqual({})
  const changed = {
    ...draft,
    howTo: ' Begin ',
    subscriptionPrice: '3000',
    aiSubscriptionEnd: '2027-03-01',
  }
  expect(toSettingsRequest(draft, changed, LAGOS)).toEqual({
    howTo: 'Begin',
    subscriptionPrice: 300_000,
    aiSubscriptionEnd: Date.parse('2027-03-01T22:59:59Z') / 1000,
  })
  expect(
    toSettingsRequest(draft, { ...draft, subscriptionPrice: '', aiSubscriptionEnd: '' }, LAGOS),
  ).toEqual({
    subscriptionPrice: 0,
    aiSubscriptionEnd: 0,
  })
})

test('each invalid field has an error (R-ASET-004, R-ASET-005, R-ASET-006)', () => {
  expect(validateSettings(draft, LAGOS)).toEqual({})
  const invalidValues = {
    siteName: ' ',
    subscriptionPrice: '-1',
    whatsappNumber: '+234 803',
    paystackKey: 'sk_x',
  }
  expect(
    Object.keys(
      validateSettings({ ...draft, ...invalidValues, aiSubscriptionEnd: '2027-02-31' }, LAGOS),
    ).sort(),
  ).toEqual(['aiSubscriptionEnd', 'paystackKey', 'siteName', 'subscriptionPrice', 'whatsappNumber'])
})

test.each(['+234 803 123 4567', '+234 (0) 803-123-4567', '\u202a2348031234567\u202c'])(
  'a WhatsApp number as it is copied from a phone, %j, is accepted; the server tidies it (R-ASET-006)',
  (whatsappNumber) => {
    expect(validateSettings({ ...draft, whatsappNumber }, LAGOS)).toEqual({})
  },
)

test('rewards have switches and limits in naira, and only changed ones are sent', () => {
  expect(draft).toMatchObject({
    referralCredit: '1',
    quizCredit: '0',
    referralDailyMax: '0',
    quizDailyMax: '5000',
  })
  const changed = { ...draft, quizCredit: '1', referralDailyMax: '20000.50' }
  expect(toSettingsRequest(draft, changed, LAGOS)).toEqual({
    quizCredit: true,
    referralDailyMax: 2_000_050,
  })
  const changedRewards: typeof draft = {
    ...draft,
    quizTrustsClient: '1',
    referralMoment: 'signup',
    rewardDailyMax: '0',
  }
  expect(toSettingsRequest(draft, changedRewards, LAGOS)).toEqual({
    quizTrustsClient: true,
    referralMoment: 'signup',
    rewardDailyMax: 0,
  })
  expect(validateSettings({ ...draft, quizDailyMax: '-5' }, LAGOS)).toEqual({
    quizDailyMax: 'Enter an amount of 0 or more',
  })
})

test('the class of a new student is sent as its id, and 0 for the default', () => {
  expect(draft).toMatchObject({ startClassYes: '7', startClassNone: '0' })
  expect(
    toSettingsRequest(draft, { ...draft, startClassYes: '0', startClassNone: '12' }, LAGOS),
  ).toEqual({ startClassYes: 0, startClassNone: 12 })
})
