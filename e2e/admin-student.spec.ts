import { expectAccessible } from './a11y.ts'
import { expect, test, toast, uniqueText } from './fixtures.ts'

test('a row leads to the page of a student, where the student is added to a class, extended, moved and removed with a refund', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const name = `Hauwa ${uniqueText()}`
  const hauwa = await school.addStudent({ name, wallet: 2_000 })
  const paid = { premium: '1', amount: '500', monthlySub: '1' }
  const evening = await school.addClass({ ...paid, name: `Evening ${uniqueText()}` })
  const morning = await school.addClass({ ...paid, name: `Morning ${uniqueText()}`, status: '0' })
  await signIn(school.admin)
  await page.goto(`/admin/students?search=${hauwa.email}`)

  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByText('₦2,000.00')).toBeVisible()
  await expectAccessible(page)

  // both the bar of actions and the empty section offer it
  await page.getByRole('button', { name: 'Add to class' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel('Class', { exact: true })
    .selectOption({ label: `${evening.name} · ₦500 a month` })
  await expect(dialog.getByText('₦1,500 stay in the wallet')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add to class' }).click()
  await expect(toast(page, 'Added to the class')).toBeVisible()
  await expect(page.getByText('₦1,500.00')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: evening.name })
  await expect(row.getByText(/Subscription ends/)).toBeVisible()

  const choose = async (of: string, action: string) => {
    await page.getByRole('button', { name: `Actions for ${of}` }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await choose(evening.name, 'Extend subscription')
  await dialog.getByLabel('By').selectOption('2 months')
  await dialog.getByText('Waive the payment').click()
  await dialog.getByLabel('Why is it waived?').selectOption('scholarship')
  await dialog.getByRole('button', { name: 'Extend', exact: true }).click()
  await expect(toast(page, 'Subscription extended successfully!')).toBeVisible()
  await expect(page.getByText('₦1,500.00')).toBeVisible()

  await choose(evening.name, 'Move to another class')
  await dialog.getByLabel('To class').selectOption({ label: `${morning.name} · ₦500 a month` })
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(toast(page, 'Moved to the other class')).toBeVisible()

  await choose(morning.name, 'Remove from class')
  await expect(dialog.getByText('No lesson was viewed and no exam submitted.')).toBeVisible()
  await dialog.getByText('Refund everything paid: ₦500').click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Remove and refund' }).click()
  await expect(toast(page, 'Removed from the class')).toBeVisible()
  await expect(page.getByText('In no class yet')).toBeVisible()
  await expect(page.getByText('₦2,000.00')).toBeVisible()

  await page.getByRole('tab', { name: /Wallet/ }).click()
  await expect(page.getByText(`Refund: ${morning.name}`)).toBeVisible()
  await page.getByRole('tab', { name: /Messages/ }).click()
  await expect(page.getByText('You were removed from a class')).toBeVisible()
  await page.getByRole('tab', { name: /Sign-ins/ }).click()
  await expect(page.getByText('Open', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Students' }).click()
  await expect(page).toHaveURL(`/admin/students?search=${hauwa.email}`)
})

test('making a user an administrator and deleting a student ask for confirmation and name the effects', async ({
  page,
  school,
  signIn,
}) => {
  const name = `Hauwa ${uniqueText()}`
  const hauwa = await school.addStudent({ name, wallet: 750 })
  const { id } = await school.addClass()
  await school.call('/api.php', 'classenrolement', { class_id: id }, hauwa)
  await signIn(school.admin)
  await page.goto(`/admin/students/${hauwa.id}`)
  const dialog = page.getByRole('dialog')
  const choose = async (action: string) => {
    await page.getByRole('button', { name: `More actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }

  await choose('Edit')
  await dialog.getByLabel('Full Name').fill('ب'.repeat(121))
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByText(/at most 120 characters/)).toBeVisible()
  await dialog.getByLabel('Full Name').fill(name)
  await dialog.getByLabel('Email', { exact: true }).fill(school.admin.email)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    /already registered/,
  )
  await dialog.getByLabel('Email', { exact: true }).fill(hauwa.email)
  await dialog.getByText('Administrator', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByRole('heading', { name: 'Make a teacher?' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  // the form is as it was left
  await expect(dialog.getByRole('radio', { name: 'Administrator' })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()

  // a teacher unless another kind is chosen; an owner is confirmed
  await choose('Make a member of staff')
  await expect(dialog.getByRole('radio', { name: /^Teacher/ })).toBeChecked()
  await dialog.getByRole('radio', { name: /^Owner/ }).check()
  await dialog.getByRole('button', { name: 'Make a member of staff' }).click()
  await expect(dialog.getByText(/can fund wallets, mark exams/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('radio', { name: /^Owner/ })).toBeChecked()
  await dialog.getByRole('radio', { name: /^Teacher/ }).check()
  await dialog.getByRole('button', { name: 'Make a member of staff' }).click()
  await expect(toast(page, 'Student updated successfully!')).toBeVisible()
  await choose('Make student')
  await dialog.getByRole('button', { name: 'Make student' }).click()
  await expect(page.getByText('Student', { exact: true })).toBeVisible()

  await choose('Deactivate')
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('Deactivated', { exact: true })).toBeVisible()
  await choose('Delete')
  await expect(dialog.getByText('At stake: ₦750.00 in the wallet, 1 class.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete Student' }).click()
  await expect(page.getByText('Student not found')).toBeVisible()
})
