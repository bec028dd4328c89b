import AxeBuilder from '@axe-core/playwright'
import type { Page, Request } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectsConsole, type Person, type RunningSchool, test, toast } from './fixtures.ts'

const QUESTIONS = [
  { question: 'Which word is a noun?', answer: 'قَلَمٌ', option1: 'كَتَبَ', option2: 'مِنْ' },
  {
    question: 'Which case belongs to nouns alone?',
    answer: 'Jarr',
    option1: 'Rafʿ',
    option2: 'Jazm',
  },
]
const THEORY = 'الكِتَابُ جَدِيدٌ. The noun is الكِتَابُ.'
const NOTICE =
  'You can only use one option: either type your answer in the textarea or upload an image of your answer. Both options cannot be used together.'

type Fields = Record<string, unknown>

/** An exam of both parts, or whichever are asked for, and Aisha who is enrolled in its class. */
async function anExam(school: RunningSchool, fields: Fields = {}) {
  const course = await school.aClass()
  const lessonId = await school.aLesson(course.id, {
    inputetype: 'Exam',
    subject: 'Noun or verb?',
    about: 'Write three sentences.',
    theoryAnswer: 'Kitāb is a noun, by its article.',
    questions: QUESTIONS,
    ...fields,
  })
  const aisha = await school.student({ name: 'Aisha Bello' })
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, aisha)
  return { aisha, lessonId, course, path: `/classes/${course.rand}/lessons/${lessonId}` }
}

const NO_QUESTIONS = { questions: [], theoryAnswer: '' }
const NO_THEORY = { theoryAnswer: '' }

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Exam' })
const option = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const isSubmission = (it: Request) => it.url().endsWith('/submitExam.php')

async function answerAll(page: Page) {
  await option(page, 'قَلَمٌ').check()
  await option(page, 'Rafʿ').check()
}

/** A photograph as a phone takes it: large, and lying on its side. */
async function aPhoto() {
  const buffer = await sharp({
    create: { width: 2000, height: 1500, channels: 3, background: '#d8cdb4' },
  })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return { name: 'answer.jpg', mimeType: 'image/jpeg', buffer }
}

async function mark(school: RunningSchool, lessonId: string, score: number) {
  const [paper] = await school.call(
    '/lessonsAction.php',
    'getExamDetails',
    { lesson_id: lessonId },
    school.admin,
  )
  const fields = { lesson_id: lessonId, result_id: paper.result_id, theory_score: score }
  await school.call('/lessonsAction.php', 'markExam', fields, school.admin)
  return paper
}

/** A token's colour as the browser computes it. */
function colour(page: Page, token: string) {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(${name})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, token)
}

/** One figure of the result by its name. */
function figure(page: Page, name: string) {
  return page
    .getByRole('region', { name: 'Your result' })
    .locator('div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .last()
}

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((it) => it.startsWith('exam-draft:')))

test('an exam is answered, loses nothing when the page is loaded again, and its result comes in two steps (R-EXAM-001, R-EXAM-002, R-EXAM-003, R-EXAM-004, R-EXAM-034)', async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, path, lessonId } = await anExam(school)
  await signIn(aisha)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Noun or verb?' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Exam' })).toContainText('🎓')
  await expect(page.getByText('Two questions and one written answer.')).toBeVisible()
  await answerAll(page)
  await page.getByLabel('Your answer').fill(THEORY)
  const before = await page
    .getByRole('radio')
    .evaluateAll((all) => all.map((it) => (it as HTMLInputElement).value))

  await page.reload()

  await expect(option(page, 'قَلَمٌ')).toBeChecked()
  await expect(option(page, 'Rafʿ')).toBeChecked()
  await expect(page.getByLabel('Your answer')).toHaveValue(THEORY)
  await expect(page.getByText('2 of 2 answered')).toBeVisible()
  const after = await page
    .getByRole('radio')
    .evaluateAll((all) => all.map((it) => (it as HTMLInputElement).value))
  expect(after).toEqual(before)

  await submit(page).click()
  const said = page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })
  await expect(said).toContainText('Your exam has been submitted and will be graded soon.')
  await said.getByRole('button', { name: 'See your result' }).click()
  await expect(figure(page, 'Objective score')).toContainText('50%')
  await expect(figure(page, 'Theory score')).toContainText('Pending')
  await expect(figure(page, 'Total score')).toContainText('Pending Theory Grade')
  await expect(page.getByRole('region', { name: 'Your result' })).toBeFocused()
  await expect(
    page.getByRole('article').filter({ hasText: 'Which word is a noun?' }),
  ).toContainText('Right')
  const wrong = page.getByRole('article').filter({ hasText: 'Which case' })
  await expect(wrong).toContainText('Wrong')
  await expect(wrong.getByRole('listitem').filter({ hasText: 'Jarr' })).toContainText(
    'Right answer',
  )
  await expect(wrong.getByRole('listitem').filter({ hasText: 'Rafʿ' })).toContainText('Your answer')
  expect(await drafts(page)).toEqual([])

  await mark(school, lessonId, 92)
  await page.reload()
  await expect(figure(page, 'Theory score')).toContainText('92%')
  await expect(figure(page, 'Total score')).toContainText('71%')
  await expect(page.getByText('Kitāb is a noun, by its article.')).toBeVisible()
  for (const [score, token] of [
    ['50%', '--bad-ink'],
    ['92%', '--good-ink'],
    ['71%', '--warn-ink'],
  ] as const) {
    await expect(page.getByText(score, { exact: true })).toHaveCSS(
      'color',
      await colour(page, token),
    )
  }
})

