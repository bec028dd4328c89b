import type { Page } from '@playwright/test'
import { NO_QUESTIONS, seedExam, submitExam } from './exam-page.ts'
import type { RunningSchool } from './fixtures.ts'

/** The time in Unix seconds. */
export const now = () => Math.floor(Date.now() / 1000)

/** A written answer to mark, and an AI subscription that ends at the given time. */
export async function submitWaitingExam(school: RunningSchool, aisub: number) {
  await school.call('/api.php', 'updateAppSettings', { siteName: 'Lisan', aisub }, school.admin)
  const exam = await seedExam(school, { ...NO_QUESTIONS, theoryAnswer: 'Kitāb.' })
  await submitExam(school, exam, { theory: 'A noun.' })
}

/** A figure of the dashboard by its name. */
export const statistic = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Figures' }).locator('.card').filter({ hasText: name })
