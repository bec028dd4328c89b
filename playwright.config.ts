import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from './e2e/find-chromium.ts'

const executablePath = findChromium()

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const LONGEST_TEST = 'offline-soak.spec.ts'

/** `npm test` runs the journeys of each feature; `npm run test:full` and `playwright test` run every test. */
const isShort = process.env.SHORT === '1'
/** Most administrators work at a desktop, and students on a phone. */
const DESKTOP_JOURNEY = /(admin-|gradebook)\S*\.spec\.ts.*@journey.*@wide/s

/**
 * Every test on a phone, and the journeys and those tagged @wide also on a desktop; in `npm test` the journeys (@journey), each at one
 * width.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/build-site.ts',
  fullyParallel: true,
  forbidOnly: true,
  // a test that fails once and then passes is reported as flaky
  retries: 1,
  // tests wait for timers and requests, so more workers than cores keep the cores busy
  workers: availableParallelism() + 2,
  // a machine with a quarter of a processor is ten times slower than another; the limits find what never happens
  timeout: 480_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    // page.route does not see requests of a service worker; tests of the worker allow it
    serviceWorkers: 'block',
    timezoneId: 'Africa/Lagos',
    locale: 'en-NG',
    // drawing transitions takes a quarter of the browser's time; tests of motion allow it
    contextOptions: { reducedMotion: 'reduce' },
    // tracing slows down every test; TRACE=1 enables it
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // without a locale Chromium cannot write Arabic or Yoruba file names
      env: { ...process.env, LANG: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // one process less per browser, and less communication between processes
        '--in-process-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // the pages of a context run in one process (e2e/shared-context.ts)
        '--renderer-process-limit=1',
        '--disable-site-isolation-trials',
        // pages that live for seconds do not run long enough for the optimizing compilers
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
  projects: [
    // it starts first, because the other workers would wait for its end
    ...(isShort ? [] : [{ name: 'longest', testMatch: LONGEST_TEST, use: phone }]),
    {
      name: 'phone',
      testIgnore: LONGEST_TEST,
      use: phone,
      ...(isShort ? { grep: /@journey/, grepInvert: DESKTOP_JOURNEY } : {}),
    },
    {
      name: 'desktop',
      testIgnore: LONGEST_TEST,
      use: { viewport: { width: 1280, height: 800 } },
      // most tests do not depend on the width; WIDE=1 runs them all
      ...(isShort ? { grep: DESKTOP_JOURNEY } : {}),
      ...(isShort || process.env.WIDE ? {} : { grep: /@journey|@wide/ }),
    },
  ],
})
