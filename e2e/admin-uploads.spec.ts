import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'
import { createLargePdf, demoPath, lessonsOf, openAddLesson, picker } from './lesson-editor.ts'

const tray = (page: Page) => page.getByRole('region', { name: 'Uploads' })

/** Returns a function that limits the line to bytes per second; 0 for full speed. */
async function openLine(page: Page) {
  const line = await page.context().newCDPSession(page)
  return (bytesPerSecond: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond || -1,
    })
}

test('an upload continues on other pages and after a reload with the same file, and becomes the file of its lesson', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  allowConsoleMessage('Failed to load resource')
  const course = await school.addClass()
  await signIn(school.admin)
  const editor = await openAddLesson(page, course.id)
  await editor.getByLabel('Subject').fill('The long lesson')
  const limitLine = await openLine(page)
  await limitLine(150_000)
  const sheet = createLargePdf(3)
  await picker(editor, 'PDF').setInputFiles(sheet)
  await expect(editor.getByText(/Uploading/)).toBeVisible()
  await editor.getByRole('button', { name: 'Save Lesson' }).click()
  await expect(toast(page, 'Lesson added successfully!')).toBeVisible()

  await page.getByRole('link', { name: 'Back to classes' }).click()
  await expect(tray(page)).toContainText('1 upload')
  await tray(page)
    .getByRole('button', { name: /1 upload/ })
    .click()
  await expect(tray(page)).toContainText('Lesson: The long lesson')
  await tray(page).getByRole('button', { name: 'Pause long-sheet.pdf' }).click()
  await expect(tray(page).getByRole('listitem')).toContainText('Paused')
  await expectAccessible(page)
  await tray(page).getByRole('button', { name: 'Continue long-sheet.pdf' }).click()
  await expect(tray(page).getByRole('listitem')).toContainText('Uploading')

  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await limitLine(0)
  await tray(page)
    .getByRole('button', { name: /1 upload/ })
    .click()
  await expect(tray(page)).toContainText('Choose the same file again to continue.')
  const again = tray(page).locator('input[type=file]')
  await again.setInputFiles(createLargePdf(2))
  await expect(tray(page)).toContainText('That is another file. Choose “long-sheet.pdf” again.')
  const sent: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(Number(request.headers()['upload-offset']))
  })
  await again.setInputFiles(sheet)

  await expect(tray(page)).toContainText('1 upload complete')
  expect(sent[0]).toBeGreaterThan(0)
  await expect
    .poll(async () => (await lessonsOf(school, course.id))[0])
    .toMatchObject({ material_name: 'long-sheet.pdf', material_size: sheet.buffer.length })
  await tray(page).getByRole('button', { name: 'Dismiss long-sheet.pdf' }).click()
  await expect(tray(page)).toBeHidden()
})

test('a file above the limit is rejected with the limit when it is chosen, and an upload continues by itself after a lost connection', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('Failed to load resource')
  const course = await school.addClass()
  await page.route('**/lessonsAction.php?action=getUploads', async (route) => {
    const response = await route.fetch()
    const envelope = await response.json()
    envelope.data.max_size = 2_000_000
    await route.fulfill({ response, json: envelope })
  })
  await signIn(school.admin)
  const editor = await openAddLesson(page, course.id)
  await expect(editor.getByText('At most 2.0 MB.')).toBeVisible()
  let created = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/uploads')) created++
  })
  await picker(editor, 'PDF').setInputFiles(createLargePdf(3))
  await expect(editor.getByRole('alert')).toHaveText(
    /^The file is too large: 3\.\d MB\. The limit is 2\.0 MB\.$/,
  )
  expect(created).toBe(0)

  await page.route('**/uploads/*', (route) => route.abort('connectionreset'), { times: 1 })
  await picker(editor, 'Audio').setInputFiles({
    name: 'letters.mp3',
    mimeType: 'audio/mpeg',
    buffer: readFileSync(demoPath('letters.mp3')),
  })
  await expect(editor.getByText('Connection lost. Continues by itself.')).toBeVisible()
  await expect(editor.getByText('Uploaded. Save the lesson to use it.')).toBeVisible()
  await editor.getByLabel('Subject').fill('The letters')
  await editor.getByRole('button', { name: 'Save Lesson' }).click()
  await expect(toast(page, 'Lesson added successfully!')).toBeVisible()
  expect(await lessonsOf(school, course.id)).toMatchObject([{ material_name: 'letters.mp3' }])
})
