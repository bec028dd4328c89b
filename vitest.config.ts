import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const sharedOptions = {
  include: ['{contract,server,scripts,web}/**/*.test.{ts,tsx}'],
  testTimeout: 20_000,
  // every test opens a school of its own, so that files may share what is loaded: that was more than half of the time
  isolate: false,
}

/** Every test runs twice: on SQLite and on a real PostgreSQL. */
export default defineConfig({
  test: {
    // of two cores it would leave one to itself
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { ...sharedOptions, name: 'sqlite', provide: { postgres: '' } } },
      {
        test: {
          ...sharedOptions,
          name: 'postgres',
          globalSetup: 'server/test/start-postgres.ts',
          include: ['server/**/*.test.ts'],
          // they measure the process, and the database makes no difference
          exclude: ['server/lessons/large-upload.test.ts', 'server/rpc/hostile-requests.test.ts'],
        },
      },
    ],
  },
})
