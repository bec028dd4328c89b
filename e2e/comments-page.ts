import type { Locator, Page } from '@playwright/test'
import type { RunningSchool, TestUser } from './fixtures.ts'

/** The comments below a lesson. */
export const discussion = (page: Page) => page.getByRole('region', { name: 'Discussion' })
/** The field of a new comment. */
export const box = (page: Page) => discussion(page).getByLabel('Your comment')
/** The button that posts a new comment. */
export const post = (page: Page) => discussion(page).getByRole('button', { name: 'Post Comment' })
/** All comments and replies. */
export const comments = (page: Page) => discussion(page).getByRole('article')
/** The comment with exactly this text. */
export const commentWith = (page: Page, text: string) =>
  comments(page).filter({ has: page.getByText(text, { exact: true }) })
/** A button of a comment. */
export const button = (it: Locator, name: string) => it.getByRole('button', { name, exact: true })

/** A lesson with Amina and Musa in its class. */
export async function seedLesson(school: RunningSchool) {
  const course = await school.addClass()
  const lessonId = await school.addLesson(course.id, { subject: 'Signs of the noun' })
  const amina = await school.addStudent({ name: 'Amina Bello' })
  const musa = await school.addStudent({ name: 'Musa Ɗanjuma' })
  for (const it of [amina, musa]) {
    await school.call('/api.php', 'classenrolement', { class_id: course.id }, it)
  }
  const say = async (who: TestUser, comment: string, parent_id?: string): Promise<string> => {
    const fields = { class_id: course.id, lesson_id: lessonId, comment }
    const answer = { ...fields, ...(parent_id ? { parent_id } : {}) }
    return (await school.call('/comments.php', 'addComment', answer, who)).id
  }
  return { course, amina, musa, say, path: `/classes/${course.rand}/lessons/${lessonId}` }
}