test('a photographed answer is made small, turned upright, survives a reload and reaches the marker (R-EXAM-005, R-EXAM-006, R-EXAM-013)', async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, path, lessonId } = await anExam(school)
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
  await page.getByLabel('Choose image').setInputFiles(await aPhoto())
  await expect(page.getByRole('img', { name: 'Your answer' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('drawn-as'))).toBe('["image/jpeg",0.6]')

  await page.reload()
  await expect(page.getByRole('img', { name: 'Your answer' })).toBeVisible()

  const sent = page.waitForRequest(isSubmission)
  await submit(page).click()
  const { theory, theory_image } = (await sent).postDataJSON()
  expect(theory).toBe('')
  expect(theory_image).toMatch(/^data:image\/jpeg;base64,/)
  const bytes = Buffer.from(theory_image.split(',')[1], 'base64')
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 600, height: 800 })
  await page.getByRole('button', { name: 'See your result' }).click()
  await expect(page.getByRole('img', { name: 'Your photographed answer' })).toBeVisible()
  expect(await drafts(page)).toEqual([])

  const paper = await mark(school, lessonId, 80)
  const picture = await fetch(school.url + paper.theory_answer)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
})

test('a file that is no image is refused on the spot', async ({ page, school, signIn }) => {
  const { aisha, path } = await anExam(school, NO_QUESTIONS)
  await signIn(aisha)
  await page.goto(path)
  await page.getByRole('radio', { name: 'Upload image' }).check()
  const buffer = Buffer.from('no image at all')
  await page
    .getByLabel('Choose image')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('alert')).toContainText('This file could not be opened as an image.')
})

test('every question needs an answer, and the first that lacks one comes into view (R-EXAM-009)', async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, path } = await anExam(school)
  await signIn(aisha)
  await page.goto(path)
  await option(page, 'قَلَمٌ').check()
  await submit(page).click()
  await expect(toast(page, 'Please answer every question')).toBeVisible()
  const second = page.getByRole('group', { name: 'Which case belongs to nouns alone?' })
  await expect(second).toContainText('Choose an answer')
  await expect(second.getByRole('radio').first()).toBeFocused()
  await expect(page.getByText('1 of 2 answered')).toBeVisible()

  await option(page, 'Jarr').check()
  await expect(page.getByText('Choose an answer')).toHaveCount(0)
})

test('theory may be left blank beside questions, and typed or photographed it must be there alone (R-EXAM-008, R-EXAM-010, R-EXAM-011)', async ({
  page,
  school,
  signIn,
}) => {
  const alone = await anExam(school, NO_QUESTIONS)
  await signIn(alone.aisha)
  await page.goto(alone.path)
  await submit(page).click()
  await expect(toast(page, 'Please answer the theory question')).toBeVisible()
  await expect(page.getByLabel('Your answer')).toBeFocused()
  await page.getByRole('radio', { name: 'Upload image' }).check()
  await submit(page).click()
  await expect(toast(page, 'Please upload your answer image')).toBeVisible()
  await page.getByRole('radio', { name: 'Type' }).check()
  await page.getByLabel('Your answer').fill(THEORY)
  await submit(page).click()
  await expect(page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })).toBeVisible()
  await page.getByRole('button', { name: 'See your result' }).click()
  await expect(page.getByText('Objective score')).toHaveCount(0)

  const beside = await school.aLesson(alone.course.id, {
    inputetype: 'Exam',
    subject: 'Both parts',
    theoryAnswer: 'Kitāb is a noun.',
    questions: QUESTIONS,
  })
  await page.goto(`/classes/${alone.course.rand}/lessons/${beside}`)
  await answerAll(page)
  await page.getByRole('radio', { name: 'Upload image' }).check()
  await submit(page).click()
  await expect(page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })).toBeVisible()
  await page.getByRole('button', { name: 'See your result' }).click()
  await expect(figure(page, 'Theory score')).toContainText('Left blank')
  await expect(figure(page, 'Total score')).toContainText('50%')
})

test('a line that drops at the submission costs nothing: it is sent again with one press (R-EXAM-029)', async ({
  page,
  school,
  signIn,
}) => {
  expectsConsole('net::ERR_FAILED')
  const { aisha, path } = await anExam(school)
  await signIn(aisha)
  await page.goto(path)
  await answerAll(page)
  await page.getByLabel('Your answer').fill(THEORY)
  await page.route('**/submitExam.php', (it) => it.abort())
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('An error occurred while submitting the exam')
  await expect(page.getByLabel('Your answer')).toHaveValue(THEORY)
  expect(await drafts(page)).toHaveLength(1)

  await page.reload()
  await expect(page.getByLabel('Your answer')).toHaveValue(THEORY)
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('An error occurred while submitting the exam')
  await page.unroute('**/submitExam.php')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })).toBeVisible()
})

