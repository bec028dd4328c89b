import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import {
  ACTIONS,
  DECLINED_WITHOUT_MESSAGE,
  LESSONS,
  openAdminClass,
  stubResponse,
} from './admin-class.ts'
import { expect, type RunningSchool, test, toast, uniqueText } from './fixtures.ts'

const fact = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })

test('a class page shows its data, edits it with a prerequisite, and reports a concurrent change (R-ACLASS-013, R-ACLASS-014, R-ACLASS-015, R-ACLASS-022, R-ACLASS-023, R-ACLASS-024, R-ACLASS-038)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const first = await school.addClass({ name: `Letters ${uniqueText()}` })
  const naming = { category: 'Grammar', about: 'The first line.\nالنَّحْوُ عِلْمٌ' }
  const nahw = await school.addClass({ ...naming, name: `Naḥw ${uniqueText()}` })
  await signIn(school.admin)
  await openAdminClass(page, nahw.id)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nahw.name)
  for (const [name, value] of [
    ['Category', 'Grammar'],
    ['Price', 'Free'],
    ['Status', 'Active'],
    ['Registration Close Date', 'Not set'],
    ['Monthly Lesson Limit', 'No limit'],
    ['Class ID', nahw.id],
  ] as const) {
    await expect(fact(page, name)).toContainText(value)
  }
  await expect(page.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('The first line.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Edit Class' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Class' })
  const save = dialog.getByRole('button', { name: 'Save Changes' })
  const prerequisite = dialog.getByLabel('Prerequisite Class')
  await prerequisite.selectOption(nahw.id)
  await expect(toast(page, 'A class cannot be a prerequisite to itself')).toBeVisible()
  await expect(prerequisite).toHaveValue('')
  await prerequisite.selectOption(first.id)
  await dialog.getByLabel('About').fill('My own line.')

  // another administrator saves a price and another text at the same time
  const colleagueForm = { category: 'Grammar', name: nahw.name, about: 'Their line.', premium: '1' }
  const update = {
    class_id: nahw.id,
    amount: '9000',
    status: '1',
    monthlylimit: 0,
    ...colleagueForm,
  }
  await school.call(ACTIONS, 'updateClass', update, school.admin)
  await save.click()
  const note = dialog.getByText('Somebody else has changed this class.')
  await expect(note).toBeVisible()
  await expect(dialog.getByText('Their line.')).toBeVisible()
  await expect(dialog.getByLabel('About')).toHaveValue('My own line.')
  await expect(dialog.getByLabel('Price (₦)')).toHaveValue('9000')
  await expect(prerequisite).toHaveValue(first.id)
  expect(await aboutOf(school, nahw.id)).toBe('Their line.')
  await expectAccessible(page)

  const removeStub = await stubResponse(page, ACTIONS, 'updateClass', DECLINED_WITHOUT_MESSAGE)
  await save.click()
  await expect(toast(page, 'Failed to update class')).toBeVisible()
  await removeStub()
  await dialog.getByRole('button', { name: 'Use theirs for About' }).click()
  await expect(dialog.getByLabel('About')).toHaveValue('Their line.')
  await dialog.getByLabel('Monthly Limit').fill('8')
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(fact(page, 'Price')).toContainText('₦9,000')
  await expect(fact(page, 'Monthly Lesson Limit')).toContainText('8')
  await expect(page.getByRole('link', { name: first.name })).toBeVisible()

  for (const missing of ['987654', 'none']) {
    await openAdminClass(page, missing)
    await expect(page.getByRole('heading', { name: 'Class not found' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to Classes' }).click()
  await expect(page).toHaveURL('/admin/classes')
})

const aboutOf = async (school: RunningSchool, class_id: string) =>
  (await school.call(LESSONS, 'getClassDetails', { class_id }, school.admin)).about

test('deleting a class shows its name first; the button is in the header on a desktop and in the menu on a phone (R-ACLASS-013, R-ACLASS-038)', async ({
  page,
  school,
  signIn,
}) => {
  const { id, name } = await school.addClass()
  await signIn(school.admin)
  await openAdminClass(page, id)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete Class' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Class' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Duplicate Class' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Delete Class' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('button', { name: 'Delete Class' }).click()
  await expect(dialog).toContainText(name)
  const removeStub = await stubResponse(page, ACTIONS, 'deleteClass', DECLINED_WITHOUT_MESSAGE)
  await dialog.getByRole('button', { name: 'Delete Class' }).click()
  await expect(toast(page, 'Failed to delete class')).toBeVisible()
  await removeStub()
  await dialog.getByRole('button', { name: 'Delete Class' }).click()

  await expect(page).toHaveURL('/admin/classes')
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByRole('heading', { name: 'No classes found' })).toBeVisible()
  await openAdminClass(page, id)
  await expect(page.getByRole('heading', { name: 'Class not found' })).toBeVisible()
})

test('the page of a class that visitors see is handed on by its link, a QR code and WhatsApp', async ({
  page,
  school,
  signIn,
}) => {
  const { id, name } = await school.addClass({ name: 'Naḥw · النَّحْو', status: '0' })
  const { rand } = await school.call(LESSONS, 'getClassDetails', { class_id: id }, school.admin)
  await signIn(school.admin)
  await openAdminClass(page, id)
  await page.getByRole('button', { name: 'Share' }).click()

  const dialog = page.getByRole('dialog', { name: 'Share the class page' })
  const link = new URL(`/courses/${rand}`, page.url()).href
  // the whole link: nothing in it tells where a visitor comes from
  await expect(dialog.getByLabel('Link to the class page')).toHaveValue(link)
  await expect(dialog.getByText('the class is inactive')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Send to WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`${name}\n${link}`)}`,
  )
  const code = dialog.getByRole('img', { name: 'QR code of the link above' })
  await expect
    .poll(() => code.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0)
})
