import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { NO_QUESTIONS, QUESTIONS, seedExam, submitExam } from './exam-page.ts'
import { expect, type RunningSchool, test, uniqueText } from './fixtures.ts'

const grid = (page: Page) => page.getByRole('grid', { name: 'Gradebook' })
const cellsOf = (page: Page, name: string) => grid(page).getByRole('row').filter({ hasText: name })

/** A class with an exam, which Aisha submitted, and a lesson, which Bilal opened. */
async function seedGradebook(school: RunningSchool) {
  const exam = await seedExam(school, {
    ...NO_QUESTIONS,
    theoryAnswer: 'Kitāb.',
    subject: `Exam ${uniqueText()}`,
  })
  await submitExam(school, exam, { theory: 'Kitāb.' })
  const { id } = exam.course
  const lesson_id = await school.addLesson(id, { subject: 'The noun · الاِسْمُ' })
  const bilal = await school.addStudent({ name: 'Bilal Musa' })
  await school.call('/api.php', 'classenrolement', { class_id: id }, bilal)
  return { classId: id, lesson_id, examName: `Exam`, bilal, exam }
}

test('the gradebook is a tab of its class, and is read by keys, searched, sorted and exported', {
  tag: ['@journey', '@wide'],
}, async ({ page, school, signIn }) => {
  const { classId } = await seedGradebook(school)
  await signIn(school.admin)
  await page.goto(`/admin/classes/manage/${classId}`)
  await page.getByRole('tab', { name: 'Gradebook' }).click()

  await expect(page.getByText('2 students')).toBeVisible()
  await expect(cellsOf(page, 'Aisha Bello')).toContainText('To mark')
  await expect(cellsOf(page, 'Aisha Bello')).toContainText('1 of 2')
  await expect(cellsOf(page, 'Bilal Musa')).toContainText('0 of 2')
  await expect(grid(page).getByRole('columnheader', { name: /The noun/ })).toContainText('0 done')
  await expectAccessible(page)

  const student = grid(page).getByRole('columnheader', { name: 'Student' })
  await student.getByRole('button').click()
  await expect(student).toHaveAttribute('aria-sort', 'descending')
  await expect(grid(page).getByRole('rowheader').first()).toHaveText('Bilal Musa')
  await grid(page).getByRole('columnheader', { name: 'Student' }).getByRole('button').focus()
  await page.keyboard.press('ArrowDown')
  await expect(grid(page).getByRole('rowheader').first().getByRole('link')).toBeFocused()
  await page.keyboard.press('End')
  await expect(cellsOf(page, 'Bilal Musa').getByRole('gridcell').last()).toBeFocused()

  await page.getByPlaceholder('Search by name or email...').fill('aisha')
  await expect(page.getByText('1 student', { exact: true })).toBeVisible()
  await page.getByLabel('Show').selectOption({ label: 'With an exam to mark' })
  await expect(cellsOf(page, 'Aisha Bello')).toHaveCount(1)
  await cellsOf(page, 'Aisha Bello')
    .getByRole('link', { name: /^To mark/ })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: 'Aisha Bello' })).toBeVisible()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`/admin/classes/manage/${classId}?tab=gradebook`)
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await downloaded).suggestedFilename()).toMatch(/^gradebook_\d+_\d{4}-\d\d-\d\d\.csv$/)
})

