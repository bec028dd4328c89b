import { expect, test } from 'vitest'
import { phone, whatsappNumber } from './phone.ts'
import * as z from './zod.ts'

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
  ['2348031234567', '2348031234567'],
  ['+234 803 123 4567', '2348031234567'],
  ['+234 (0) 803-123-4567', '2348031234567'],
  ['00234 803 123 4567', '2348031234567'],
  ['\u202a+٢٣٤ ٨٠٣ ١٢٣ ٤٥٦٧\u202c', '2348031234567'],
  ['  ', ''],
])('the WhatsApp number %j is normalized to %j', (input, stored) => {
  expect(parseWhatsapp(input)).toBe(stored)
})

test.each(['12345', 'wa.me/2348031234567', '+234 803 123 4567 ext. 1', '1234567890123456'])(
  '%j is not a WhatsApp number',
  (input) => {
    expect(parseWhatsapp(input)).toBeUndefined()
  },
)
