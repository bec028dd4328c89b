import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'
import { card, inboxOf, isCall, sendMessage } from './messages-page.ts'

test('opening a message shows its text unchanged and marks it as read (R-MSG-008, R-MSG-010)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
  const amina = await school.addStudent()
  const body =
    'Peace be upon you.\n\n  1. Bring your book\nالسَّلَامُ عَلَيْكُمْ\nhttps://example.org/circle'
  await sendMessage(school, amina, 'The circle · الحَلْقَة', { message: body })
  await signIn(amina)
  await page.goto('/messages')
  await expect(card(page, 'The circle').getByText('New', { exact: true })).toBeVisible()

  const requests: string[] = []
  page.on('request', (it) => {
    if (isCall('readMessage')(it)) requests.push('read')
    if (isCall('getMessages')(it)) requests.push('list')
  })
  await card(page, 'The circle').getByRole('link', { name: 'The circle' }).click()
  await expect.poll(() => requests).toEqual(['read', 'list'])

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The circle · الحَلْقَة')
  await expect(page.getByText(/\d{1,2} \w{3} \d{4}, \d{1,2}:\d{2} [AP]M/)).toBeVisible()
  const listed = page.getByText('1. Bring your book')
  await expect(listed).toHaveCSS('white-space', 'pre-wrap')
  expect(await listed.evaluate((it) => it.textContent)).toBe('  1. Bring your book')
  await expect(page.getByText('السَّلَامُ عَلَيْكُمْ')).toHaveCSS('direction', 'rtl')
  await expect(page.getByRole('link', { name: 'https://example.org/circle' })).toBeVisible()
  expect((await inboxOf(school, amina))[0].isRead).toBe(true)

  await page.getByRole('link', { name: 'Back to Messages' }).click()
  await expect(page).toHaveURL('/messages')
  await expect(card(page, 'The circle').getByText('Read', { exact: true })).toBeVisible()
})

test('a message about a lesson links to it (R-MSG-009)', async ({ page, school, signIn }) => {
  const course = await school.addClass()
  const lessonId = await school.addLesson(course.id, { subject: 'Signs of the noun' })
  const amina = await school.addStudent()
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, amina)
  await sendMessage(school, amina, 'A new lesson', { lesson_id: lessonId })
  const [{ rand }] = await inboxOf(school, amina)
  await signIn(amina)
  await page.goto(`/messages/${rand}`)

  await page.getByRole('link', { name: 'Open Lesson' }).click()

  await expect(page).toHaveURL(`/classes/${course.id}/lessons/${lessonId}`)
  await expect(page.getByRole('heading', { name: 'Signs of the noun' })).toBeVisible()
})

test('an unknown message or one of another user is not found (R-MSG-011)', async ({
  page,
  school,
  signIn,
}) => {
  const musa = await school.addStudent({ name: 'Musa Ɗanjuma' })
  await sendMessage(school, musa, 'For Musa')
  const [{ rand }] = await inboxOf(school, musa)
  await signIn(await school.addStudent())
  await page.goto(`/messages/${rand}`)

  await expect(page.getByRole('heading', { name: 'Message not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Messages' }).click()
  await expect(page).toHaveURL('/messages')
})

test('a message that could not be marked as read shows an error and stays unread (R-MSG-012)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('ERR_FAILED')
  const amina = await school.addStudent()
  await sendMessage(school, amina, 'Read me')
  const [{ rand }] = await inboxOf(school, amina)
  await page.route('**/messages.php?*', (route) =>
    isCall('readMessage')(route.request()) ? route.abort() : route.continue(),
  )
  await signIn(amina)
  await page.goto(`/messages/${rand}`)

  await expect(toast(page, 'Failed to mark message as read')).toBeVisible()
  await expect(page.getByText('About: Read me.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Messages' }).click()
  await expect(card(page, 'Read me').getByText('New', { exact: true })).toBeVisible()
})

test('messages that did not load can be requested again', async ({ page, school, signIn }) => {
  allowConsoleMessage('ERR_FAILED')
  const amina = await school.addStudent()
  await sendMessage(school, amina, 'Here at last')
  await signIn(amina)
  await page.route('**/messages.php?*', (route) => route.abort())
  await page.goto('/messages')
  await expect(page.getByRole('heading', { name: 'Your messages did not load' })).toBeVisible()

  await page.unroute('**/messages.php?*')
  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(card(page, 'Here at last')).toBeVisible()
})
