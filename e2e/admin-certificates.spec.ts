import { expectAccessible } from './a11y.ts'
import { addTemplate, card, declined, rail, routeOf } from './admin-certificates-page.ts'
import { expect, test, toast, uniqueText } from './fixtures.ts'

test('a template is created beside its preview, found, changed and deleted (R-ACERT-001, R-ACERT-002, R-ACERT-004, R-ACERT-005, R-ACERT-006, R-ACERT-007, R-ACERT-008, R-ACERT-009, R-ACERT-017, R-ACERT-028)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  await signIn(school.admin)
  await page.route(routeOf('getCertificateTemplates'), (route) =>
    route.fulfill({ json: { status: true, message: '', data: [] } }),
  )
  await page.goto('/admin/certificates')
  await expect(page.getByRole('heading', { name: 'Certificate Management' })).toBeVisible()
  await expect(page.getByText('Manage certificate templates and assignments')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No Certificate Templates' })).toBeVisible()
  await expect(
    page.getByText('Create your first certificate template to get started.'),
  ).toBeVisible()
  await page.unroute(routeOf('getCertificateTemplates'))

  await page.getByRole('button', { name: 'New Template' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Certificate Template' })
  const save = dialog.getByRole('button', { name: 'Save Template' })
  const title = dialog.getByPlaceholder('e.g., Certificate of Completion')
  const content = dialog.getByPlaceholder('e.g., has successfully completed the course')
  await save.click()
  await expect(dialog.getByText('All fields are required.')).toBeVisible()
  await expect(title).toBeFocused()
  const name = `Recitation ${uniqueText()}`
  await title.fill(`${name} · تِلَاوَة`)
  await content.fill('has read the letters aloud')
  await dialog.getByLabel('Footer Text').fill('Lisan Institute, Kano')
  const preview = dialog.getByRole('figure', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: `${name} · تِلَاوَة`, level: 3 })).toBeVisible()
  await expect(preview).toContainText('has read the letters aloud')
  await content.fill('has completed {class} with {grade}')
  await expect(preview).toContainText('has completed Name of the class with 86.5%')
  await content.fill('has read the letters aloud')
  await expectAccessible(page)

  await page.route(routeOf('saveCertificateTemplate'), (route) => route.fulfill({ json: declined }))
  await save.click()
  await expect(toast(page, 'Failed to save certificate template')).toBeVisible()
  await expect(content).toHaveValue('has read the letters aloud')
  await page.unroute(routeOf('saveCertificateTemplate'))
  await save.click()
  await expect(dialog).toBeHidden()

  const search = page.getByPlaceholder('Search certificates...')
  await search.fill('no such thing')
  await expect(page.getByText('No certificate template matches your search.')).toBeVisible()
  await search.fill(name.toUpperCase())
  await expect(rail(page).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)

  await card(page, name).getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Certificate Template' })
  await editor.getByLabel('Footer Text').fill('Zaria')
  await editor.getByRole('button', { name: 'Save Template' }).click()
  await expect(card(page, name)).toContainText('Zaria')

  await card(page, name).getByRole('button', { name: 'Delete' }).click()
  const removal = page.getByRole('dialog', { name: 'Delete Certificate Template' })
  await expect(removal).toContainText(
    'Are you sure you want to delete this certificate template? This action cannot be undone.',
  )
  await page.route(routeOf('deleteCertificateTemplate'), (route) =>
    route.fulfill({ json: declined }),
  )
  await removal.getByRole('button', { name: 'Delete Template' }).click()
  await expect(toast(page, 'Failed to delete certificate template')).toBeVisible()
  await page.unroute(routeOf('deleteCertificateTemplate'))
  await removal.getByRole('button', { name: 'Delete Template' }).click()
  await expect(removal).toBeHidden()
  await expect(rail(page)).toHaveCount(0)
})

test('templates scroll with arrows and by dragging, and hovering shows their actions (R-ACERT-003, R-ACERT-004)', async ({
  page,
  school,
  signIn,
}) => {
  for (let index = 0; index < 5; index++) await addTemplate(school)
  await signIn(school.admin)
  await page.goto('/admin/certificates')
  const scrolled = () => rail(page).evaluate((it) => Math.round(it.scrollLeft))

  await page.getByRole('button', { name: 'Scroll on' }).click()
  await expect.poll(scrolled).toBeGreaterThan(250)
  await page.getByRole('button', { name: 'Scroll back' }).click()
  await expect.poll(scrolled).toBe(0)

  const box = await rail(page).boundingBox()
  if (!box) throw new Error('The rail is not there')
  await page.mouse.move(box.x + 250, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 50, box.y + 100, { steps: 5 })
  await page.mouse.up()
  await expect.poll(scrolled).toBeGreaterThan(150)
  const first = rail(page).getByRole('listitem').first()
  await first.getByRole('button', { name: 'Edit' }).focus()
  await expect(first.locator('.template-actions')).toHaveCSS('opacity', '1')
})
