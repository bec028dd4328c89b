import type { Page } from '@playwright/test'
import { NO_QUESTIONS, seedExam, submitExam } from './exam-page.ts'
import { expect, type RunningSchool, type TestUser, uniqueText } from './fixtures.ts'

export const REFERENCE = 'Kitāb is a noun, by its tanwīn.'

/** Aisha's unmarked written answer to a new exam. */
export async function submitWaitingExam(
  school: RunningSchool,
  written: { theory?: string; theory_image?: string },
) {
  const subject = `Noun or verb ${uniqueText()}`
  const exam = await seedExam(school, { ...NO_QUESTIONS, theoryAnswer: REFERENCE, subject })
  await submitExam(school, exam, written)
  return { ...exam, subject }
}

export const scoreOf = async (school: RunningSchool, student: TestUser) => {
  const [month] = await school.call('/semestergrade.php', '', {}, student)
  return month?.exams[0]?.score
}

export const row = (page: Page, subject: string) =>
  page.getByRole('row').filter({ hasText: subject })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Mark Exam' })

export async function openSubmission(page: Page, subject: string) {
  await page.goto('/admin/exams')
  await page.getByPlaceholder('Search by subject or class...').fill(subject)
  await row(page, subject).getByRole('button', { name: 'Mark Exam' }).click()
  await expect(dialog(page).getByLabel('Theory Score (0-100)')).toBeVisible()
}
