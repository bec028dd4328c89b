import type { Page } from '@playwright/test'
import { issueCertificate } from './certificates-page.ts'
import { markExam, seedExam, submitHalfRight } from './exam-page.ts'
import { expect, type RunningSchool, type TestUser, test, uniqueText } from './fixtures.ts'
import { addEnrolledStudent, addLessonWithFile, lessonPath } from './lesson-files.ts'

/** What a printed page shows of the parts that only work on a screen. */
const screenParts = (page: Page) =>
  page
    .locator(
      '.top-bar, .sidebar, .bottom-bar, .whatsapp-button, .btn, .icon-button, .reading-bar, textarea, [role="status"] .toast',
    )
    .filter({ visible: true })

/** The lightness of the text and of the page behind it, from 0 to 1, as a printer draws them. */
const lightness = (page: Page, selector: string) =>
  page.evaluate((it) => {
    const element = document.querySelector(it)
    if (!element) throw new Error(`${it} is not on the page`)
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('There is no canvas')
    const of = (colour: string) => {
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
      return (red + green + blue) / 765
    }
    const { color, fill } = getComputedStyle(element)
    return {
      text: of(element instanceof SVGElement ? fill : color),
      paper: of(getComputedStyle(document.body).backgroundColor),
    }
  }, selector)

async function openInDark(page: Page, signIn: (person: TestUser) => Promise<void>, as: TestUser) {
  await page.addInitScript(() =>
    localStorage.setItem('theme-storage', '{"state":{"isDark":true},"version":0}'),
  )
  await signIn(as)
}

/** A class with one lesson whose text is in both scripts, read by a student with a certificate of it. */
async function seedFinishedClass(school: RunningSchool) {
  const course = await school.addClass()
  const about = 'A definition.\nالكَلَامُ هُوَ اللَّفْظُ'
  const lesson = await addLessonWithFile(school, course.id, 'reading-sheet.pdf', { about })
  const amina = await addEnrolledStudent(school, course.id)
  await issueCertificate(school, amina)
  return { amina, path: lessonPath(course, lesson) }
}

test('a printed lesson is its text alone, dark on white in both themes, and مَبْرُوك after it is readable', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const { amina, path } = await seedFinishedClass(school)
  await openInDark(page, signIn, amina)
  await page.goto(path)
  await page.getByRole('main').getByText('A definition.').waitFor()
  await page.mouse.wheel(0, 5_000)
  await page.getByRole('img', { name: 'مَبْرُوك' }).waitFor()
  await expect(screenParts(page)).not.toHaveCount(0)

  await page.emulateMedia({ media: 'print' })

  await expect(page.getByText('A definition.')).toBeVisible()
  await expect(page.getByText('الكَلَامُ هُوَ اللَّفْظُ')).toBeVisible()
  await expect(screenParts(page)).toHaveCount(0)
  await expect(page.getByText('Be the first to comment')).toBeHidden()
  for (const selector of ['.prose p', '.ending h2', '.mabruk-letters', '.mabruk-marks']) {
    const { text, paper } = await lightness(page, selector)
    expect(paper, selector).toBe(1)
    expect(text, selector).toBeLessThan(0.45)
  }
})

test('a printed result keeps its scores, its marked questions and the outlines of its stars', async ({
  page,
  school,
  signIn,
}) => {
  const exam = await seedExam(school)
  await submitHalfRight(school, exam)
  await markExam(school, exam.lessonId, 82)
  await openInDark(page, signIn, exam.aisha)
  await page.goto(exam.path)
  await page.getByRole('region', { name: 'Your result' }).getByText('66%').waitFor()

  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('66%')).toBeVisible()
  await expect(screenParts(page)).toHaveCount(0)
  const stars = page.locator('.star').filter({ visible: true })
  await expect(stars).not.toHaveCount(0)
  for (const star of await stars.all()) await expect(star).toHaveCSS('print-color-adjust', 'exact')
})

test('a printed dashboard shows every certificate whole, and an open receipt is printed in place of its page', async ({
  page,
  school,
  signIn,
}) => {
  const student = await school.addStudent({ wallet: 5_000 })
  const certificateContent = 'has read the Twenty-Eight Letters aloud, with their signs. '.repeat(9)
  for (const title of ['First', 'Second', 'Third'])
    await issueCertificate(school, student, { title, certificateContent })
  await signIn(student)
  await page.goto('/')
  const card = page.getByRole('region', { name: 'My Certificates' }).getByRole('listitem')
  await expect(card).toHaveCount(3)

  await page.emulateMedia({ media: 'print' })
  const { width } = page.viewportSize() ?? { width: 0 }
  for (const it of await card.all()) {
    const box = await it.boundingBox()
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? width) <= width).toBe(true)
    const text = it.locator('.certificate-content')
    expect(await text.evaluate((p) => p.scrollHeight - p.clientHeight)).toBeLessThanOrEqual(1)
  }
  await page.emulateMedia({ media: 'screen' })

  await page.goto('/wallet-history')
  await page.getByRole('button', { name: /5,000/ }).click()
  const receipt = page.getByRole('dialog', { name: 'Receipt' })
  await expect(receipt).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(receipt.getByText('+₦5,000.00')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Wallet History' })).toBeHidden()
  await expect(screenParts(page)).toHaveCount(0)
})

test('a printed list of administrators has no actions, and its words are whole on a sheet', async ({
  page,
  school,
  signIn,
}) => {
  const name = `Amina ${uniqueText()}`
  await school.addStudent({ name, wallet: 5_000 })
  await signIn(school.admin)
  // a sheet of A4
  await page.setViewportSize({ width: 794, height: 1_123 })
  await page.goto(`/admin/payments?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toBeHidden()
  await expect(screenParts(page)).toHaveCount(0)
  const narrow = await row.getByRole('cell').evaluateAll((cells) =>
    cells
      .filter((it) => it.checkVisibility())
      .map((it) => ({ text: it.textContent, width: it.clientWidth }))
      .filter(({ width }) => width < 64),
  )
  expect(narrow).toEqual([])
})
