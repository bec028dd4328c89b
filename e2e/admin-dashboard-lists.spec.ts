import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expectAccessible } from './a11y.ts'
import { now, statistic, submitWaitingExam } from './admin-dashboard-page.ts'
import { expect, test } from './fixtures.ts'

test('each figure of the dashboard opens the list that adds up to it, and without an assistant there is no countdown', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  await submitWaitingExam(school, now() + 86_400)
  const amina = await school.addStudent({ wallet: 9000 })
  const monthly = await school.addClass({ premium: '1', amount: '2500', monthlySub: '1' })
  await school.call('/api.php', 'classenrolement', { class_id: monthly.id }, amina)
  await school.call('/api.php', 'openPayment', { amount: 500 }, amina)
  const database = new Sqlite(join(school.dataDir, 'lisan.sqlite'))
  database
    .prepare('update enrolments set paid_until = ? where student_id = ?')
    .run(now() + 2 * 86_400, amina.id)
  database
    .prepare('update payments set opened_at = opened_at - 4000 where user_id = ?')
    .run(amina.id)
  database
    .prepare(
      "insert into email_outbox (to_address, subject, body, attempts, next_attempt_at, failed_at, last_error, created_at) values (?, 'Peace', '', 8, 0, ?, '550 no such user', 0)",
    )
    .run(amina.email, now())
  database.close()
  await signIn(school.admin)
  const region = page.getByRole('region', { name: 'Needs attention' })
  const openFigure = async (name: string) => {
    await page.goto('/admin')
    const figure = region.getByRole('link', { name })
    const count = ((await figure.textContent()) ?? '').replace(name, '')
    await figure.click()
    return count
  }

  const lapsing = await openFigure('Subscriptions ending in 7 days')
  await expect(page.getByText(new RegExp(`^${lapsing} subscriptions?$`))).toBeVisible()
  await expect(page.getByRole('table', { name: 'Enrolments' })).toContainText(amina.email)
  await expectAccessible(page)

  const stuck = await openFigure('Stuck payments')
  await expect(page.getByText(new RegExp(`^${stuck} card payments?$`))).toBeVisible()

  const failed = await openFigure('Failed emails')
  await expect(page.getByText(new RegExp(`^${failed} failed emails?$`))).toBeVisible()
  await page.getByRole('button', { name: `Send again to ${amina.email}` }).click()
  await expect(
    page.getByRole('table', { name: 'Failed emails' }).getByText(amina.email),
  ).toHaveCount(0)

  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: /^Mark Exams/ })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  // papers to mark and the enrolments of this month are among the figures above
  await expect(region).not.toContainText('Papers to mark')
  await expect(page.getByText('Enrolments this month')).toHaveCount(0)
  await page.locator('summary').filter({ hasText: 'Income by month' }).click()
  const incomeTable = page.getByRole('table', { name: 'Income by month' })
  await expect(incomeTable.getByRole('row')).toHaveCount(13)
  await expectAccessible(page)
  const month = incomeTable.getByRole('link').first()
  const income = (await month.textContent()) ?? ''
  await month.click()
  const net = page.getByRole('region', { name: 'Sums' }).locator('.card').filter({ hasText: 'Net' })
  await expect(net).toContainText(income)
  await page.goto('/admin')
  const enrolments = statistic(page, "This Month's Enrollment")
  await expect(enrolments).toContainText(/\d/)
  const enrolled = ((await enrolments.textContent()) ?? '').replace("This Month's Enrollment", '')
  await enrolments.click()
  await expect(page.getByText(new RegExp(`^${enrolled} enrolments?$`))).toBeVisible()
})
