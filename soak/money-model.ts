import { spawnSync } from 'node:child_process'

/**
 * `npm run soak -- money-model`: ten thousand steps of the money model on each engine, from a new seed that it
 * prints first; MONEY_SEED repeats a run. About four minutes.
 */
const MONEY_SEED = process.env.MONEY_SEED ?? String(Date.now() % 1_000_000_000)
const MONEY_STEPS = process.env.MONEY_STEPS ?? '10000'

console.log(`MONEY_SEED=${MONEY_SEED} MONEY_STEPS=${MONEY_STEPS}`)
const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'server/wallet/money-model.test.ts']
const { status } = spawnSync(process.execPath, vitest, {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, MONEY_SEED, MONEY_STEPS },
})
console.log(status === 0 ? 'ok' : 'failed')
process.exit(status === 0 ? 0 : 1)
