import { expect, test } from 'vitest'
import { cardSetupText, TEST_MODE_TEXTS } from './card-mode.ts'

test('a live public key without the secret key on the server says that cards are not on (R-PAY-005)', () => {
  expect(cardSetupText('sandbox', 'pk_live_1')).toBe(
    'Cards are not on, although this is a live key: PAYSTACK_SECRET_KEY is not set on the server.',
  )
  expect(cardSetupText('test', 'pk_live_1')).toContain('Cards are not on')
  expect(cardSetupText('off', '')).toContain('PAYSTACK_SECRET_KEY is not set')
  expect(cardSetupText('live', 'pk_live_1')).toContain('Cards are on')
})

test('a school whose cards move money has no banner of the test mode (R-PAY-005)', () => {
  expect(TEST_MODE_TEXTS.live).toBeUndefined()
  expect(TEST_MODE_TEXTS.off).toBeUndefined()
  expect(TEST_MODE_TEXTS.sandbox).toBe('TEST MODE: card payments are simulated, no money moves')
})
