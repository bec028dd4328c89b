import type { Page } from '@playwright/test'
import { NO_QUESTIONS, seedExam, submitExam } from './exam-page.ts'
import { expect, type RunningSchool, type TestUser, uniqueText } from './fixtures.ts'

export const REFERENCE = 'Kitāb is a noun, by its tanwīn.'

type Answer = { theory?: string; theory_image?: string }

/** Aisha's unmarked written answer to a new exam. */
export async function submitWaitingExam(school: RunningSchool, written: Answer) {
  const subject = `Noun or verb ${uniqueText()}`
  const exam = await seedExam(school, { ...NO_QUESTIONS, theoryAnswer: REFERENCE, subject })
  await submitExam(school, exam, written)
  return { ...exam, subject }
}

/** A new student's written answer to an exam that has one already. */
export async function submitAnotherAnswer(
  school: RunningSchool,
  exam: Awaited<ReturnType<typeof submitWaitingExam>>,
  name: string,
  theory: string,
) {
  const student = await school.addStudent({ name })
  await school.call('/api.php', 'classenrolement', { class_id: exam.course.id }, student)
  await submitExam(school, { ...exam, aisha: student }, { theory })
  return student
}

export const scoreOf = async (school: RunningSchool, student: TestUser) => {
  const [month] = await school.call('/semestergrade.php', '', {}, student)
  return month?.exams[0]?.score
}

/** The id of the oldest unmarked submission of an exam. */
export async function waitingSubmission(school: RunningSchool, lessonId: string) {
  const fields = { lesson_id: lessonId }
  const { ids } = await school.call('/lessonsAction.php', 'getMarkingQueue', fields, school.admin)
  return String(ids[0])
}

export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
export const scoreField = (page: Page) => page.getByLabel('Theory Score (0-100)')
export const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

export async function openSubmission(page: Page, subject: string) {
  await page.goto('/admin/exams')
  await page.getByPlaceholder('Search by subject or class...').fill(subject)
  await row(page, subject).first().getByRole('button', { name: 'Mark Exam' }).click()
  await expect(scoreField(page)).toBeFocused()
}
