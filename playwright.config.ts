import { defineConfig } from '@playwright/test'
import { findChromium } from './e2e/find-chromium.ts'

const executablePath = findChromium()

/** Every journey on a phone, and those that are tagged @wide on a desk too. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/build-site.ts',
  fullyParallel: true,
  forbidOnly: true,
  // a journey on a machine that others use as well may come late once; the report names it as flaky
  retries: 1,
  workers: 3,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    // page.route does not see what a service worker fetches; the journeys about it allow it
    serviceWorkers: 'block',
    timezoneId: 'Africa/Lagos',
    locale: 'en-NG',
    // recording every step costs every test time; TRACE=1 asks for it
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // without a locale it cannot write the Arabic or Yoruba name of a file
      env: { ...process.env, LANG: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      // most journeys go the same way at any width; WIDE=1 walks them all
      ...(process.env.WIDE ? {} : { grep: /@wide/ }),
    },
  ],
})
