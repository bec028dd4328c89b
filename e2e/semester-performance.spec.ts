import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { NO_THEORY, QUESTIONS, seedExam } from './exam-page.ts'
import { expect, type RunningSchool, type TestUser, test } from './fixtures.ts'

const semester = (page: Page) => page.getByRole('region', { name: 'Semester Performance' })

/** Submits an exam through the API: the first answer right, the second wrong. */
async function submitExam(school: RunningSchool, who: TestUser, classId: string, lessonId: string) {
  const lessonRef = { class_id: classId, lesson_id: lessonId }
  const exam = await school.call('/api.php', 'get_lesson_details', lessonRef, who)
  const answer: Record<string, string> = {}
  for (const { id, question } of exam.questions) {
    const index = QUESTIONS.findIndex((it) => it.question === question)
    answer[id] = (index === 0 ? QUESTIONS[index]?.answer : QUESTIONS[index]?.option1) ?? ''
  }
  await school.call(
    '/submitExam.php',
    '',
    { lesson_id: lessonId, examRand: exam.rand, answer },
    who,
  )
}

test('there are no grades before the first exam; after it its month is shown (R-SEM-002, R-SEM-003, R-SEM-004, R-SEM-006)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
  const { aisha, lessonId, course } = await seedExam(school, NO_THEORY)
  await signIn(aisha)
  await page.goto('/')
  await expect(semester(page).getByRole('heading', { name: 'No Grades Yet' })).toBeVisible()
  await expect(
    semester(page).getByText('Complete your exams to see your semester grades'),
  ).toBeVisible()

  await submitExam(school, aisha, course.id, lessonId)
  await page.reload()

  await expect(semester(page).getByText('Monthly Report')).toBeVisible()
  await expect(semester(page).getByText('50.0%', { exact: true })).toBeVisible()
  await expect(semester(page)).toContainText('Total exams: 1')
  const [month] = await school.call('/semestergrade.php', '', {}, aisha)
  const exam = semester(page).getByRole('listitem')
  await expect(exam).toContainText('Noun or verb?')
  await expect(exam).toContainText(course.name)
  await expect(exam).toContainText(month.exams[0].date_formatted)
  await expect(exam).toContainText('50%')
})

// noon of the 15th of three months
const [OCTOBER, SEPTEMBER, JULY] = [1792065600, 1789473600, 1784116800]
const exam = (
  exam_name: string,
  score: number,
  class_name = 'Foundations of Naḥw · مَبَادِئُ النَّحْوِ',
) => ({
  exam_name,
  class_name,
  date_formatted: '15 Oct 2026',
  score,
})
const MONTHS = [
  {
    start_date: OCTOBER,
    average_score: 83.25,
    exam_count: 4,
    exams: [
      exam('Signs of the noun · عَلَامَاتُ الاِسْمِ', 96),
      exam('Sun and moon letters', 89.9),
      exam('', 72.5, ''),
      exam('Numbers', 40),
    ],
  },
  { start_date: SEPTEMBER, average_score: 90, exam_count: 1, exams: [exam('Verbs', 90)] },
  { start_date: JULY, average_score: 61.04, exam_count: 1, exams: [exam('Letters', 61.04)] },
]

test('months are ordered from the newest, each in the colours of its scores (R-SEM-001, R-SEM-002, R-SEM-003, R-SEM-005, R-SEM-007, R-SEM-008, R-SEM-009)', async ({
  page,
  school,
  signIn,
}) => {
  await page.route('**/semestergrade.php', (it) =>
    it.fulfill({ json: { status: true, message: '', data: MONTHS } }),
  )
  await signIn(await school.addStudent())
  await page.goto('/')
  const [back, on] = [
    semester(page).getByRole('button', { name: 'Previous month' }),
    semester(page).getByRole('button', { name: 'Next month' }),
  ]
  const month = semester(page).locator('[aria-live=polite]')
  await expect(month).toContainText('October 2026')
  await expect(month).toContainText('83.3%')
  await expect(month).toContainText('Total exams: 4')
  await expect(on).toHaveAttribute('aria-disabled', 'true')

  const rows = semester(page).getByRole('listitem')
  await expect(rows).toHaveText([/96%$/, /89.9%$/, /Past Exam.*Past Class.*72.5%$/, /40%$/])
  const bands = await rows.locator('.score').evaluateAll((all) => all.map((it) => it.className))
  expect(bands.map((it) => /band-\w/.exec(it)?.[0])).toEqual([
    'band-a',
    'band-b',
    'band-c',
    'band-d',
  ])
  const tiles = await rows.locator('.tile').evaluateAll((all) => all.map((it) => it.className))
  expect(tiles.map((it) => /tile-\w+/.exec(it)?.[0])).toEqual([
    'tile-success',
    'tile-success',
    'tile-warning',
    'tile-error',
  ])
  await expect(month.locator('.star')).toHaveClass(/band-b/)
  await expectAccessible(page)

  await back.click()
  await expect(month).toContainText('September 2026')
  await expect(month).toContainText('90.0%')
  await expect(month.locator('.star')).toHaveClass(/band-a/)
  await back.click()
  await expect(month).toContainText('July 2026')
  await expect(month.locator('.star')).toHaveClass(/band-d/)
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await expect(back).toBeFocused()
  await on.click()
  await expect(month).toContainText('September 2026')
})

/** Sets when a referral is rewarded. */
