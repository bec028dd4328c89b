import type { Config } from '../platform/config.ts'

export type HashingConfig = Pick<Config, 'PASSWORD_MEMORY_KIB'>

/** Options of argon2id, the library's default algorithm, for a memory in KiB: two passes and one lane. */
export const argon2Options = (memoryCost: number) => ({ memoryCost, timeCost: 2, parallelism: 1 })
