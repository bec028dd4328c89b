import { button, comments, commentWith, discussion, seedLesson } from './comments-page.ts'
import { expect, test } from './fixtures.ts'

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
