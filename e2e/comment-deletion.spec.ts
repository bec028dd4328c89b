import { MINUTE_MS } from '../contract/platform/duration.ts'
import { button, comments, commentWith, discussion, seedLesson } from './comments-page.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'

test('an author can delete their own comments only, after a confirmation (R-COMMENT-004, R-COMMENT-015, R-COMMENT-017, R-COMMENT-019)', async ({
  page,
  school,
  signIn,
}) => {
  const { amina, musa, say, path } = await seedLesson(school)
  const mine = await say(amina, 'Mine')
  await say(musa, 'Theirs', mine)
  await signIn(amina)
  await page.goto(path)
  await expect(comments(page)).toHaveCount(2)
  await expect(button(commentWith(page, 'Theirs'), 'Delete')).toHaveCount(0)

  await button(commentWith(page, 'Mine'), 'Delete').click()
  const dialog = page.getByRole('dialog', { name: 'Delete Comment' })
  await expect(dialog).toContainText('The reply to it goes too.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(comments(page)).toHaveCount(2)

  await button(commentWith(page, 'Mine'), 'Delete').click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Comment deleted successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(comments(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Discussion' })).toBeFocused()
})

test('an administrator may delete anybody’s comment (R-COMMENT-016)', async ({
  page,
  school,
  signIn,
}) => {
  const { amina, say, path } = await seedLesson(school)
  await say(amina, 'Not about the lesson')
  await signIn(school.admin)
  await page.goto(path)

  await button(commentWith(page, 'Not about the lesson'), 'Delete').click()
  const dialog = page.getByRole('dialog', { name: 'Delete Comment' })
  await expect(dialog).toContainText('The comment by Amina Bello')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(
    discussion(page).getByText('No comments yet. Be the first to comment!'),
  ).toBeVisible()
})

test('a comment that could not be deleted remains, with an error (R-COMMENT-020)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('ERR_FAILED')
  const { amina, say, path } = await seedLesson(school)
  await say(amina, 'Mine')
  await signIn(amina)
  await page.clock.install()
  await page.goto(path)
  await button(commentWith(page, 'Mine'), 'Delete').click()
  // only the deletion fails; the list that is requested again after it loads
  await page.route('**action=deleteComment', (route) => route.abort(), { times: 1 })
  const dialog = page.getByRole('dialog', { name: 'Delete Comment' })
  const failure = page.locator('.toast', { hasText: 'Failed to delete comment' })
  await expect(dialog).toBeVisible()
  // a busy machine may look for the toast after more than its three seconds, so the clock of the page is stopped
  await page.clock.pauseAt(Date.now() + MINUTE_MS)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(async () => {
    await page.clock.runFor(100)
    expect(await failure.count()).toBe(1)
  }).toPass()
  const bottom = await failure.evaluate((it) => it.getBoundingClientRect().bottom)
  const confirm = await dialog.getByRole('button', { name: 'Delete' }).boundingBox()
  expect(bottom, 'the toast is above the buttons of the dialog').toBeLessThan(confirm?.y ?? 0)
  await page.clock.resume()
  await expect(commentWith(page, 'Mine')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(comments(page)).toHaveCount(0)
})
