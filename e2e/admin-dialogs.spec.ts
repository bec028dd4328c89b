import type { Locator, Page } from '@playwright/test'
import { violationsOf } from './a11y.ts'
import {
  DIALOGS,
  FORMS,
  type FormCase,
  type OpenedDialog,
  type SeededDialogs,
  seedDialogs,
} from './admin-dialogs.ts'
import { findLayoutFaults } from './dialog-layout.ts'
import { expect, test } from './fixtures.ts'

const SERVER_ERROR = 'The server does not accept this.'
const DESK = { width: 1280, height: 800 }
const SMALL_PHONE = { width: 360, height: 740 }
const FONT_SIZE = 16

test('forms of administrators are accessible, nothing in them is cut or out of reach at 360 px, with text at 200 % and on a desktop, and each shows an error at the field that it names, in view above its buttons, and in no toast', async ({
  page,
  school,
  signIn,
}) => {
  const seeded = await seedDialogs(school)
  await signIn(school.admin)
  const problems: string[] = []
  for (const form of FORMS) {
    await page.setViewportSize(SMALL_PHONE)
    await page.goto(form.path(seeded))
    const dialog = await openDialog(page, seeded, form)
    problems.push(...(await findProblems(page, dialog)))
    await page.setViewportSize(SMALL_PHONE)
    await expectErrorAtField(page, form)
  }
  expect(problems).toEqual([])

  // the input of a new template and a new question is restored after the page was left
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

test('other dialogs of administrators are accessible, and nothing in them is cut or out of reach at 360 px, with text at 200 % and on a desktop', async ({
  page,
  school,
  signIn,
}) => {
  const seeded = await seedDialogs(school)
  await signIn(school.admin)
  const problems: string[] = []
  let shown = ''
  for (const it of DIALOGS) {
    await page.setViewportSize(SMALL_PHONE)
    const path = it.path(seeded)
    if (path !== shown) await page.goto(path)
    shown = path
    const dialog = await openDialog(page, seeded, it)
    problems.push(...(await findProblems(page, dialog)))
    await closeDialogs(page)
  }
  expect(problems).toEqual([])
})

async function openDialog(page: Page, seeded: SeededDialogs, { title, open }: OpenedDialog) {
  await open(page, seeded)
  const dialog = page.getByRole('dialog', { name: title }).last()
  await expect(dialog.getByRole('heading').first()).toBeVisible()
  await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
  return dialog
}

/** Closes all dialogs, also a form that asks for confirmation because opening it has filled a field. */
async function closeDialogs(page: Page) {
  const discard = page.getByRole('button', { name: 'Discard' })
  await page.keyboard.press('Escape')
  await expect
    .poll(async () => {
      if (await discard.isVisible()) await discard.click()
      return page.getByRole('dialog').count()
    })
    .toBe(0)
}

/** The violations and the layout problems of a dialog; leaves the page at desktop width. */
async function findProblems(page: Page, dialog: Locator): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const setFontSize = (size: number) =>
    devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
  const name = await dialog.getByRole('heading').first().textContent()
  const problems: string[] = []
  const note = async (where: string, found: Promise<string[]>) =>
    problems.push(...(await found).map((it) => `${name} ${where}: ${it}`))
  await note('axe', violationsOf(page, { within: 'dialog[open]' }))
  await note('360', findLayoutFaults(dialog))
  await setFontSize(2 * FONT_SIZE)
  await note('360, twice the text', findLayoutFaults(dialog))
  await setFontSize(FONT_SIZE)
  await page.setViewportSize(DESK)
  await note('1280', findLayoutFaults(dialog))
  await devtools.detach()
  return problems
}

/** Sends the open form and stubs an error response that names one of its fields. */
async function expectErrorAtField(page: Page, form: FormCase) {
  const { title, fill, submit, action, field, label } = form
  const dialog = page.getByRole('dialog', { name: title })
  await fill(dialog)
  const code = 'invalid_request'
  const response = { status: false, code, message: SERVER_ERROR, field, data: null }
  await page.route(`**action=${action}`, (route) => route.fulfill({ json: response }))
  await dialog.getByRole('button', { name: submit }).click()
  const control = dialog.getByLabel(label, { exact: true })
  await expect(control, `${title}`).toHaveAccessibleDescription(new RegExp(SERVER_ERROR))
  await expect(control, `${title}`).toBeFocused()
  await expect(dialog.getByText(SERVER_ERROR), `${title}`).toHaveCount(1)
  await expect(dialog.getByText(SERVER_ERROR), `${title}`).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.toast'), `${title}`).toHaveCount(0)
  await page.unroute(`**action=${action}`)
}
