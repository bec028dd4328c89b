import { expect, test } from 'vitest'
import { messagesIn } from '../../messages/catalog.ts'
import { type MessageKey, say } from '../../messages/message.ts'
import { storedText, storedTexts } from './stored-text.ts'

const texts = storedTexts(
  [
    'ledger_refund_because',
    'ledger_funding',
    'ledger_enrolment',
    'ledger_owed',
    'rules_enrolment_price_changed',
    'messages_audience_unseen_in',
    'messages_audience_failed',
  ],
  ['item', 'entry'],
)
const inArabic = (stored: string) => texts.textIn('ar', stored).replaceAll(/[\u2068\u2069]/g, '')

test('a text that was stored in English is read in Arabic with its values (R-LANG-001, R-LANG-005)', () => {
  const refund = say('ledger_refund_because', { reason: 'paid twice', item: say('ledger_funding') })
  expect(storedText(refund)).toBe('Refund (paid twice): Wallet funding')
  expect(inArabic(storedText(refund))).toBe('ردّ المبلغ (paid twice): إضافة رصيد')
  expect(inArabic('Owed to the school: Enrolment: Naḥw 1')).toBe('مستحَقّ للمعهد: الالتحاق: Naḥw 1')
})

test('money, shares and numbers of days in a stored text are written as Arabic has them (R-LANG-002)', () => {
  expect(inArabic('The price of this class has changed. It is now ₦7,500.')).toContain(
    '7,500 نايرا',
  )
  expect(inArabic('students not seen for 1 day in Naḥw')).toBe('طلاب غابوا عن Naḥw يومًا')
  expect(inArabic('students not seen for 3 days in Naḥw')).toBe('طلاب غابوا عن Naḥw 3 أيام')
  expect(inArabic('students with less than 50% in Exam (Naḥw)')).toContain('50%')
})

test('a text of an earlier release or of another program stays as it is, and English texts stay word for word (R-LANG-005)', () => {
  expect(texts.textIn('ar', '550 no such user')).toBe('550 no such user')
  for (const stored of ['Enrolment: Naḥw 1', 'It costs ₦7,500.', 'Enrolment: ₦500'])
    expect(texts.textIn('en', stored)).toBe(stored)
})

test('every reason and every title of a ledger entry is recognized from its English text (R-LANG-001)', () => {
  // the keys of an object literal are its own
  const keys = (Object.keys(messagesIn('en')) as MessageKey[]).filter((it) =>
    /^(reasons|ledger)_/.test(it),
  )
  const all = storedTexts(keys, ['item', 'entry'])
  const values = new Proxy({}, { get: () => 'xx' })
  const write = (key: MessageKey) => (messagesIn('en')[key] as (it: object) => string)(values)
  expect(keys.map((it) => all.messageOf(write(it))?.key)).toEqual(keys)
})
