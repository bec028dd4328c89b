import { spawnSync } from 'node:child_process'

/**
 * `npm run soak -- erasure-names`: on each engine erases accounts named like every text of a school with data in every feature, and
 * compares all tables before and after: only rows of the erased person change. Some ten minutes.
 */
const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'server/privacy/erased-names.test.ts']
const { status } = spawnSync(process.execPath, vitest, {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, ERASURE_NAMES: 'all' },
})
console.log(status === 0 ? 'ok' : 'failed')
process.exit(status === 0 ? 0 : 1)