test('an answer that was lost on its way back is found again (R-EXAM-023)', async ({
  page,
  school,
  signIn,
}) => {
  expectsConsole('net::ERR_FAILED')
  const { aisha, path } = await anExam(school, NO_THEORY)
  await signIn(aisha)
  await page.goto(path)
  await answerAll(page)
  await page.route('**/submitExam.php', async (it) => {
    await it.fetch()
    await it.abort()
  })
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('An error occurred while submitting the exam')
  await page.unroute('**/submitExam.php')
  await page.getByRole('button', { name: 'Try again' }).click()
  const notice = page.getByRole('dialog', { name: 'Notice' })
  await expect(notice).toContainText('You have already submitted this exam.')
  await notice.getByRole('button', { name: 'See your result' }).click()
  await expect(figure(page, 'Total score')).toContainText('50%')
  expect(await drafts(page)).toEqual([])
})

test("the server's no is said in its own words, or in ours when it has none (R-EXAM-028)", async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, path } = await anExam(school, NO_THEORY)
  await signIn(aisha)
  await page.goto(path)
  await answerAll(page)
  for (const [message, shown] of [
    ['', 'Failed to submit exam'],
    ['The school is closed today.', 'The school is closed today.'],
  ] as const) {
    await page.route('**/submitExam.php', (it) =>
      it.fulfill({ json: { status: false, message, data: null } }),
    )
    await submit(page).click()
    await expect(page.getByRole('alert')).toContainText(shown)
    await page.unroute('**/submitExam.php')
  }
  await submit(page).click()
  await expect(page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })).toBeVisible()
})

test('two quick presses send the paper once', async ({ page, school, signIn }) => {
  const { aisha, path } = await anExam(school, NO_THEORY)
  await signIn(aisha)
  await page.goto(path)
  await answerAll(page)
  let sent = 0
  page.on('request', (it) => {
    if (isSubmission(it)) sent += 1
  })
  await submit(page).dblclick()
  await expect(page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })).toBeVisible()
  expect(sent).toBe(1)
})

async function signInAgain(page: Page, school: RunningSchool, person: Person) {
  const { email, password } = person
  const response = await page.request.post(`${school.url}/api.php?action=login`, {
    data: { email, password },
  })
  const { token, data } = await response.json()
  await page.context().addCookies([{ name: 'token', value: token, url: school.url }])
  const kept = JSON.stringify({ state: { authenticated: true, user: data }, version: 0 })
  await page.evaluate((text) => localStorage.setItem('auth-storage', text), kept)
}

test('a session that has ended asks for the sign-in and gives the answers back afterwards (R-EXAM-007)', async ({
  page,
  school,
  signIn,
}) => {
  expectsConsole('401')
  const { aisha, path } = await anExam(school)
  await signIn(aisha)
  await page.goto(path)
  await answerAll(page)
  await page.getByLabel('Your answer').fill(THEORY)

  // the server no longer knows the session
  await school.call('/api.php', 'logout', {}, aisha)
  await submit(page).click()
  await expect(toast(page, 'Please log in to submit the exam')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)

  await signInAgain(page, school, aisha)
  await page.goto(path)
  await expect(page.getByLabel('Your answer')).toHaveValue(THEORY)

  // the browser's own cookie is gone
  await page.context().clearCookies()
  await submit(page).click()
  await expect(toast(page, 'Please log in to submit the exam')).toBeVisible()

  await signInAgain(page, school, aisha)
  await page.goto(path)
  await expect(option(page, 'قَلَمٌ')).toBeChecked()
  await submit(page).click()
  await expect(page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })).toBeVisible()
})

test('what one student has answered is not shown to the next on the same phone', async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, course, path } = await anExam(school)
  await signIn(aisha)
  await page.goto(path)
  await answerAll(page)
  const bilal = await school.student({ name: 'Bilal Musa' })
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, bilal)
  await signInAgain(page, school, bilal)
  await page.reload()
  await expect(page.getByText('0 of 2 answered')).toBeVisible()
})

test('an exam is within reach of everybody, before and after, in both themes', async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, path, lessonId } = await anExam(school)
  await signIn(aisha)
  const violations = async () => (await new AxeBuilder({ page }).analyze()).violations
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(page.getByText('0 of 2 answered')).toBeVisible()
    expect(await violations()).toEqual([])
    await submit(page).click()
    await expect(page.getByText('Choose an answer').first()).toBeVisible()
    expect(await violations()).toEqual([])
    await page.getByRole('radio', { name: 'Upload image' }).check()
    expect(await violations()).toEqual([])
    await page.getByRole('radio', { name: 'Type' }).check()
  }
  await answerAll(page)
  await page.getByLabel('Your answer').fill(THEORY)
  await submit(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violations()).toEqual([])
  await mark(school, lessonId, 85)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(figure(page, 'Theory score')).toContainText('85%')
    expect(await violations()).toEqual([])
  }
})
