import { readFileSync, writeFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import {
  answerAllOnPhone,
  NO_THEORY,
  resultField,
  seedExam,
  submitAndConfirm,
} from './exam-page.ts'
import { allowConsoleMessage, expect, test } from './fixtures.ts'
import { keptLink } from './kept-link.ts'
import { addEnrolledStudent, addLessonWithFile, lessonPath } from './lesson-files.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

/** Opens a lesson, whose page gets the browser's offer to install, and keeps it. */
async function keepLesson(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(() => {
    const prompt = async () => localStorage.setItem('prompted', '1')
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })
  await page.getByRole('button', { name: /^Keep on this phone/ }).click()
  await expect(keptLink(page)).toBeVisible()
}

/** The manifest and the installability errors that Chromium reports. */
async function readManifest(context: BrowserContext, page: Page) {
  const client = await context.newCDPSession(page)
  const { errors, data = '{}' } = await client.send('Page.getAppManifest')
  // a headless shell does not support installation
  const installability = await client
    .send('Page.getInstallabilityErrors')
    .catch(() => ({ installabilityErrors: [] }))
  const ignored = ['in-incognito']
  const problems = installability.installabilityErrors
    .map((it) => it.errorId)
    .filter((it) => !ignored.includes(it))
  return { errors, problems, manifest: JSON.parse(data) }
}

test('a school is installed under its name after the second kept lesson, the next ones are kept together, and a changed or deleted one is noticed (R-OFFLINE-001, R-OFFLINE-002, R-OFFLINE-003, R-OFFLINE-011)', async ({
  page,
  context,
  school,
  signIn,
}) => {
  test.slow()
  allowConsoleMessage('net::ERR_')
  const course = await school.addClass({ name: 'Letters on the bus' })
  const fields = { subject: 'The letters', fileType: 'audio' }
  const ids = [await addLessonWithFile(school, course.id, 'letters.mp3', fields)]
  for (const subject of ['Second', 'Third', 'Fourth'])
    ids.push(await school.addLesson(course.id, { subject, about: `About ${subject}.` }))
  const [first = '', second = '', third = '', fourth = ''] = ids
  const amina = await addEnrolledStudent(school, course.id)
  await signIn(amina)
  await page.goto('/my-classes')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))

  const { errors, problems, manifest } = await readManifest(context, page)
  expect([errors, problems]).toEqual([[], []])
  const name = await page.locator('meta[name=application-name]').getAttribute('content')
  expect(manifest).toMatchObject({ name, start_url: '/my-classes' })
  for (const { src, sizes } of manifest.icons) {
    const image = await page.request.get(src)
    expect(image.headers()['content-type']).toBe('image/png')
    // the width in the header of a PNG
    expect(`${(await image.body()).readUInt32BE(16)}`).toBe(sizes.split('x')[0])
  }

  const offer = page.getByRole('region', { name: 'Install' })
  await keepLesson(page, lessonPath(course, first))
  await expect(offer).toHaveCount(0)
  await keepLesson(page, lessonPath(course, second))
  await expect(offer).toContainText('on your home screen')
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Install' }).click()
  expect(await page.evaluate(() => localStorage.getItem('prompted'))).toBe('1')
  await expect(offer).toHaveCount(0)

  await page.goto(`/classes/${course.rand}`)
  await page.getByRole('button', { name: 'Keep the next 2' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep the next 2' })
  await expect(dialog.getByRole('radio')).toHaveCount(1)
  await dialog.getByRole('button', { name: /^Keep · 100 KB$/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Fourth' })).toContainText(
    'Kept, not read yet',
  )
  await expect(page.getByRole('button', { name: /^Keep the next/ })).toHaveCount(0)

  await context.setOffline(true)
  await page.goto('/my-classes')
  await expect(page.getByText('4 lessons on this phone', { exact: true })).toBeVisible()
  await context.setOffline(false)

  const lesson = { inputetype: 'Lesson', scheduled: '0', subject: 'Third', about: 'Written anew.' }
  const lessons = '/lessonsAction.php'
  await school.call(lessons, 'updateLesson', { ...lesson, lesson_id: third }, school.admin)
  await school.call(lessons, 'deleteLesson', { lesson_id: fourth }, school.admin)
  await page.goto('/phone')
  await expect(page.getByText('‘Fourth’ was removed from this phone').first()).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'Third' })
  await expect(row).toContainText('A newer version · 50 KB')
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Update' }).click()
  await expect(row).not.toContainText(/A newer version|Keeping on this phone|Continue/)
  await page.getByRole('button', { name: 'OK' }).click()

  await context.setOffline(true)
  await page.goto(lessonPath(course, third))
  await expect(page.getByText('Written anew.')).toBeVisible()
  await context.setOffline(false)
})

test('answers are saved as a file on a phone without a connection, a changed file is rejected, and a file that an administrator uploads counts once (R-OFFLINE-009)', async ({
  page,
  context,
  school,
  signIn,
  browser,
}, info) => {
  test.slow()
  allowConsoleMessage('net::ERR_')
  const { aisha, path } = await seedExam(school, NO_THEORY)
  await signIn(aisha)
  await page.goto(path)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.getByRole('button', { name: 'Start' }).click()
  await answerAllOnPhone(page)
  await context.setOffline(true)
  await submitAndConfirm(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save my answers as a file' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('answers-noun-or-verb.json')
  await expect(page.getByText(/^Saved as answers-noun-or-verb.json/)).toBeVisible()
  await expectAccessible(page)
  const [file, changed] = [info.outputPath('answers.json'), info.outputPath('changed.json')]
  await download.saveAs(file)
  const text = readFileSync(file, 'utf8')
  expect(text).not.toContain('Jarr')
  const content = JSON.parse(text)
  writeFileSync(changed, JSON.stringify({ ...content, version: content.version + 1 }))

  const adminContext = await browser.newContext({ baseURL: school.url, serviceWorkers: 'block' })
  const desk = await adminContext.newPage()
  await adminContext.addCookies([{ name: 'token', value: school.admin.token, url: school.url }])
  const user = await school.call('/api.php', 'getUserData', {}, school.admin)
  await desk.addInitScript(
    (state) => localStorage.setItem('auth-storage', JSON.stringify({ state, version: 0 })),
    { authenticated: true, user },
  )
  await desk.goto('/admin/exams')
  await desk.getByRole('button', { name: 'Upload saved answers' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Upload saved answers' })
  await dialog.getByLabel('Choose files').setInputFiles([file, changed])
  const outcomes = dialog.getByRole('listitem')
  await expect(outcomes).toHaveCount(2)
  await expect(outcomes.first()).toContainText('This file was changed after it was saved')
  await expect(outcomes.last()).toContainText('Aisha Bello: Noun or verb?')
  await expectAccessible(desk)
  await adminContext.close()

  await context.setOffline(false)
  // the phone sends automatically
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await page.reload()
  await expect(resultField(page, 'Total score')).toBeVisible()
  await expect(page.getByText('Not counted')).toHaveCount(0)
})
