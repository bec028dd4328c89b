import { expect, test } from './fixtures.ts'
import {
  many,
  scrollUntilVisible,
  setLandingMessage,
  showClasses,
  stopClock,
} from './landing-page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const titles = [
  'Comprehensive Curriculum',
  'Native Speakers',
  'Interactive Learning',
  'Certified Courses',
]

test('the four highlights change every three seconds, and pause while they are read (R-LANDING-003, R-LANDING-004)', async ({
  page,
}) => {
  await stopClock(page)
  await page.goto('/login')
  const shown = (title: string | undefined) => page.getByRole('heading', { name: title ?? '' })
  await scrollUntilVisible(page, shown(titles[0]))

  for (const title of [...titles.slice(1), titles[0]]) {
    await page.clock.runFor(2900)
    await expect(shown(title)).toBeHidden()
    await page.clock.runFor(100)
    await expect(shown(title)).toBeVisible()
  }

  await shown(titles[0]).hover()
  await page.clock.runFor(9000)
  await expect(shown(titles[0])).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(3000)
  await expect(shown(titles[1])).toBeVisible()

  await page.getByRole('button', { name: 'Highlight 4 of 4' }).click()
  await expect(shown(titles[3])).toBeVisible()
})

test('with reduced motion the highlights do not change by themselves, and the dots work', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await stopClock(page)
  await page.goto('/login')
  await scrollUntilVisible(page, page.getByRole('heading', { name: titles[0] ?? '' }))
  await page.clock.runFor(20_000)
  await expect(page.getByRole('heading', { name: titles[0] ?? '' })).toBeVisible()
  await expect(page.getByRole('button', { name: /turning/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Highlight 2 of 4' }).click()
  await expect(page.getByRole('heading', { name: titles[1] ?? '' })).toBeVisible()
})

test('a button that is reachable by keyboard stops the highlights', async ({ page }) => {
  await stopClock(page)
  await page.goto('/login')
  const stop = page.getByRole('button', { name: 'Stop the highlights turning' })
  await scrollUntilVisible(page, page.getByRole('heading', { name: titles[0] ?? '' }))
  await stop.focus()
  await expect(stop).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).focus()
  await page.clock.runFor(9000)
  await expect(page.getByRole('heading', { name: titles[0] ?? '' })).toBeVisible()
})

test('the row of classes advances by one every five seconds and restarts at its end (R-LANDING-009)', async ({
  page,
}) => {
  await showClasses(page, many)
  await stopClock(page)
  await page.goto('/login')
  const rail = page.getByRole('region', { name: 'Available classes' }).getByRole('list')
  await scrollUntilVisible(page, rail.getByRole('heading', { name: many[0] ?? '' }))
  const at = () => rail.evaluate((it) => Math.round(it.scrollLeft))
  const step = await rail.evaluate(
    ({ children: [first, second] }) =>
      // cards are HTML elements
      (second as HTMLElement).offsetLeft - (first as HTMLElement).offsetLeft,
  )
  const isAt = (left: number) =>
    expect.poll(async () => Math.abs((await at()) - left)).toBeLessThan(3)
  expect(await at()).toBe(0)
  await page.clock.runFor(4900)
  await isAt(0)
  await page.clock.runFor(100)
  await isAt(step)
  await page.getByRole('button', { name: 'Next classes' }).click()
  await isAt(2 * step)
  await page.getByRole('button', { name: 'Previous classes' }).click()
  await page.getByRole('button', { name: 'Previous classes' }).blur()
  await isAt(step)

  await rail.evaluate((it) => it.scrollTo({ left: it.scrollWidth, behavior: 'instant' }))
  await page.mouse.move(0, 0)
  await page.clock.runFor(5000)
  await isAt(0)
})

test('a pointer that does not move after a dialog has closed does not pause the highlights (R-LANDING-004)', async ({
  page,
  school,
}) => {
  await setLandingMessage(school, 'Registration is open.', async () => {
    await stopClock(page)
    await page.goto('/login')
    const close = page.getByRole('button', { name: 'Got it' })
    await scrollUntilVisible(page, close)
    const turn = await page.getByText('From the first letter to the classical texts').boundingBox()
    await page.mouse.move((turn?.x ?? 0) + 5, (turn?.y ?? 0) + 5)
    await page.keyboard.press('Escape')
    await expect(close).toHaveCount(0)

    await page.clock.runFor(3100)
    await expect(page.getByRole('heading', { name: 'Native Speakers' })).toBeVisible()
  })
})
