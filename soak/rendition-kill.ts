import { spawnSync } from 'node:child_process'

/**
 * `npm run soak -- rendition-kill`: kills a server fifty times on each engine while it makes renditions (RENDITION_KILLS
 * changes the number), and looks for lost jobs, double renditions, files and programs that are left. About ten minutes.
 */
const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'server/rendition-crash.test.ts']
const { status } = spawnSync(process.execPath, vitest, {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { RENDITION_KILLS: '50', ...process.env },
})
console.log(status === 0 ? 'ok' : 'failed')
process.exit(status === 0 ? 0 : 1)
