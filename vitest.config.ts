import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BUNDLE, loadBundledModules } from './scripts/bundled-tests.ts'
import { engineIndependentTests } from './scripts/test-files.ts'

// `npm test` bundles the modules of the server first; otherwise tests load their sources
const isBundled = process.env.TEST_BUNDLE === '1'
const plugins = isBundled ? [loadBundledModules()] : []
const shared = {
  // on a busy machine, processes start slowly and a second is soon over
  testTimeout: 60_000,
  expect: { poll: { timeout: 7_000 } },
  isolate: true,
  ...(isBundled ? { server: { deps: { external: [new RegExp(`/${BUNDLE}/`)] } } } : {}),
}

/** Tests of the server run twice: on SQLite and on a real PostgreSQL. */
export default defineConfig({
  test: {
    // tests wait for the database, for processes and for timers, so more workers than cores keep the cores busy
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        plugins,
        test: {
          ...shared,
          name: 'sqlite',
          include: ['{contract,server,scripts,web}/**/*.test.{ts,tsx}'],
          globalSetup: 'server/test/sqlite-template.ts',
          provide: { postgres: '' },
        },
      },
      {
        plugins,
        test: {
          ...shared,
          name: 'postgres',
          globalSetup: 'server/test/start-postgres.ts',
          include: ['server/**/*.test.ts'],
          provide: { sqliteTemplate: '' },
          exclude: engineIndependentTests(),
        },
      },
    ],
  },
})
