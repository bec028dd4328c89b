import { spawnSync } from 'node:child_process'

/**
 * `npm run soak -- copy-kill`: kills the process that makes a copy of the school fifty times on each engine (COPY_KILLS changes the
 * number) and restores the newest copy that is called good after each kill. About fifteen minutes.
 */
const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'server/copies/copy-kill.test.ts']
const { status } = spawnSync(process.execPath, vitest, {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { COPY_KILLS: '50', ...process.env },
})
console.log(status === 0 ? 'ok' : 'failed')
process.exit(status === 0 ? 0 : 1)
