import { expectAccessible } from './a11y.ts'
import { expect, test } from './fixtures.ts'

test('the bottom bar of a phone leads administrators to their four most used pages, and More to the others (decision 0553)', async ({
  page,
  school,
  signIn,
}) => {
  await signIn(school.admin)
  await page.goto('/admin')
  const bar = page.getByRole('navigation', { name: 'Shortcuts' })
  const current = bar.locator('[aria-current=page]')

  await expect(bar.getByRole('link')).toHaveText([/Home/, /Classes/, /Students/, /Marking/])
  const more = bar.getByRole('button', { name: 'More' })
  for (const target of [...(await bar.getByRole('link').all()), more]) {
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  await expect(current).toContainText('Home')
  for (const [name, path] of [
    ['Students', '/admin/students'],
    ['Marking', '/admin/exams'],
    ['Classes', '/admin/classes'],
  ] as const) {
    await bar.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(current).toContainText(name)
  }

  await more.click()
  const sheet = page.getByRole('dialog', { name: 'More' })
  await expectAccessible(page)
  await sheet.getByRole('link', { name: 'Payments' }).click()
  await expect(page).toHaveURL('/admin/payments')
  await expect(sheet).toHaveCount(0)
  await expect(current).toHaveText('More')
  await more.click()
  await expect(sheet.getByRole('link', { name: 'Payments' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await sheet.getByRole('link', { name: 'Student area' }).click()
  await expect(bar.getByRole('link', { name: 'Wallet' })).toBeVisible()
})
