import { FORMS, seedDialogs } from './admin-dialogs.ts'
import { expect, test } from './fixtures.ts'

const REFUSED = 'The server does not accept this.'

test('each form of an administrator shows a refusal at the field that it names, and in no toast (decision 0586)', async ({
  page,
  school,
  signIn,
}) => {
  test.setTimeout(150_000)
  const seeded = await seedDialogs(school)
  await signIn(school.admin)
  for (const { title, path, open, fill, submit, action, field, label } of FORMS) {
    await page.goto(path(seeded))
    await open(page, seeded)
    const dialog = page.getByRole('dialog', { name: title })
    await fill(dialog)
    const code = 'invalid_request'
    const refusal = { status: false, code, message: REFUSED, field, data: null }
    await page.route(`**action=${action}`, (route) => route.fulfill({ json: refusal }))
    await dialog.getByRole('button', { name: submit }).click()
    const control = dialog.getByLabel(label, { exact: true })
    await expect(control, `${title}`).toHaveAccessibleDescription(new RegExp(REFUSED))
    await expect(control, `${title}`).toBeFocused()
    await expect(dialog.getByText(REFUSED), `${title}`).toHaveCount(1)
    await expect(page.locator('.toast'), `${title}`).toHaveCount(0)
    await page.unroute(`**action=${action}`)
    await page.reload()
  }
  // what was typed into a new template and a new question is there after the reload
  for (const [address, button, title, label, value] of [
    ['/admin/certificates', 'New Template', 'New Certificate Template', 'Title', 'Ijāzah · إِجَازَةٌ'],
    ['/admin/quiz', 'New Question', 'New Question', 'Right answer', 'ك ت ب'],
  ] as const) {
    await page.goto(address)
    await page.getByRole('button', { name: button }).first().click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.getByText('Your unsaved input was restored.')).toBeVisible()
    await expect(dialog.getByLabel(label)).toHaveValue(value)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('button', { name: button }).first().click()
    await expect(dialog.getByLabel(label)).toHaveValue('')
  }
})
