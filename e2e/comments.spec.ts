import { expectAccessible } from './a11y.ts'
import {
  box,
  button,
  comments,
  commentWith,
  discussion,
  post,
  seedLesson,
} from './comments-page.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'

test('the first comment of a lesson (R-COMMENT-001, R-COMMENT-003, R-COMMENT-018)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
  const { amina, path } = await seedLesson(school)
  await signIn(amina)
  await page.goto(path)

  await expect(page.getByRole('heading', { name: 'Discussion' })).toBeVisible()
  await expect(
    discussion(page).getByText('No comments yet. Be the first to comment!'),
  ).toBeVisible()
  await expect(post(page)).toBeDisabled()
  await box(page).fill('Is مُحَمَّدٌ a noun?')
  await post(page).click()

  await expect(toast(page, 'Comment added successfully!')).toBeVisible()
  await expect(comments(page)).toHaveCount(1)
  await expect(comments(page)).toContainText('Amina Bello')
  await expect(comments(page)).toContainText('Just now')
  await expect(comments(page)).toContainText('Is مُحَمَّدٌ a noun?')
  await expect(comments(page)).toBeFocused()
  await expect(box(page)).toHaveValue('')
  await expect(discussion(page).getByText('No comments yet')).toHaveCount(0)
})

test('a comment of an administrator has a badge that screen readers announce with the name', async ({
  page,
  school,
  signIn,
}) => {
  const { amina, say, path } = await seedLesson(school)
  await say(school.admin, 'It is a noun.')
  await say(amina, 'Thank you.')
  await signIn(amina)
  await page.goto(path)

  await expect(commentWith(page, 'It is a noun.').getByText('Staff', { exact: true })).toBeVisible()
  await expect(commentWith(page, 'Thank you.').getByText('Staff', { exact: true })).toHaveCount(0)
  const byStaff = discussion(page).getByRole('article', { name: 'Administrator Staff' })
  await expect(byStaff).toContainText('It is a noun.')
})

test('a double press posts a comment once', async ({ page, school, signIn }) => {
  const { amina, path, course } = await seedLesson(school)
  await signIn(amina)
  await page.goto(path)

  await box(page).fill('Said once')
  await post(page).dblclick()

  await expect(toast(page, 'Comment added successfully!')).toBeVisible()
  await expect(comments(page)).toHaveCount(1)
  const lesson_id = path.split('/').at(-1)
  const target = { class_id: course.id, lesson_id }
  expect(await school.call('/comments.php', 'getComments', target, amina)).toHaveLength(1)
})

test('an exam has no discussion (R-COMMENT-001)', async ({ page, school, signIn }) => {
  const { course, amina } = await seedLesson(school)
  const examId = await school.addLesson(course.id, {
    inputetype: 'Exam',
    subject: 'Noun or verb?',
    questions: [{ question: 'Which is a noun?', answer: 'قَلَم', option1: 'كَتَبَ' }],
  })
  await signIn(amina)
  await page.goto(`/classes/${course.rand}/lessons/${examId}`)

  await expect(page.getByRole('button', { name: 'Submit Exam' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Discussion' })).toHaveCount(0)
})

test('comments that did not load can be requested again', async ({ page, school, signIn }) => {
  allowConsoleMessage('ERR_FAILED')
  const { amina, musa, say, path } = await seedLesson(school)
  await say(musa, 'Here at last')
  await signIn(amina)
  await page.route('**/comments.php?*', (route) => route.abort())
  await page.goto(path)
  await expect(discussion(page).getByText('The comments did not load.')).toBeVisible()
  await expect(box(page)).toBeVisible()

  await page.unroute('**/comments.php?*')
  await discussion(page).getByRole('button', { name: 'Try again' }).click()
  await expect(commentWith(page, 'Here at last')).toBeVisible()
})

test('the discussion is accessible', async ({ page, school, signIn }) => {
  const { amina, musa, say, path } = await seedLesson(school)
  const question = await say(musa, 'Is مُحَمَّدٌ a noun?')
  const answer = await say(amina, 'جَزَاكَ اللهُ خَيْرًا يَا أُسْتَاذُ.', question)
  await say(musa, 'Wa iyyāk', answer)
  await signIn(amina)
  await page.goto(path)
  await button(comments(page).first(), 'Reply').click()
  await expect(discussion(page).getByRole('button', { name: 'Post Reply' })).toBeVisible()
  await expectAccessible(page)
  await button(comments(page).nth(1), 'Delete').click()
  await expect(page.getByRole('dialog', { name: 'Delete Comment' })).toBeVisible()
  await expectAccessible(page)
})
