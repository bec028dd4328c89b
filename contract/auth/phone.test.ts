import { expect, test } from 'vitest'
import { textIn } from '../../messages/catalog.ts'
import * as z from '../platform/zod.ts'
import { dialledPhone, INVALID_PHONE, phone, phoneProblem, whatsappNumber } from './phone.ts'

const parsePhone = (input: string) => z.safeParse(phone, input).data
const parseWhatsapp = (input: string) => z.safeParse(whatsappNumber, input).data

test.each([
  ['08031234567', '08031234567'],
  [' +234 (0) 803-123.4567 ', '+234 (0) 803-123.4567'],
  ['(+234) 803 123 4567', '(+234) 803 123 4567'],
  ['(0803) 1234567', '(0803) 1234567'],
  ['\u202d+234 803 123 4567\u202c', '+234 803 123 4567'],
  ['٠٨٠٣١٢٣٤٥٦٧', '08031234567'],
  ['۰۸۰۳۱۲۳۴۵۶۷', '08031234567'],
  ['＋２３４８０３１２３４５６７', '+2348031234567'],
  ['0803\u2011123\u20134567', '0803-123-4567'],
  ['0803\n123\t4567', '0803 123 4567'],
  ['1234567', '1234567'],
  ['8031234567', '08031234567'],
  ['803 123 4567', '0803 123 4567'],
  ['+1 803 123 4567', '+1 803 123 4567'],
  ['2025550123', '2025550123'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['0044 20 7946 0958', '0044 20 7946 0958'],
  ['123456789012345', '123456789012345'],
])('the phone number %j is stored as %j', (input, stored) => {
  expect(parsePhone(input)).toBe(stored)
})

test.each([
  '',
  '123456',
  '1234567890123456',
  '-------',
  '() () ()',
  '+++++++1234567',
  '0803+1234567',
  '((0803) 1234567',
  '0803) 1234567',
  '0803-----1234567',
  '0803 123 4567 x',
  'call 08031234567',
  '0803,1234567',
  `0${'-'.repeat(100_000)}`,
])('%j is not a phone number', (input) => {
  expect(parsePhone(input)).toBeUndefined()
})

test.each([
  ['0803 555 12', 'A number that begins with 0 has 11 digits'],
  ['0803 1234 56789', 'A number that begins with 0 has 11 digits'],
  ['024 123 4567', 'Begin one of another country with + and its code.'],
  ['+234 803 555 12', 'After +234 a number has 10 digits'],
  ['+234 0803 555 12', 'After +234 a number has 10 digits'],
  ['12345', textIn('en', INVALID_PHONE)],
  ['call me', textIn('en', INVALID_PHONE)],
])('the number %j is not complete: %s', (input, problem) => {
  expect(parsePhone(input)).toBeUndefined()
  expect(textIn('en', phoneProblem(input))).toContain(problem)
})

test.each([
  ['08031234567', '+2348031234567'],
  ['(0803) 555-0155', '+2348035550155'],
  ['234 803 123 4567', '+2348031234567'],
  ['+234 (0) 803 123 4567', '+2348031234567'],
  ['8031234567', '+2348031234567'],
  ['+44 20 7946 0958', '+442079460958'],
  ['0044 20 7946 0958', '+442079460958'],
  // not known of which country
  ['2025550123', '2025550123'],
  ['1234567', '1234567'],
  // older than the rule
  ['0803 555 12', '0803 555 12'],
])('the stored number %j is dialled as %j', (stored, dialled) => {
  expect(dialledPhone(stored)).toBe(dialled)
})

test.each([
  ['2348031234567', '2348031234567'],
  ['08031234567', '2348031234567'],
  ['0803 123 4567', '2348031234567'],
  ['8031234567', '2348031234567'],
  ['234 0803 123 4567', '2348031234567'],
  ['+234 0803 123 4567', '2348031234567'],
  ['442079460958', '442079460958'],
  ['+234 803 123 4567', '2348031234567'],
  ['+234 (0) 803-123-4567', '2348031234567'],
  ['00234 803 123 4567', '2348031234567'],
  ['\u202a+٢٣٤ ٨٠٣ ١٢٣ ٤٥٦٧\u202c', '2348031234567'],
  ['  ', ''],
])('the WhatsApp number %j is normalized to %j', (input, stored) => {
  expect(parseWhatsapp(input)).toBe(stored)
})

test.each([
  '12345',
  '0803 555 12',
  '024 123 4567',
  '+234 803 555 12',
  'wa.me/2348031234567',
  '+234 803 123 4567 ext. 1',
  '1234567890123456',
])('%j is not a WhatsApp number', (input) => {
  expect(parseWhatsapp(input)).toBeUndefined()
})
