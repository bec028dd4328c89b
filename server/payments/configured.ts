import { usesSandbox } from '../kernel/config.ts'
import type { School } from '../kernel/school.ts'
import { openPaystack } from './paystack.ts'
import type { Provider } from './provider.ts'
import { openSandbox } from './sandbox.ts'

/** The school's card provider: Paystack with keys, our own sandbox without; null where the sandbox is refused (decisions §7). */
export function providerOf({ config, db }: Pick<School, 'config' | 'db'>): Provider | null {
  if (config.PAYSTACK_SECRET_KEY) return openPaystack(config, config.PAYSTACK_SECRET_KEY)
  return usesSandbox(config) ? openSandbox(db, config) : null
}