test('the paper of a student opens from the gradebook and from the student, marked too, and leads to the student and back (R-FAIR-006)', async ({
  page,
  school,
  signIn,
}) => {
  const { classId, exam, lesson_id } = await seedGradebook(school)
  await school.call('/api.php', 'viewStatus', { class_id: classId, lesson_id }, exam.aisha)
  const questions = QUESTIONS.slice(0, 1)
  const scored = await school.addLesson(classId, { inputetype: 'Exam', questions })
  const [question] = await school.call(
    '/lessonsAction.php',
    'getLessonQuestions',
    { lesson_id: scored },
    school.admin,
  )
  await submitExam(school, { ...exam, lessonId: scored }, { answer: { [question.id]: 'قَلَمٌ' } })
  await signIn(school.admin)
  // the address before the gradebook was a tab
  await page.goto(`/admin/classes/manage/${classId}/gradebook?search=aisha`)
  await expect(page).toHaveURL(`/admin/classes/manage/${classId}?search=aisha&tab=gradebook`)
  await cellsOf(page, 'Aisha Bello').getByRole('link', { name: /^100%/ }).click()
  await expect(page.getByText('There is no written answer to mark.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Marking' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Cancel' }).click()

  await cellsOf(page, 'Aisha Bello').getByRole('link', { name: 'Aisha Bello', exact: true }).click()
  await page.getByRole('tab', { name: 'Marks' }).click()
  await page.getByRole('tabpanel').getByRole('link', { name: /^Exam/ }).click()
  await page.getByLabel('Theory Score').fill('64')
  await page.getByRole('button', { name: 'Save Marking' }).click()
  await expect(page.getByRole('tab', { name: 'Marks' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tabpanel').getByRole('link', { name: /^Exam/ }).click()
  await page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Aisha Bello' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Aisha Bello' })).toBeVisible()
})

test('the printed gradebook has all students and all columns, dark on white in the dark theme too', async ({
  page,
  school,
  signIn,
}) => {
  const { classId, exam } = await seedGradebook(school)
  for (let number = 1; number <= 11; number++)
    await school.addLesson(classId, { subject: `Lesson ${number}.` })
  const rows = Array.from(
    { length: 60 },
    (_, index) => `Student ${index},${uniqueText()}@example.org,${exam.course.name}`,
  )
  const csv = ['name,email,class', ...rows].join('\n')
  await school.call(
    '/adminActions.php',
    'importStudents',
    { csv, confirm: 'true', payment: 'waived' },
    school.admin,
  )
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await signIn(school.admin)
  await page.goto(`/admin/classes/manage/${classId}?tab=gradebook`)
  await expect(page.getByText('62 students')).toBeVisible()
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html[data-printed]')).toHaveCount(1)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const tables = page.locator('.gradebook-sheet table')
  await expect(tables).toHaveCount(2)
  for (const table of await tables.all()) await expect(table.locator('tbody tr')).toHaveCount(62)
  await expect(tables.nth(0).locator('thead th')).toHaveCount(13)
  await expect(tables.nth(1).locator('thead th').last()).toHaveText('Lesson 11.')
  await expect(tables.nth(0).locator('tbody')).toContainText('To mark')
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeHidden()
  await expect(tables.nth(0).locator('td').first()).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(tables).toHaveCount(0)
})

test('a gradebook of 2,000 students and 100 lessons renders only what is visible', async ({
  page,
  school,
  signIn,
}) => {
  const { id } = await school.addClass()
  await signIn(school.admin)
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  const reply = (data: object) => ({ json: { status: true, message: '', data } })
  await page.route('**/lessonsAction.php?action=getGradebook', (route) =>
    route.fulfill(
      reply({
        class_name: 'Naḥw',
        students: 2_000,
        hidden: 0,
        columns: {
          ids: numbers(100).map(String),
          subjects: numbers(100).map((it) => `Lesson ${it}`),
          exams: numbers(100).map(() => '0'),
          completed: numbers(100),
          averages: numbers(100).map(() => null),
        },
      }),
    ),
  )
  await page.route('**/lessonsAction.php?action=getGradebookRows', (route) => {
    const number = Number(route.request().postDataJSON().page)
    const students = numbers(50).map((it) => (number - 1) * 50 + it)
    return route.fulfill(
      reply({
        total: 2_000,
        page: number,
        ids: students.map(String),
        names: students.map((it) => `Student ${it}.`),
        emails: students.map((it) => `student${it}@example.org`),
        completed: students.map(() => 100),
        averages: students.map(() => null),
        cells: students.map(() => '1'.repeat(100)),
        scores: students.map(() => []),
        marked: students.map(() => []),
        waiting: students.map(() => []),
      }),
    )
  })
  await page.goto(`/admin/classes/manage/${id}/gradebook`)
  await expect(page.getByRole('rowheader', { name: 'Student 1.', exact: true })).toBeVisible()
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '2001')
  await expect(grid(page)).toHaveAttribute('aria-colcount', '103')
  expect(await grid(page).getByRole('gridcell').count()).toBeLessThan(800)

  await grid(page).getByRole('columnheader', { name: 'Student' }).getByRole('button').focus()
  await page.keyboard.press('Control+End')
  const last = grid(page).getByRole('row').filter({ hasText: 'Student 2000.' })
  await expect(last.getByRole('gridcell').last()).toBeFocused()
  await expect(last.getByRole('gridcell').last()).toBeInViewport()
  await expect(last.getByRole('rowheader')).toBeInViewport()
  await expect(grid(page).getByRole('columnheader', { name: /Lesson 100/ })).toBeInViewport()
  expect(await grid(page).getByRole('gridcell').count()).toBeLessThan(800)
})
