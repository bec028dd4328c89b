import { authCalls } from './auth/wire.ts'
import type { Answered } from './http/answers.ts'
import { walletCalls } from './wallet/wire.ts'

/** Every call that is answered: the one place where the nouns come together. */
export const verbs: readonly Answered[] = [...authCalls, ...walletCalls]
