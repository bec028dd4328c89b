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

test('the first comment of a lesson (R-COMMENT-001, R-COMMENT-003, R-COMMENT-018)', async ({
  page,
  school,
  signIn,
}) => {
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
  const place = { class_id: course.id, lesson_id }
  expect(await school.call('/comments.php', 'getComments', place, amina)).toHaveLength(1)
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

test('comments are newest first, replies are below with one indent, and deeper replies name their addressee (R-COMMENT-002, R-COMMENT-005)', async ({
  page,
  school,
  signIn,
}) => {
  const { amina, musa, say, path } = await seedLesson(school)
  const question = await say(amina, 'A question')
  await say(musa, 'Another question')
  const answer = await say(musa, 'An answer', question)
  await say(amina, 'Thank you', answer)
  await signIn(amina)
  await page.goto(path)

  await expect(comments(page)).toHaveCount(4)
  for (const [at, text] of ['Another question', 'A question', 'An answer', 'Thank you'].entries()) {
    await expect(comments(page).nth(at)).toContainText(text)
  }
  const startOf = async (text: string) => (await commentWith(page, text).boundingBox())?.x ?? 0
  expect(await startOf('An answer')).toBeGreaterThan(await startOf('A question'))
  expect(await startOf('Thank you')).toBe(await startOf('An answer'))
  await expect(commentWith(page, 'Thank you')).toContainText('answers Musa Ɗanjuma')
  await expect(commentWith(page, 'An answer')).not.toContainText('answers')
})

test('every comment has its own reply form (R-COMMENT-006, R-COMMENT-007, R-COMMENT-008)', async ({
  page,
  school,
  signIn,
}) => {
  const { amina, musa, say, path } = await seedLesson(school)
  await say(musa, 'First')
  await say(musa, 'Second')
  await signIn(amina)
  await page.goto(path)

  for (const text of ['First', 'Second']) await button(commentWith(page, text), 'Reply').click()
  await expect(discussion(page).getByRole('button', { name: 'Post Reply' })).toHaveCount(2)
  const first = commentWith(page, 'First')
  const field = first.getByRole('textbox')
  await expect(button(first, 'Post Reply')).toBeDisabled()
  await field.fill('   \n ')
  await expect(button(first, 'Post Reply')).toBeDisabled()
  await field.fill('An answer')

  let letGo = () => {}
  const heldBack = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let sent = 0
  await page.route('**/comments.php?action=addComment', async (route) => {
    sent++
    await heldBack
    await route.continue()
  })
  await button(first, 'Post Reply').click()
  const posting = first.getByRole('button', { name: 'Posting...' })
  await expect(posting).toBeDisabled()
  await posting.click({ force: true })
  await expect.poll(() => sent).toBe(1)
  letGo()

  await expect(commentWith(page, 'An answer')).toBeVisible()
  await expect(first.getByRole('button', { name: /^Post/ })).toHaveCount(0)
  await expect(button(commentWith(page, 'Second'), 'Post Reply')).toBeVisible()
  expect(sent).toBe(1)
})

test('a comment without a connection waits on the phone and is posted once; a draft survives a reload (R-COMMENT-020, R-OFFLINE-006)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('ERR_FAILED')
  const { amina, musa, say, path } = await seedLesson(school)
  await say(musa, 'A question')
  await signIn(amina)
  await page.goto(path)
  await expect(comments(page)).toHaveCount(1)
  const failing = '**/comments.php?*'
  await page.route(failing, (route) => route.abort())

  await box(page).fill('A long thought')
  await post(page).click()
  await expect(toast(page, 'Failed to add comment')).toBeVisible()
  const waiting = page.getByRole('list', { name: 'Comments that are not posted yet' })
  await expect(waiting).toContainText('A long thought')
  await expect(waiting).toContainText('On this phone')
  await expect(box(page)).toHaveValue('')
  await button(commentWith(page, 'A question'), 'Reply').click()
  await commentWith(page, 'A question').getByRole('textbox').fill('Half an answer')

  await page.unroute(failing)
  await page.reload()
  await expect(commentWith(page, 'A long thought')).toBeVisible()
  await expect(waiting).toHaveCount(0)
  const reply = commentWith(page, 'A question').getByRole('textbox')
  await expect(reply).toHaveValue('Half an answer')
  await button(commentWith(page, 'A question'), 'Post Reply').click()
  await expect(commentWith(page, 'Half an answer')).toBeVisible()
  await expect(reply).toHaveCount(0)
  await page.reload()
  await expect(comments(page)).toHaveCount(3)
  await expect(reply).toHaveCount(0)
})

test('a user without a name cannot comment (R-COMMENT-009)', async ({ page, school, signIn }) => {
  const { amina, path } = await seedLesson(school)
  await signIn(amina)
  // an account without a name, both in the storage and in the response of the server
  await page.route('**/api.php?action=getUserData', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, name: '' } } })
  })
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('auth-storage') ?? 'null')
    kept.state.user.name = ''
    localStorage.setItem('auth-storage', JSON.stringify(kept))
  })
  await page.goto(path)
  await box(page).fill('Who am I?')
  await post(page).click()

  await expect(toast(page, 'You must be logged in to comment')).toBeVisible()
  await expect(box(page)).toHaveValue('Who am I?')
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
