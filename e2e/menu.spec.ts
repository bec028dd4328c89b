import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

const setFontSize = async (page: Page, size: number) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
}

test('a menu that is opened before the results of a search arrive stays open at its button when they do, also with text at 200 %', async ({
  page,
  school,
  signIn,
}) => {
  const last = await school.addStudent({ name: 'Aisha Bello' })
  for (let count = 0; count < 8; count++) await school.addStudent({ name: `Amina ${count}` })
  await signIn(school.admin)
  for (const size of [16, 32]) {
    await setFontSize(page, size)
    await page.goto('/admin/students')
    const row = page.getByRole('row').filter({ hasText: last.email })
    const button = row.getByRole('button', { name: /^Actions for/ })
    await expect(button).toBeVisible()
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**action=findStudents*', async (it) => {
      await isAnswered
      await it.continue()
    })
    const search = page.getByPlaceholder(/^Search/).first()
    const request = page.waitForRequest('**action=findStudents*')
    await search.fill(last.email)
    await request
    // near the top, so that the shorter page moves it down
    await button.evaluate((it) => scrollBy(0, it.getBoundingClientRect().top - 150))
    await button.click()
    const menu = page.getByRole('menu')
    await expect(menu).toBeVisible()

    answer()
    await expect(page.getByRole('row').filter({ hasText: 'Amina' })).toHaveCount(0)
    await expect(menu, `${size} px`).toBeVisible()
    await expect.poll(() => distance(page), { message: `${size} px` }).toBeLessThan(8)
    await expect(button).toBeInViewport()
    await menu.getByRole('menuitem').first().click()
    await expect(menu).toHaveCount(0)
    await page.unroute('**action=findStudents*')
  }
  await setFontSize(page, 16)
})

test('a menu stays at its button when the phone is turned, and closes when its button is scrolled out of view', async ({
  page,
  school,
  signIn,
}) => {
  for (let count = 0; count < 12; count++) await school.addStudent()
  await signIn(school.admin)
  await page.goto('/admin/students')
  await page
    .getByRole('button', { name: /^Actions for/ })
    .nth(5)
    .click()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 740, height: 360 })
  await expect.poll(() => distance(page)).toBeLessThan(8)
  await page.mouse.move(100, 300)
  await page.mouse.wheel(0, 40)
  await expect.poll(() => distance(page)).toBeLessThan(8)
  await expect(menu).toBeVisible()
  await page.mouse.wheel(0, 2_000)
  await expect(menu).toHaveCount(0)
})

/** The pixels between the open menu and its button, above or below it. */
function distance(page: Page) {
  return page.evaluate(() => {
    const menu = document.querySelector('.menu:popover-open')
    const button = document.querySelector(`[popovertarget="${menu?.id}"]`)
    if (!menu || !button) return Number.NaN
    const [of, at] = [menu.getBoundingClientRect(), button.getBoundingClientRect()]
    return Math.min(Math.abs(of.top - at.bottom), Math.abs(at.top - of.bottom))
  })
}
