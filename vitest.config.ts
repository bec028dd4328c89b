import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const shared = { testTimeout: 20_000, isolate: true }

/** Tests of the server run twice: on SQLite and on a real PostgreSQL. */
export default defineConfig({
  test: {
    // tests wait for the database, for processes and for timers, so more workers than cores keep the cores busy
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...shared,
          name: 'sqlite',
          include: ['{contract,server,scripts,web}/**/*.test.{ts,tsx}'],
          globalSetup: 'server/test/sqlite-template.ts',
          provide: { postgres: '' },
        },
      },
      {
        test: {
          ...shared,
          name: 'postgres',
          globalSetup: 'server/test/start-postgres.ts',
          include: ['server/**/*.test.ts'],
          provide: { sqliteTemplate: '' },
          // they measure the process, and the database makes no difference
          exclude: ['server/lessons/large-upload.test.ts', 'server/rpc/hostile-requests.test.ts'],
        },
      },
    ],
  },
})
