import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BUNDLE, loadBundledModules } from './scripts/bundled-tests.ts'
import {
  engineIndependentTests,
  engineSensitiveTests,
  mockingTests,
  pageStateTests,
  racingTests,
  shortSoaks,
  slowOnPostgres,
} from './scripts/test-files.ts'

// `npm test` bundles the modules of the server first; otherwise tests load their sources
const isBundled = process.env.TEST_BUNDLE === '1'
const plugins = isBundled ? [loadBundledModules()] : []
const shared = {
  // on a busy machine processes start slowly, and the default of 1 s for polling is too short
  testTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  // starting a process and loading the server takes longer than most files; tests leave nothing behind in their process
  isolate: false,
  ...(isBundled ? { server: { deps: { external: [new RegExp(`/${BUNDLE}/`)] } } } : {}),
}

const sqlite = {
  globalSetup: 'server/test/databases/sqlite-template.ts',
  provide: { postgres: '' },
}
// a module that one file replaces would be replaced for the files that follow
const mocking = mockingTests()

const pageState = pageStateTests()

const isShort = process.env.SHORT === '1'
const sensitive = isShort ? engineSensitiveTests() : ['server/**/*.test.ts']
/** `npm test` runs of these files the races alone on PostgreSQL (scripts/only-races.ts). */
const onlyRaces = isShort ? racingTests().filter((it) => !sensitive.includes(it)) : []
const postgres = {
  globalSetup: 'server/test/databases/start-postgres.ts',
  provide: { sqliteTemplate: '', onlyRaces },
  setupFiles: isShort ? ['scripts/only-races.ts'] : [],
}
const onlyInFull = isShort ? shortSoaks() : []
const notOnPostgres = [...engineIndependentTests(), ...(isShort ? slowOnPostgres() : [])]

/** Tests of the server run on SQLite and on a real PostgreSQL; in `npm test` on the second only where the engines can differ. */
export default defineConfig({
  test: {
    // tests wait for the database, for processes and for timers about half of their time
    maxWorkers: availableParallelism() * 3,
    projects: [
      {
        plugins,
        test: {
          ...shared,
          ...sqlite,
          name: 'sqlite',
          include: ['{contract,server,scripts}/**/*.test.ts'],
          exclude: [...mocking, ...onlyInFull],
        },
      },
      {
        plugins,
        test: {
          ...shared,
          ...postgres,
          name: 'postgres',
          include: [...sensitive, ...onlyRaces],
          exclude: [...mocking, ...onlyInFull, ...notOnPostgres],
        },
      },
      { test: { ...shared, name: 'web', include: ['web/**/*.test.{ts,tsx}'], exclude: pageState } },
      // what these change would last for the files that follow
      { test: { ...shared, name: 'page', isolate: true, include: pageState } },
      // files that replace modules run once each, in a process of their own
      { test: { ...shared, ...sqlite, name: 'mocks', isolate: true, include: mocking } },
    ],
  },
})
