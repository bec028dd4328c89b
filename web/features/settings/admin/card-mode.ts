import type { CardMode } from '../../../../contract/settings/settings.ts'

/** The banner of the administrators' pages while card payments move no money; undefined if they do, or if they are off. */
export const TEST_MODE_TEXTS: Partial<Record<CardMode, string>> = {
  sandbox: 'TEST MODE: card payments are played, no money moves',
  test: 'TEST MODE: the card provider has test keys, no money moves',
}

/** What card payments do on this server, and what they need beside the public key (decision 0060). */
export function cardSetupText(mode: CardMode, publicKey: string): string {
  const missing = 'PAYSTACK_SECRET_KEY is not set on the server'
  const isLiveKey = publicKey.trim().startsWith('pk_live_')
  switch (mode) {
    case 'live':
      return publicKey.trim().startsWith('pk_test_')
        ? 'PAYSTACK_SECRET_KEY on the server is a live key, so this test key is not used.'
        : 'Cards are on: PAYSTACK_SECRET_KEY is set on the server.'
    case 'test':
      return isLiveKey
        ? 'Cards are not on: this is a live key, but PAYSTACK_SECRET_KEY on the server is a test key.'
        : 'PAYSTACK_SECRET_KEY on the server is a test key: no money moves.'
    case 'sandbox':
      return `${isLiveKey ? 'Cards are not on, although this is a live key' : 'Card payments are played, no money moves'}: ${missing}.`
    case 'off':
      return `Cards are off: ${missing}. Set it and restart the server.`
  }
}
