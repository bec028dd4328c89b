import type { Page } from '@playwright/test'
import { paths } from '../web/api/paths.ts'
import { expectAccessible } from './a11y.ts'
import { press, scoreField, submitWaitingExam } from './admin-exams-page.ts'
import { changeSettings, openSettings, saveButton } from './admin-settings-page.ts'
import { createPhoto } from './exam-page.ts'
import { expect, type RunningSchool, test, toast } from './fixtures.ts'
import { storeRecording, submitRecitation } from './recitation.ts'

const LESSONS = '/lessonsAction.php'
const add = (school: RunningSchool, result_id: string, fields: object) =>
  school.call(LESSONS, 'addCorrection', { result_id, ...fields }, school.admin)

const word = (page: Page, text: string) =>
  page.getByRole('group', { name: 'Text that was read aloud' }).getByRole('button', { name: text })
const pad = (page: Page) => page.locator('.kind-pad')
const list = (page: Page) => page.getByRole('list', { name: 'Corrections' }).getByRole('listitem')

test('a marker marks words with two taps, a letter with three and moments of the wave, and the student hears and sees them (R-VOICE-006, R-VOICE-008)', {
  tag: ['@journey', '@wide'],
}, async ({ page, school, signIn }) => {
  const { submissionId, aisha, path } = await submitRecitation(school)
  await signIn(school.admin)
  await page.goto(paths.admin.submission(Number(submissionId)))
  await word(page, 'لِلَّهِ').click()
  await pad(page).getByRole('button', { name: 'Madd' }).click()
  await expect(list(page)).toContainText([/Madd.*لِلَّهِ/])
  await word(page, 'العَالَمِينَ').click()
  await pad(page).getByRole('button', { name: 'Makhraj' }).click()
  await pad(page).getByRole('button', { name: 'ع' }).click()
  await expect(list(page).filter({ hasText: /Makhraj\s*ع/ })).toHaveCount(1)
  const wave = page.getByRole('slider', { name: 'Place in the recording' })
  const box = await wave.boundingBox()
  if (!box) throw new Error('the wave is not shown')
  await wave.click({ position: { x: box.width / 2, y: box.height / 2 } })
  await expect(pad(page)).toContainText('At 0:0')
  await expectAccessible(page)
  await pad(page).getByRole('button', { name: 'Well done' }).click()
  await expect(list(page)).toHaveCount(3)
  await expect(pad(page)).toBeHidden()
  await expectAccessible(page)
  await scoreField(page).fill('80')
  await press(page, 'Save Marking')
  await expect(toast(page, 'Exam marked successfully!')).toBeVisible()

  await signIn(aisha)
  await page.goto(path)
  await expect(word(page, 'لِلَّهِ')).toHaveAttribute('data-marked', 'fault')
  await expect(page.getByText('Most frequent faults')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Listen to the corrections')
  await expect(page.locator('.explanations [data-current]')).toHaveCount(1)
  await press(page, 'Stop')
  await expect(page.locator('.explanations [data-current]')).toHaveCount(0)
})

test('on a small phone the score leaves seven tenths to the answer, and the kinds do not cover the word (R-VOICE-006)', async ({
  page,
  context,
  school,
  signIn,
}) => {
  const first = await submitRecitation(school)
  await page.setViewportSize({ width: 360, height: 740 })
  await context.addCookies([{ name: 'language', value: 'ar', url: school.url }])
  await signIn(school.admin)
  await page.goto(paths.admin.submission(Number(first.submissionId)))
  const last = page.locator('[data-word]').last()
  await expect(last).toBeVisible()
  const dock = await page.locator('.marking-dock').boundingBox()
  expect(dock?.height).toBeLessThanOrEqual(740 * 0.3)
  // at the edge of the score the word is as low as it can be tapped
  await last.evaluate((it) => {
    const edge = document.querySelector('.marking-dock')?.getBoundingClientRect().top ?? 0
    scrollBy({ top: it.getBoundingClientRect().bottom - edge + 4, behavior: 'instant' })
  })
  await last.click()
  await expect(pad(page)).toBeVisible()
  const top = (await pad(page).boundingBox())?.y ?? 0
  await expect
    .poll(async () => {
      const box = await last.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    })
    .toBeLessThanOrEqual(top)
})

test('every gesture of marking has keys: the words, the wave and what a correction says (R-VOICE-006)', async ({
  page,
  school,
  signIn,
}) => {
  const { submissionId } = await submitRecitation(school)
  await signIn(school.admin)
  await page.goto(paths.admin.submission(Number(submissionId)))
  await word(page, 'الحَمْدُ').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(word(page, 'لِلَّهِ')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(pad(page).getByRole('button', { name: 'Makhraj' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(word(page, 'لِلَّهِ')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(list(page)).toContainText([/Madd/])
  await expect(word(page, 'لِلَّهِ')).toBeFocused()
  const wave = page.getByRole('slider', { name: 'Place in the recording' })
  await wave.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(wave).toHaveAttribute('aria-valuetext', '0:02 of 0:06')
  await page.keyboard.press('Enter')
  await expect(pad(page)).toContainText('At 0:02')
  await pad(page).getByRole('button', { name: 'Waqf' }).press('Enter')
  await expect(list(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Change correction 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the correction' })
  await dialog.getByLabel('Comment').fill('Four beats.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(list(page).filter({ hasText: 'Four beats.' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove correction 2' }).click()
  await expect(list(page)).toHaveCount(1)
})

test('a photograph is marked at points and a typed answer at words, which the student sees there (R-VOICE-011)', async ({
  page,
  school,
  signIn,
}) => {
  const { buffer } = await createPhoto()
  const theory_image = `data:image/jpeg;base64,${buffer.toString('base64')}`
  const photographed = await submitWaitingExam(school, { theory_image })
  await signIn(school.admin)
  const queue = await school.call(
    LESSONS,
    'getMarkingQueue',
    { lesson_id: photographed.lessonId },
    school.admin,
  )
  await page.goto(paths.admin.submission(Number(queue.ids[0])))
  await press(page, 'Mark places on the photograph')
  const surface = page.getByRole('button', { name: /^Point of the photograph/ })
  await surface.click({ position: { x: 60, y: 60 } })
  await pad(page).getByRole('button', { name: 'Vowel' }).click()
  await expect(page.locator('.pin')).toHaveCount(1)
  await surface.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await pad(page).getByRole('button', { name: 'Well done' }).press('Enter')
  await expect(page.locator('.pin')).toHaveCount(2)
  await expectAccessible(page)
  await scoreField(page).fill('70')
  await press(page, 'Save Marking')
  await expect(toast(page, 'Exam marked successfully!')).toBeVisible()
  await signIn(photographed.aisha)
  await page.goto(photographed.path)
  await expect(page.locator('.pin')).toHaveCount(2)

  const typed = await submitWaitingExam(school, { theory: 'The book is a noun.' })
  await signIn(school.admin)
  const { ids } = await school.call(
    LESSONS,
    'getMarkingQueue',
    { lesson_id: typed.lessonId },
    school.admin,
  )
  await page.goto(paths.admin.submission(Number(ids[0])))
  await press(page, 'Mark words of the answer')
  const words = page.getByRole('group', { name: "Student's Answer" })
  await words.getByRole('button', { name: 'book' }).click()
  await words.getByRole('button', { name: 'is', exact: true }).click()
  await expect(pad(page)).toContainText('book is')
  await pad(page).getByRole('button', { name: 'Word' }).click()
  await expect(list(page)).toContainText([/book is/])
})

test('a new attempt is allowed, heard beside the first one at the marked words, and marked again (R-VOICE-008)', async ({
  page,
  school,
  signIn,
}) => {
  const exam = await submitRecitation(school)
  const { submissionId, lessonId } = exam
  await add(school, submissionId, { kind: 'madd', word: 1, ms: 1_500 })
  await signIn(school.admin)
  await page.goto(paths.admin.submission(Number(submissionId)))
  await page.getByRole('checkbox', { name: 'The student may hand in one new attempt' }).check()
  await scoreField(page).fill('60')
  await press(page, 'Save Marking')
  await expect(toast(page, 'Exam marked successfully!')).toBeVisible()
  const recording = { userId: exam.studentId, purpose: 'answer', lessonId }
  const voice_id = storeRecording(school, recording)
  await school.call('/api.php', 'submitNewAttempt', { lesson_id: lessonId, voice_id }, exam.aisha)
  await page.goto(paths.admin.submission(Number(submissionId)))
  await expect(page.getByRole('radio', { name: 'Attempt 2' })).toBeChecked()
  await press(page, 'Hear all in both attempts')
  await expectAccessible(page)
  await page.getByText('Attempt 1', { exact: true }).click()
  await expect(list(page)).toHaveCount(1)
})

test('a marker sees what the class gets wrong most often, and an owner sets the kinds and the criteria (R-VOICE-006, R-VOICE-012)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const { submissionId, course } = await submitRecitation(school)
  await add(school, submissionId, { kind: 'makhraj', letter: 'ع', word: 3, ms: 1_500 })
  await signIn(school.admin)
  await page.goto(`${paths.admin.exams}?list=faults&class=${course.id}`)
  await expect(page.getByText('Of 1 student with corrections')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /Makhraj\s*ع/ })).toContainText(
    '1 of 1',
  )
  await expectAccessible(page)
  await openSettings(page)
  await page.getByLabel('Kinds of corrections').fill('Madd\nMakhraj\nQalqalah')
  await page.getByLabel('Criteria of spoken answers').fill('Tajwīd\nFluency')
  await saveButton(page).click()
  await expect(saveButton(page)).toHaveCount(0)
  await page.goto(paths.admin.submission(Number(submissionId)))
  await word(page, 'لِلَّهِ').click()
  await expect(pad(page).getByRole('button', { name: 'Qalqalah' })).toBeVisible()
  await expect(pad(page).getByRole('button', { name: 'Ghunnah' })).toHaveCount(0)
  await pad(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('group', { name: 'Tajwīd' }).getByRole('button', { name: '70' }).click()
  await page.getByRole('group', { name: 'Fluency' }).getByRole('button', { name: '90' }).click()
  await expect(scoreField(page)).toHaveValue('80')
  await changeSettings(school, { correction_kinds: '', recitation_criteria: '' })
})
