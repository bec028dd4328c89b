import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { now, statistic, submitWaitingExam } from './admin-dashboard-page.ts'
import { allowConsoleMessage, expect, test } from './fixtures.ts'

/** The overview with a marking assistant, which the school of the tests does not have. */
const configureAssistant = (page: Page) =>
  page.route('**/adminActions.php?action=adminOverview', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    return route.fulfill({ json: { ...json, data: { ...json.data, assistant: true } } })
  })

const returnToThePage = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

test('the dashboard shows counts with links, and the days left of the AI subscription (R-ADASH-001, R-ADASH-002, R-ADASH-003, R-ADASH-004, R-ADASH-005, R-ADASH-006, R-ADASH-007, R-ADASH-012)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  await submitWaitingExam(school, now() + 12 * 86_400 + 4 * 3600)
  const report = await school.call('/adminReport.php', '', {}, school.admin)
  const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'Africa/Lagos' }).format()
  const enrolled = report.classes.reduce(
    (sum: number, it: { monthly_enrollment: Record<string, number> }) =>
      sum + (it.monthly_enrollment[month] ?? 0),
    0,
  )
  await configureAssistant(page)
  await signIn(school.admin)
  await page.goto('/admin')

  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await expect(statistic(page, 'Total Students')).toContainText(String(report.total_regular_users))
  await expect(statistic(page, 'Active Classes')).toContainText(String(report.total_active_classes))
  await expect(statistic(page, "This Month's Enrollment")).toContainText(String(enrolled))
  await expect(statistic(page, 'Pending Exams')).toContainText(String(report.pending_exams))

  await expect(page.getByText(`${report.pending_exams} Exam(s) Pending Review`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mark Exams', exact: true })).toHaveAttribute(
    'href',
    '/admin/exams',
  )
  const main = page.getByRole('main')
  for (const [name, path] of [
    ['Mark Exams', 'exams'],
    ['Classes', 'classes'],
    ['Students', 'students'],
    ['Payments', 'payments'],
    ['Messages', 'messages'],
    ['Certificates', 'certificates'],
    ['Settings', 'settings'],
  ] as const) {
    await expect(main.getByRole('link', { name: `Manage ${name}`, exact: true })).toHaveAttribute(
      'href',
      `/admin/${path}`,
    )
  }
  await expect(page.getByText('Send announcements')).toBeVisible()

  const timer = page.getByRole('timer')
  await expect(timer).toContainText(/12\s*days\s*03\s*hours\s*59\s*min\s*\d\d\s*sec/)
  const first = await timer.textContent()
  await expect.poll(() => timer.textContent(), { intervals: [200] }).not.toBe(first)

  await expectAccessible(page)

  // the report is refreshed when the page becomes visible
  await submitWaitingExam(school, now() - 1)
  await returnToThePage(page)
  await expect(page.getByText(`${report.pending_exams + 1} Exam(s) Pending Review`)).toBeVisible()
  await expect(
    page.getByText('AI subscription expired - renew to enable auto-marking'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Manage Mark Exams' })).toBeDisabled()
  await expect(timer).toHaveCount(0)

  await statistic(page, 'Pending Exams').click()
  await expect(page).toHaveURL('/admin/exams')
})

test('a failed report shows its reason, and without waiting exams there is no notice of them (R-ADASH-003, R-ADASH-004, R-ADASH-013)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('Failed to load resource')
  await signIn(school.admin)
  let stub: 'problem' | 'silence' | 'nothing waits' = 'problem'
  await page.route('**/adminReport.php', async (route) => {
    if (stub === 'silence') return route.abort()
    if (stub === 'problem') return route.fulfill({ json: { status: false, message: 'No report.' } })
    const response = await route.fetch()
    const json = await response.json()
    return route.fulfill({ json: { ...json, data: { ...json.data, pending_exams: 0 } } })
  })
  await page.goto('/admin')

  await expect(page.getByText('Failed to load admin report: No report.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Manage Students' })).toBeVisible()
  stub = 'silence'
  await page.getByRole('button', { name: 'Try again' }).click()
  const unheard =
    'Failed to load admin report: The school cannot be reached. Check your connection and try again.'
  await expect(page.getByText(unheard)).toBeVisible()

  stub = 'nothing waits'
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(statistic(page, 'Pending Exams')).toContainText('0')
  await expect(page.getByText('Failed to load admin report')).toHaveCount(0)
  await expect(page.getByText('Exam(s) Pending Review')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Mark Exams' })).toHaveCount(0)
})

test('the report is requested again when its window gets the focus, even if it was never hidden (R-ADASH-012)', async ({
  page,
  school,
  signIn,
}) => {
  await signIn(school.admin)
  await page.goto('/admin')
  const students = statistic(page, 'Total Students')
  await expect(students).toContainText(/\d/)
  const before = (await students.textContent()) ?? ''
  await school.addStudent({ name: 'Ladi Bako' })

  await page.evaluate(() => window.dispatchEvent(new Event('focus')))

  await expect(students).not.toHaveText(before)
})
