import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { rows } from './admin-classes-page.ts'
import { allowConsoleMessage, expect, test, toast, uniqueText } from './fixtures.ts'
import { turnWheelOver } from './turn-wheel.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add New Class' })

test('a new class is free by default, reports missing fields, and opens on its own page (R-ACLASS-003, R-ACLASS-007, R-ACLASS-008, R-ACLASS-009, R-ACLASS-010, R-ACLASS-012, R-ACLASS-028, R-ACLASS-029, R-ACLASS-038)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
  const name = `Naḥw ${uniqueText()} · النَّحْو`
  await signIn(school.admin)
  await page.goto('/admin/classes')
  await page.getByRole('button', { name: 'Add New Class' }).click()
  const dialog = dialogOf(page)
  const price = dialog.getByLabel('Price (₦)')
  await expect(dialog.getByRole('radio', { name: 'Free' })).toBeChecked()
  await expect(dialog.getByRole('radio', { name: 'Active', exact: true })).toBeChecked()
  await expect(price).toBeDisabled()
  await expect(price).toHaveValue('0')
  await expect(dialog.getByLabel('Monthly Limit')).toHaveValue('0')
  await expect(dialog.getByLabel('Registration Close Date')).toHaveValue('')

  await dialog.getByRole('radio', { name: 'Paid' }).check()
  await dialog.getByRole('button', { name: 'Add Class' }).click()
  for (const error of ['Enter a category.', 'Enter a name.', 'Write what the class is about.']) {
    await expect(dialog.getByText(error)).toBeVisible()
  }
  await expect(dialog.getByText('Enter the price in naira.')).toBeVisible()
  await expect(dialog.getByLabel('Category')).toBeFocused()
  await expectAccessible(page)

  await price.fill('7500')
  await turnWheelOver(price)
  await expect(price).toHaveValue('7500')
  await dialog.getByRole('radio', { name: 'Free' }).check()
  await expect(price).toHaveValue('0')
  await dialog.getByRole('radio', { name: 'Paid' }).check()
  await expect(price).toHaveValue('7500')
  await dialog.getByRole('radio', { name: 'Monthly' }).check()
  await dialog.getByLabel('Category').fill('Grammar')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('About').fill('The grammar of the sentence.')
  await dialog.getByLabel('Registration Close Date').fill('2030-12-02')
  await dialog.getByRole('button', { name: 'Add Link' }).click()
  await dialog.getByLabel('Label of link 1').fill('Table of forms')
  await dialog.getByLabel('Address of link 1').fill('example.org/table')

  // input that could not be sent is kept, and closing asks for confirmation
  allowConsoleMessage('Failed to load resource')
  // the server has added the class, and the response is lost
  await page.route('**/adminActions.php?action=addClass', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Add Class' }).click()
  await expect(
    toast(page, 'The school cannot be reached. Check your connection and try again.'),
  ).toBeVisible()
  await page.unroute('**/adminActions.php?action=addClass')
  await page.route('**/adminActions.php?action=addClass', (route) =>
    route.fulfill({ json: { status: false, message: '', data: null } }),
  )
  await dialog.getByRole('button', { name: 'Add Class' }).click()
  await expect(toast(page, 'Failed to add class')).toBeVisible()
  await page.unroute('**/adminActions.php?action=addClass')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Add New Class' }).click()
  await expect(dialog.getByText('Your unsaved input was restored.')).toBeVisible()
  await expect(dialog.getByLabel('Address of link 1')).toHaveValue('example.org/table')

  await dialog.getByRole('button', { name: 'Add Class' }).click()
  await expect(toast(page, 'Class added successfully!')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/classes\/manage\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('النَّحْو')
  const facts = page.locator('dl').first()
  await expect(facts).toContainText('₦7,500 a month')
  await expect(facts).toContainText('2 Dec 2030')
  await expect(page.getByRole('link', { name: 'Table of forms' })).toHaveAttribute(
    'href',
    'https://example.org/table',
  )

  await page.getByRole('link', { name: 'Back to Classes' }).click()
  await page.getByRole('searchbox').fill(name)
  await expect(rows(page)).toHaveCount(1)
})

test('repeated clicks on a slow device add one class', async ({ page, school, signIn }) => {
  await signIn(school.admin)
  await page.goto('/admin/classes')
  await page.getByRole('button', { name: 'Add New Class' }).click()
  const dialog = dialogOf(page)
  const name = `Pressed ${uniqueText()}`
  await dialog.getByLabel('Category').fill('Grammar')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('About').fill('The grammar of the sentence.')
  const box = await dialog.getByRole('button', { name: 'Add Class' }).boundingBox()
  const spot = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20, button: 'left' } as const
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 })

  // in one task, so that the page cannot render between the clicks
  const presses = ['mousePressed', 'mouseReleased'] as const
  await Promise.all(
    [1, 2, 3, 4].flatMap((clickCount) =>
      presses.map((type) => client.send('Input.dispatchMouseEvent', { type, clickCount, ...spot })),
    ),
  )

  await expect(page).toHaveURL(/\/admin\/classes\/manage\/\d+$/)
  const classes = await school.call('GET /api.php', 'get_classes')
  expect(classes.filter((it: { name: string }) => it.name === name)).toHaveLength(1)
})
