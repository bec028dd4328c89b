import type { Page, Request } from '@playwright/test'
import sharp from 'sharp'
import { expect, type RunningSchool, type TestUser } from './fixtures.ts'

export const QUESTIONS = [
  { question: 'Which word is a noun?', answer: 'قَلَمٌ', option1: 'كَتَبَ', option2: 'مِنْ' },
  {
    question: 'Which case belongs to nouns alone?',
    answer: 'Jarr',
    option1: 'Rafʿ',
    option2: 'Jazm',
  },
]
export const THEORY = 'الكِتَابُ جَدِيدٌ. The noun is الكِتَابُ.'
export const NOTICE =
  'You can only use one option: either type your answer in the textarea or upload an image of your answer. Both options cannot be used together.'

type Fields = Record<string, unknown>

/** An exam, by default with both parts, and an enrolled student, Aisha. */
export async function seedExam(school: RunningSchool, fields: Fields = {}) {
  const course = await school.addClass()
  const lessonId = await school.addLesson(course.id, {
    inputetype: 'Exam',
    subject: 'Noun or verb?',
    about: 'Write three sentences.',
    theoryAnswer: 'Kitāb is a noun, by its article.',
    questions: QUESTIONS,
    ...fields,
  })
  const aisha = await school.addStudent({ name: 'Aisha Bello' })
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, aisha)
  return { aisha, lessonId, course, path: `/classes/${course.rand}/lessons/${lessonId}` }
}

export const NO_QUESTIONS = { questions: [], theoryAnswer: '' }
export const NO_THEORY = { theoryAnswer: '' }

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit Exam' })
export const option = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

/** Presses Submit Exam and confirms it. */
export async function submitAndConfirm(page: Page) {
  await submitButton(page).click()
  const sheet = page.getByRole('dialog', { name: 'Submit this exam?' })
  await sheet.getByRole('button', { name: 'Submit now' }).click()
}

export const isSubmission = (it: Request) => it.url().endsWith('/submitExam.php')

/** Double-clicks Submit Exam, which must not confirm, and then the confirmation, which must submit once. */
export async function expectOneSubmission(page: Page) {
  let sent = 0
  page.on('request', (it) => {
    if (isSubmission(it)) sent += 1
  })
  await submitButton(page).dblclick()
  const confirm = page.getByRole('button', { name: 'Submit now' })
  await expect(confirm).toBeVisible()
  await expect(confirm).toBeEnabled()
  expect(sent).toBe(0)
  await confirm.dblclick()
  await expect(page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })).toBeVisible()
  expect(sent).toBe(1)
}

/** The options of all questions in the order of the page. */
export const shownOptions = (page: Page) =>
  page.getByRole('radio').evaluateAll((all) => all.map((it) => String(Reflect.get(it, 'value'))))

export async function answerAll(page: Page) {
  await option(page, 'قَلَمٌ').check()
  await option(page, 'Rafʿ').check()
}

/** The answers of `answerAll` on a phone, from the first question to the next part or the review. */
export async function answerAllOnPhone(page: Page) {
  for (const name of ['قَلَمٌ', 'Rafʿ']) {
    await option(page, name).check()
    await page
      .locator('.exam-dock')
      .getByRole('button', { name: /Next|Review/ })
      .click()
  }
}

/** A large photograph with an EXIF rotation. */
export async function createPhoto() {
  const buffer = await sharp({
    create: { width: 2000, height: 1500, channels: 3, background: '#d8cdb4' },
  })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return { name: 'answer.jpg', mimeType: 'image/jpeg', buffer }
}

type Exam = Awaited<ReturnType<typeof seedExam>>

/** Submits the exam as Aisha through the API. */
export async function submitExam(school: RunningSchool, exam: Exam, written: Fields) {
  const { aisha, lessonId: lesson_id, course } = exam
  const fields = { class_id: course.id, lesson_id }
  const { rand } = await school.call('/api.php', 'get_lesson_details', fields, aisha)
  await school.call('/submitExam.php', '', { lesson_id, examRand: rand, ...written }, aisha)
}

/** Submits the exam as Aisha with one wrong answer, one right one and a written answer. */
export async function submitHalfRight(school: RunningSchool, exam: Exam) {
  const fields = { class_id: exam.course.id, lesson_id: exam.lessonId }
  const { questions } = await school.call('/api.php', 'get_lesson_details', fields, exam.aisha)
  const answer = Object.fromEntries(
    questions.map(({ id, question }: { id: string; question: string }, index: number) => {
      const known = QUESTIONS.find((it) => it.question === question)
      return [id, index === 0 ? known?.option1 : known?.answer]
    }),
  )
  await submitExam(school, exam, { answer, theory: 'الكِتَابُ جَدِيدٌ.' })
}

export async function markExam(school: RunningSchool, lessonId: string, score: number) {
  const [submission] = await school.call(
    '/lessonsAction.php',
    'getExamDetails',
    { lesson_id: lessonId },
    school.admin,
  )
  const fields = { lesson_id: lessonId, result_id: submission.result_id, theory_score: score }
  await school.call('/lessonsAction.php', 'markExam', fields, school.admin)
  return submission
}

/** A token's colour as the browser computes it. */
export function colour(page: Page, token: string) {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(${name})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, token)
}

/** One value of the result by its label. */
export function resultField(page: Page, name: string) {
  return page
    .getByRole('region', { name: 'Your result' })
    .locator('div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .last()
}

export const draftKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((it) => it.startsWith('exam-draft:')))

/** Signs a user in with a new session, as after an ended one. */
export async function signInAgain(page: Page, school: RunningSchool, person: TestUser) {
  const { email, password } = person
  const response = await page.request.post(`${school.url}/api.php?action=login`, {
    data: { email, password },
  })
  const { token, data } = await response.json()
  const authStorage = JSON.stringify({ state: { authenticated: true, user: data }, version: 0 })
  // first, because a sign-in page that is still loading deletes a cookie without a stored user
  await page.evaluate((text) => localStorage.setItem('auth-storage', text), authStorage)
  await page.context().addCookies([{ name: 'token', value: token, url: school.url }])
}
