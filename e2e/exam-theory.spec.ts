import sharp from 'sharp'
import {
  answerAll,
  createPhoto,
  draftKeys,
  isSubmission,
  markExam,
  NO_QUESTIONS,
  NOTICE,
  QUESTIONS,
  resultField,
  seedExam,
  submitAndConfirm,
  submitButton,
  THEORY,
} from './exam-page.ts'
import { expect, test } from './fixtures.ts'

// the layout for wide screens; exam-phone.spec.ts tests the one for phones
test.use({ viewport: { width: 1280, height: 800 } })

test('a photographed answer is resized, rotated upright, kept over a reload and shown to the administrator (R-EXAM-005, R-EXAM-006, R-EXAM-013, R-LESSON-014, R-FORMS-009)', async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, path, lessonId } = await seedExam(school)
  await signIn(aisha)
  await page.addInitScript(() => {
    const draw = HTMLCanvasElement.prototype.toDataURL
    HTMLCanvasElement.prototype.toDataURL = function (...how) {
      sessionStorage.setItem('drawn-as', JSON.stringify(how))
      return draw.apply(this, how)
    }
  })
  await page.goto(path)
  await answerAll(page)
  await expect(page.getByText(NOTICE)).toBeVisible()
  await page.getByLabel('Your answer').fill('Typed first.')
  await page.getByRole('radio', { name: 'Upload image' }).check()
  const notice = page.getByRole('dialog', { name: 'Notice' })
  await expect(notice).toContainText(NOTICE)
  await notice.getByRole('button', { name: 'Got it' }).click()
  await page.getByLabel('Choose image').setInputFiles(await createPhoto())
  await expect(page.getByRole('img', { name: 'Your answer' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('drawn-as'))).toBe('["image/jpeg",0.6]')

  await page.reload()
  await expect(page.getByRole('img', { name: 'Your answer' })).toBeVisible()

  const sent = page.waitForRequest(isSubmission)
  await submitAndConfirm(page)
  const { theory, theory_image } = (await sent).postDataJSON()
  expect(theory).toBe('')
  expect(theory_image).toMatch(/^data:image\/jpeg;base64,/)
  const bytes = Buffer.from(theory_image.split(',')[1], 'base64')
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 600, height: 800 })
  await page.getByRole('button', { name: 'See your result' }).click()
  const shown = page.getByRole('img', { name: 'Your photographed answer' })
  await expect(shown).toBeVisible()
  // at the width of the screen (R-FORMS-009)
  await expect
    .poll(() => shown.evaluate((it: HTMLImageElement) => it.currentSrc))
    .toMatch(/&width=(360|720)$/)
  expect(await draftKeys(page)).toEqual([])

  const submission = await markExam(school, lessonId, 80)
  const picture = await fetch(school.url + submission.theory_answer)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
})

test('a file that is not an image is rejected immediately', async ({ page, school, signIn }) => {
  const { aisha, path } = await seedExam(school, NO_QUESTIONS)
  await signIn(aisha)
  await page.goto(path)
  await page.getByRole('radio', { name: 'Upload image' }).check()
  const buffer = Buffer.from('no image at all')
  await page
    .getByLabel('Choose image')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('alert')).toContainText('This file could not be opened as an image.')
})

test('theory is optional beside questions, and required, typed or photographed, without questions (R-EXAM-008, R-EXAM-010, R-EXAM-011)', async ({
  page,
  school,
  signIn,
}) => {
  const alone = await seedExam(school, NO_QUESTIONS)
  await signIn(alone.aisha)
  await page.goto(alone.path)
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('Please answer the theory question')
  await page.getByRole('button', { name: 'Go to the written answer' }).click()
  await expect(page.getByLabel('Your answer')).toBeFocused()
  await page.getByRole('radio', { name: 'Upload image' }).check()
  await submitButton(page).click()
  await expect(page.getByRole('alert').first()).toHaveText('Please upload your answer image')
  await page.getByRole('button', { name: 'Go to the written answer' }).click()
  await page.getByRole('radio', { name: 'Type' }).check()
  await page.getByLabel('Your answer').fill(THEORY)
  await submitAndConfirm(page)
  await expect(page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })).toBeVisible()
  await page.getByRole('button', { name: 'See your result' }).click()
  await expect(page.getByText('Objective score')).toHaveCount(0)

  const beside = await school.addLesson(alone.course.id, {
    inputetype: 'Exam',
    subject: 'Both parts',
    theoryAnswer: 'Kitāb is a noun.',
    questions: QUESTIONS,
  })
  await page.goto(`/classes/${alone.course.rand}/lessons/${beside}`)
  await answerAll(page)
  await page.getByRole('radio', { name: 'Upload image' }).check()
  await submitButton(page).click()
  const confirmation = page.getByRole('dialog', { name: 'Submit this exam?' })
  await expect(confirmation).toContainText('The written part is blank.')
  await expect(confirmation).toContainText('This is your only attempt.')
  await confirmation.getByRole('button', { name: 'Submit now' }).click()
  await expect(page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })).toBeVisible()
  await page.getByRole('button', { name: 'See your result' }).click()
  await expect(resultField(page, 'Theory score')).toContainText('Left blank')
  await expect(resultField(page, 'Total score')).toContainText('50%')
})
