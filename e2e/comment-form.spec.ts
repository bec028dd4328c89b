import { box, button, comments, commentWith, post, seedLesson } from './comments-page.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'

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

test('a comment that is posted after the connection was lost waits below the lesson (R-OFFLINE-006)', {
  tag: '@empty-cache',
}, async ({ page, context, school, signIn, settled }) => {
  allowConsoleMessage('Failed to load resource')
  const { amina, path } = await seedLesson(school)
  await signIn(amina)
  await page.goto(path)
  await box(page).focus()
  await settled()
  await context.setOffline(true)

  await box(page).fill('A thought on the road')
  await post(page).click()
  await expect(toast(page, 'Failed to add comment')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Signs of the noun' })).toBeVisible()
  const waiting = page.getByRole('list', { name: 'Comments that are not posted yet' })
  await expect(waiting).toContainText('A thought on the road')

  await context.setOffline(false)
  await expect(commentWith(page, 'A thought on the road')).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test('a user without a name cannot comment (R-COMMENT-009)', async ({ page, school, signIn }) => {
  const { amina, path } = await seedLesson(school)
  await signIn(amina)
  // an account without a name, both in the storage and in the response of the server
  await page.route('**/api.php?action=getUserData', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    await route.fulfill({ response, json: { ...json, data: { ...json.data, name: '' } } })
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
