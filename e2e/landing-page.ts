import type { Locator, Page } from '@playwright/test'
import { expect, type RunningSchool } from './fixtures.ts'

export async function setLandingMessage(
  school: RunningSchool,
  landingMessage: string,
  journey: () => Promise<void>,
) {
  const set = (message: string) =>
    school.call(
      '/api.php',
      'updateAppSettings',
      { siteName: 'Lisan', landingMessage: message },
      school.admin,
    )
  await set(landingMessage)
  try {
    await journey()
  } finally {
    await set('')
  }
}

/** Stubs the public list of classes, so that it is long enough for every width. */
export async function showClasses(page: Page, names: string[]) {
  const data = names.map((name, at) => ({
    id: String(at + 1),
    rand: `a-class-of-our-own-${at}`,
    name,
    category: 'Grammar',
    about: `About ${name}.`,
    premium: at % 2 === 0 ? '0' : '1',
    amount: at % 2 === 0 ? '0' : '7500',
    monthlySub: '0',
    regclosedate: '',
    links: '',
    subjecttotal: 12,
  }))
  await page.route('**/api.php?action=get_classes', (route) =>
    route.fulfill({ json: { status: true, message: '', data } }),
  )
}

/** Stops the clock before the page loads; only `runFor` advances it. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: '2026-11-21T08:00:00Z' })
  await page.clock.pauseAt('2026-11-21T08:00:01Z')
}

/** Advances the stopped clock in small steps until the element is visible. */
export async function scrollUntilVisible(page: Page, thing: Locator) {
  await expect(async () => {
    await page.clock.runFor(10)
    expect(await thing.isVisible()).toBe(true)
  }).toPass({ intervals: [50] })
}

export const many = [
  'Nahw',
  'Sarf',
  'Balagha',
  'Letters',
  'Numbers',
  'Greetings',
  'Market',
  'Travel',
]
