import type { AppContext } from '../platform/app-context.ts'
import { usesSandbox } from '../platform/config.ts'
import { createPaystackProvider } from './paystack/paystack.ts'
import type { PaymentProvider } from './provider.ts'
import { createSandboxProvider } from './sandbox/sandbox.ts'

/**
 * The card provider: Paystack if its keys are configured, else the sandbox (R-MONEY-014); null where the sandbox is not
 * allowed.
 */
export function selectProvider({
  config,
  db,
}: Pick<AppContext, 'config' | 'db'>): PaymentProvider | null {
  if (config.PAYSTACK_SECRET_KEY) return createPaystackProvider(config, config.PAYSTACK_SECRET_KEY)
  return usesSandbox(config) ? createSandboxProvider(db, config) : null
}
