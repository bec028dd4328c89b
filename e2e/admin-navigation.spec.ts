import { expectAccessible } from './a11y.ts'
import { expect, test, uniqueText } from './fixtures.ts'

test('the bottom bar of a phone leads administrators to their four most used pages, and More to the others', async ({
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
  for (const [name, path, heading] of [
    ['Students', '/admin/students', 'Manage Students'],
    ['Marking', '/admin/exams', 'Exam Marking'],
    ['Classes', '/admin/classes', 'Manage Classes'],
  ] as const) {
    await bar.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(current).toContainText(name)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
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

test('the finder opens by keys, finds students, classes, lessons and screens, and leads to them by keyboard and by touch', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const name = uniqueText()
  const amina = await school.addStudent({ name: `Ɗalha ${name}` })
  const course = await school.addClass({ name: `Balāgha ${name}` })
  await school.addLesson(course.id, { subject: `Similes ${name}` })
  await signIn(school.admin)
  await page.goto('/admin/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const field = page.getByRole('combobox', { name: 'Find a student, class, lesson or screen' })
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused({ timeout: 500 })
  }).toPass()
  await field.fill(`dalha ${name}`)
  const results = page.getByRole('listbox', { name: 'Results' }).getByRole('option')
  await expect(results.first()).toContainText(amina.email)
  await expect(results.first()).toHaveAttribute('aria-selected', 'true')
  await field.fill(name)
  await expect(results).toHaveText([/Ɗalha/, /Balāgha/, /Similes/])
  await expectAccessible(page)
  await field.press('ArrowDown')
  await expect(results.nth(1)).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(page).toHaveURL(`/admin/classes/manage/${course.id}`)
  await expect(field).toHaveCount(0)

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await field.fill('paym')
  await results.first().click()
  await expect(page).toHaveURL(/\/admin\/payments/)
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  // a slash typed into a field does not open the finder
  await page.getByRole('searchbox', { name: 'Search payments' }).press('/')
  await expect(page.getByRole('searchbox', { name: 'Search payments' })).toHaveValue('/')
})
