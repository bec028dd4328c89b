import { spawnSync } from 'node:child_process'

/**
 * `npm run soak -- money-kill`: kills a server under load two hundred times on each engine (MONEY_KILLS changes the number)
 * and looks each time for lost, repeated and partial writes. About ten minutes.
 */
const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'server/crash-under-load.test.ts']
const { status } = spawnSync(process.execPath, vitest, {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { MONEY_KILLS: '200', ...process.env },
})
console.log(status === 0 ? 'ok' : 'failed')
process.exit(status === 0 ? 0 : 1)
