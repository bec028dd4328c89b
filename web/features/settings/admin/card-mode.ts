import type { CardMode } from '../../../../contract/settings/settings.ts'
import { m } from '../../../../messages/m.ts'

/** The banner of the administrators' pages while card payments move no money; undefined if they do, or if they are off. */
export const TEST_MODE_TEXTS: Partial<Record<CardMode, string>> = {
  sandbox: m.settings_banner_sandbox(),
  test: m.settings_banner_test(),
}

/** What card payments do on this server, and what they need beside the public key (decision 0060). */
export function cardSetupText(mode: CardMode, publicKey: string): string {
  const isLiveKey = publicKey.trim().startsWith('pk_live_')
  switch (mode) {
    case 'live':
      return publicKey.trim().startsWith('pk_test_')
        ? m.settings_cards_live_test_key()
        : m.settings_cards_on()
    case 'test':
      return isLiveKey ? m.settings_cards_test_live_key() : m.settings_cards_test()
    case 'sandbox':
      return isLiveKey ? m.settings_cards_sandbox_live_key() : m.settings_cards_sandbox()
    case 'off':
      return m.settings_cards_off()
  }
}
