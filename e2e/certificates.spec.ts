import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { issueCertificate } from './certificates-page.ts'
import { allowConsoleMessage, expect, test } from './fixtures.ts'

const rail = (page: Page) => page.getByRole('region', { name: 'My Certificates' })
const scrolled = (page: Page) => rail(page).evaluate((it) => Math.round(it.scrollLeft))

test('a certificate shows its title, student, text, date and footer, and downloads as a PDF (R-DASH-012, R-DASH-013)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
  const amina = await school.addStudent({ name: 'Ṣọlá Ɗanjuma' })
  await issueCertificate(school, amina, { title: 'Certificate of Completion · شَهَادَةُ إِتْمَام' })
  await signIn(amina)
  await page.goto('/')

  const card = rail(page).getByRole('listitem')
  await expect(card.getByRole('heading', { name: /Certificate of Completion/ })).toBeVisible()
  await expect(card.getByText('شَهَادَةُ إِتْمَام', { exact: true })).toBeVisible()
  await expect(card.getByText('Ṣọlá Ɗanjuma')).toBeVisible()
  await expect(card.getByText('has read the Twenty-Eight Letters aloud')).toBeVisible()
  await expect(card.getByText('1 November 2026')).toBeVisible()
  await expect(card.getByText('Lisan Institute, Kano')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await card.getByRole('link', { name: 'Download Certificate' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  const bytes: Buffer[] = []
  for await (const part of await download.createReadStream()) bytes.push(part)
  const pdf = Buffer.concat(bytes).toString('latin1')
  expect(pdf.startsWith('%PDF-')).toBe(true)
  expect(pdf).toContain('/MediaBox[0 0 841.89 595.28]')
  await expect(page).toHaveURL('/')
  await expectAccessible(page)
})

test('certificates scroll by arrows, 300 pixels a step, by mouse and by keyboard (R-DASH-010, R-DASH-011)', async ({
  page,
  school,
  signIn,
}, info) => {
  const amina = await school.addStudent()
  for (const title of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) {
    await issueCertificate(school, amina, { title })
  }
  await signIn(amina)
  await page.goto('/')
  await expect(rail(page).getByRole('listitem')).toHaveCount(5)
  const [back, on] = [
    page.getByRole('button', { name: 'Scroll back' }),
    page.getByRole('button', { name: 'Scroll on' }),
  ]
  await expect(back).toHaveAttribute('aria-disabled', 'true')

  await on.click()
  await expect.poll(() => scrolled(page)).toBe(300)
  await back.click()
  await expect.poll(() => scrolled(page)).toBe(0)

  if (info.project.name === 'desktop') {
    await rail(page).scrollIntoViewIfNeeded()
    const link = rail(page).getByRole('link', { name: 'Download Certificate' }).nth(1)
    const box = await link.boundingBox()
    if (!box) throw new Error('The second certificate is not there')
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    let downloads = 0
    page.on('download', () => downloads++)
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    await page.mouse.move(middle.x - 120, middle.y, { steps: 6 })
    await page.mouse.up()
    await expect.poll(() => scrolled(page)).toBe(120)
    // releasing the pointer after a drag is no click
    expect(downloads).toBe(0)
    await expect(page).toHaveURL('/')
  }

  const start = await scrolled(page)
  await rail(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(start)
})

test('without certificates there is an empty state, and a failed list can be requested again', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('Failed to load resource')
  const amina = await school.addStudent()
  await signIn(amina)
  await page.route('**/mycertificates.php*', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('Your certificates did not load.')).toBeVisible()
  await page.unroute('**/mycertificates.php*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The certificates that your teachers give you')).toBeVisible()
})
