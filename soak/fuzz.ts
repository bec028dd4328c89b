import { spawnSync } from 'node:child_process'

/**
 * `npm run soak -- fuzz`: the fuzzer of server/test/fuzz over every call, 100,000 requests on SQLite and 100,000 on
 * PostgreSQL; twenty minutes on two cores. It also measures how long each request keeps the event loop
 * busy and how much it grows the process. FUZZ_REQUESTS and FUZZ_SEED change the number and the seed.
 */
const { status } = spawnSync('node_modules/.bin/vitest', ['run', 'server/test/fuzz'], {
  stdio: 'inherit',
  env: { FUZZ_WATCH: '1', FUZZ_REQUESTS: '100000', ...process.env },
})
process.exit(status ?? 1)
