import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { expect, test, toast, uniqueText } from './fixtures.ts'

// the header of the table is a row on desktops and absent on phones
const rows = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Edit/ }) })
const row = (page: Page, text: string) => rows(page).filter({ hasText: text })

test('an administrator adds a question, finds it, changes it and removes it (R-GAME-038)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
  await signIn(school.admin)
  await page.goto('/admin/quiz')
  await expect(page.getByRole('heading', { name: 'Quiz bank', level: 1 })).toBeVisible()
  await expect(rows(page)).toHaveCount(10)
  await page.getByRole('button', { name: '2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole('tab', { name: /Hard/ }).click()
  await expect(page).toHaveURL('/admin/quiz?level=hard')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'New Question' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Question' })
  const save = dialog.getByRole('button', { name: 'Save Question' })
  await expect(dialog.getByRole('radio', { name: 'Hard' })).toBeChecked()
  await save.click()
  await expect(dialog.getByText('Write the question.')).toBeVisible()
  const mark = uniqueText()
  await dialog.getByLabel('Question').fill(`ما جذر كلمة «مَدْرَسَة»؟ ${mark}`)
  await expect(dialog.getByLabel('Question')).toHaveCSS('direction', 'rtl')
  await dialog.getByLabel('Right answer').fill('د ر س')
  await save.click()
  await expect(dialog.getByText('Write at least one wrong option.')).toBeVisible()
  await dialog.getByLabel('First wrong option').fill('د ر س')
  await expect(dialog.getByText('Two options are the same.')).toBeVisible()
  await dialog.getByLabel('First wrong option').fill('م د ر')
  await dialog.getByLabel('Source').fill('Lisān al-ʿArab')
  await expectAccessible(page)
  await save.click()
  await expect(toast(page, 'Question saved successfully!')).toBeVisible()

  // the page behind an open dialog takes no input
  await expect(dialog).toBeHidden()
  await page.getByPlaceholder('Search questions...').fill(`مدرسة»؟ ${mark}`)
  await expect(rows(page)).toHaveCount(1)
  await expect(row(page, mark)).toContainText('Lisān al-ʿArab')
  await row(page, mark).getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Question' })
  await editor.getByLabel('Seconds').fill('45')
  await editor.getByRole('button', { name: 'Save Question' }).click()
  await expect(row(page, mark)).toContainText('45')

  await row(page, mark).getByRole('button', { name: 'Remove' }).click()
  await page
    .getByRole('dialog', { name: 'Remove Question' })
    .getByRole('button', { name: 'Remove Question' })
    .click()
  await expect(page.getByRole('heading', { name: 'No questions found' })).toBeVisible()
})

test('questions are imported from a CSV file after a report on every row, and exported without active formulas (R-GAME-038)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const mark = uniqueText()
  await signIn(school.admin)
  await page.goto('/admin/quiz?level=intermediate')
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Questions' })
  const csv = [
    'level,question,answer,other1,other2,other3,seconds,source',
    `intermediate,=Which sum? ${mark},Two,Three,,,20,`,
    `medium,Which level? ${mark},a,b,,,20,`,
  ].join('\n')
  const file = (text: string) => ({
    name: 'questions.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
  const input = dialog.locator('input[type=file]')
  await input.setInputFiles(file('no,such,columns\n1,2,3'))
  await expect(toast(page, 'The first row must name the columns: level, question')).toBeVisible()
  await input.setInputFiles(file(csv))
  await expect(dialog.getByText('1 new, 1 left out')).toBeVisible()
  const importResults = dialog.getByRole('list', { name: 'Rows' }).getByRole('listitem')
  await expect(importResults.first()).toContainText(
    'The level must be one of: easy, intermediate, hard.',
  )
  await expect(importResults.last()).toContainText('New')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Import 1 question' }).click()
  await expect(toast(page, 'Questions imported successfully!')).toBeVisible()
  await expect(row(page, mark)).toHaveCount(1)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^quiz_questions_\d{4}-\d{2}-\d{2}\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain(`intermediate,'=Which sum? ${mark},Two,Three,,,20,`)
  expect(text.split('\n').length).toBeGreaterThan(180)

  // other tests play with the questions that the school began with
  await row(page, mark).getByRole('button', { name: 'Remove' }).click()
  await page
    .getByRole('dialog', { name: 'Remove Question' })
    .getByRole('button', { name: 'Remove Question' })
    .click()
  await expect(row(page, mark)).toHaveCount(0)
})
