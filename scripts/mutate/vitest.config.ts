import { defineConfig } from 'vitest/config'

const { MUTATE_TESTS = '', MUTATE_ENGINE = 'sqlite' } = process.env
const isPostgres = MUTATE_ENGINE === 'postgres'

/** The tests of scripts/mutate/main.ts: on one engine, and each file in a process of its own, because mutants leave state behind. */
export default defineConfig({
  test: {
    include: MUTATE_TESTS.split(','),
    globalSetup: `server/test/databases/${isPostgres ? 'start-postgres' : 'sqlite-template'}.ts`,
    provide: isPostgres ? { sqliteTemplate: '' } : { postgres: '' },
    testTimeout: 20_000,
    expect: { poll: { timeout: 7_000 } },
    teardownTimeout: 2000,
  },
})
