import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { addTemplate } from './admin-certificates-page.ts'
import { expect, type RunningSchool, test, toast, uniqueText } from './fixtures.ts'
import { readArabic, inArabic as t } from './in-arabic.ts'

const QUESTION = { question: 'أي كلمة اسم؟', answer: 'قَلَمٌ', option1: 'كَتَبَ' }

const EXAM = 'الاختبار الأول'

/** Opens a lesson by its row. */
const press = (page: Page, name: string) => {
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
    .last()
  return row.getByRole('link').or(row.getByRole('button')).first().click()
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const expectArabic = (page: Page) =>
  Promise.all([
    expect(page.locator('html')).toHaveAttribute('lang', 'ar'),
    expect(page.locator('html')).toHaveAttribute('dir', 'rtl'),
  ])

/** A class with an English lesson and an exam of these questions and a written part. */
async function seedClassWithExam(school: RunningSchool, questions: readonly object[]) {
  const course = await school.addClass({ name: `النحو ${uniqueText()}` })
  const lesson = await school.addLesson(course.id, {
    subject: 'What is speech?',
    about: 'Speech is a useful utterance.',
  })
  const exam = await school.addLesson(course.id, {
    ...{ inputetype: 'Exam', subject: EXAM, about: 'عن الاسم', theoryAnswer: 'الاسم' },
    questions,
  })
  return { course, lesson, exam }
}

test('a new student signs up, joins a class, reads a lesson, submits an exam and changes the language, all in Arabic (R-LANG-001, R-LANG-003, R-LANG-004, R-LANG-007)', {
  tag: ['@journey', '@wide'],
}, async ({ page, school }) => {
  const { course } = await seedClassWithExam(school, [QUESTION])
  const email = `${uniqueText()}@example.org`
  await readArabic(page.context(), school)
  await page.goto('/register')
  await expectArabic(page)
  await button(page, t('Sign Up')).click()
  await expect(page.getByText(t('Enter your full name.'))).toBeVisible()
  await expect(page.getByText(t('Enter your phone number.'))).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(t('Full Name')).fill('Hauwa Idris')
  await page.getByLabel(t('Email', 'kit')).fill(email)
  await page.getByLabel(t('Phone Number')).fill('+234 803 123 4567')
  await page.getByLabel(t('Password'), { exact: true }).fill('a good password')
  await button(page, t('Sign Up')).click()
  await expect(toast(page, t('Registration successful!'))).toBeVisible()
  await expect(page).toHaveURL('/')

  await page.goto(`/classes/${course.rand}`)
  await button(page, t('Enroll Now')).click()
  await expect(toast(page, t('Successfully enrolled in the class!', 'rules'))).toBeVisible()
  await expect(page.getByRole('heading', { name: t('Course Content') })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: /0 من درسين/ })).toBeVisible()
  await expectAccessible(page)

  // an English lesson stays left to right inside the Arabic page
  await press(page, 'What is speech?')
  const text = page.getByText('Speech is a useful utterance.')
  await expect(text).toBeVisible()
  expect(await text.evaluate((it) => getComputedStyle(it).direction)).toBe('ltr')
  const main = page.getByRole('main')
  expect(await main.evaluate((it) => getComputedStyle(it).direction)).toBe('rtl')

  await page.goto(`/classes/${course.rand}`)
  await press(page, EXAM)
  // a phone shows one question a screen
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  const dock = page.locator('.exam-dock')
  if (isPhone) await page.getByRole('button', { name: t('Start', 'exams') }).click()
  await page.getByRole('radio', { name: QUESTION.answer }).check()
  if (isPhone) await dock.getByRole('button', { name: t('Next', 'kit') }).click()
  await page.getByLabel(t('Your answer')).fill('الاسم: كتاب')
  if (isPhone) await dock.getByRole('button', { name: t('Review', 'exams') }).click()
  await button(page, t('Submit Exam')).click()
  const sheet = page.getByRole('dialog', { name: t('Submit this exam?') })
  await sheet.getByRole('button', { name: t('Submit now') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('See your result') })
    .click()
  const result = page.getByRole('region', { name: t('Your result') })
  await expect(result).toContainText(t('Objective score', 'exams'))
  await expect(result).toContainText('100%')
  await expectAccessible(page)

  await page.goto('/profile')
  const english = page.getByRole('radio', { name: 'English' })
  await english.scrollIntoViewIfNeeded()
  // a click, because `check` fails when the page reloads in the new language before it reads the state
  await english.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(page).toHaveURL('/profile')
  await page.getByRole('radio', { name: 'العربية' }).click()
  await expectArabic(page)
})

test('an administrator adds a class and a lesson, marks an exam and gives a certificate, all in Arabic (R-LANG-001, R-LANG-003, R-LANG-007)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const { course, lesson, exam } = await seedClassWithExam(school, [])
  const title = await addTemplate(school)
  const aisha = await school.addStudent({ name: 'Aisha Bello' })
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, aisha)
  await school.call('/api.php', 'viewStatus', { class_id: course.id, lesson_id: lesson }, aisha)
  const { rand } = await school.call(
    '/api.php',
    'get_lesson_details',
    { class_id: course.id, lesson_id: exam },
    aisha,
  )
  await school.call(
    '/submitExam.php',
    '',
    { lesson_id: exam, examRand: rand, theory: 'اسم' },
    aisha,
  )
  await readArabic(page.context(), school)
  await signIn(school.admin)

  await page.goto('/admin/classes')
  await expectArabic(page)
  await button(page, t('Add New Class', 'admin')).click()
  const dialog = page.getByRole('dialog', { name: t('Add New Class', 'classes') })
  await dialog.getByRole('button', { name: t('Add Class') }).click()
  await expect(dialog.getByText(t('Enter a name.', 'classes'))).toBeVisible()
  await expectAccessible(page)
  const name = `الصرف ${uniqueText()}`
  await dialog.getByLabel(t('Category', 'classes')).fill('الصرف')
  await dialog.getByLabel(t('Name', 'kit')).fill(name)
  await dialog.getByLabel(t('About', 'classes')).fill('أوزان الكلمات')
  await dialog.getByRole('button', { name: t('Add Class') }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  // other tests of this school leave exams to mark
  await page.goto(`/admin/exams?search=${encodeURIComponent(course.name)}`)
  await page
    .getByRole('button', { name: t('Mark Exam', 'exams') })
    .or(page.getByRole('link', { name: t('Mark Exam', 'exams') }))
    .first()
    .click()
  await page
    .getByRole('group', { name: t('Scores') })
    .getByText('80', { exact: true })
    .click()
  await page.getByRole('button', { name: t('Save Marking') }).click()
  await expect(page.getByText(t('No pending exams found'))).toBeVisible()

  await page.goto('/admin/certificates')
  const template = page.getByRole('listitem').filter({ hasText: title })
  await template
    .getByRole('button', { name: t('Assign', 'certificates') })
    .first()
    .click()
  const giving = page.getByRole('dialog', { name: t('Assign Certificate') })
  await giving.getByText(t('Who Completed'), { exact: true }).click()
  await giving.getByLabel(t('Class', 'kit'), { exact: true }).selectOption({ label: course.name })
  await expectAccessible(page)
  await giving.getByRole('button', { name: t('Assign Certificate') }).click()
  await expect(toast(page, /مُنِحت/)).toBeVisible()
})
