import { spawnSync } from 'node:child_process'

/**
 * `npm run soak -- erasure-kill`: kills a server at every second statement of an erasure on each engine, about fifty times (ERASURE_KILL_STEP
 * changes the number), and looks for data that remains, is lost or is doubled. About ten minutes.
 */
const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'server/erasure-crash.test.ts']
const { status } = spawnSync(process.execPath, vitest, {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ERASURE_KILL_STEP: '2', ...process.env },
})
console.log(status === 0 ? 'ok' : 'failed')
process.exit(status === 0 ? 0 : 1)
