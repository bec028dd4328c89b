import type { Page, Request } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import {
  allowConsoleMessage,
  expect,
  type RunningSchool,
  type TestUser,
  test,
  toast,
} from './fixtures.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
const card = (page: Page, subject: string) => cards(page).filter({ hasText: subject })

type Fields = Record<string, unknown>

/** Sends a message of the administrator to one user. */
function sendMessage(school: RunningSchool, to: TestUser, subject: string, fields: Fields = {}) {
  const message = { subject, message: `About: ${subject}.`, delivery_method: 'inApp' }
  return school.call(
    '/adminActions.php',
    'sendMessage',
    { ...message, recipients: [to.email], ...fields },
    school.admin,
  )
}

async function inboxOf(school: RunningSchool, who: TestUser) {
  return school.call('/messages.php', 'getMessages', {}, who)
}

const isCall = (action: string) => (it: Request) => it.url().endsWith(`action=${action}`)

test('messages show an unread mark, a preview with links, and the time (R-MSG-001, R-MSG-003, R-MSG-004)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent()
  await sendMessage(school, amina, 'Ramaḍān reading circle')
  const [first] = await inboxOf(school, amina)
  await school.call('/messages.php', 'readMessage', { message_id: first.id }, amina)
  const body = 'Peace be upon you.\nSee https://example.org/timetable for the days.'
  await sendMessage(school, amina, 'A new timetable · جَدْوَل', { message: body })
  await signIn(amina)
  await page.goto('/messages')

  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
  await expect(page.getByText('View and manage your messages')).toBeVisible()
  const [unread, read] = [card(page, 'A new timetable'), card(page, 'Ramaḍān reading circle')]
  await expect(cards(page).first()).toContainText('A new timetable')
  await expect(unread.getByText('New', { exact: true })).toBeVisible()
  await expect(read.getByText('Read', { exact: true })).toBeVisible()
  await expect(unread).toContainText(/\d{1,2} \w{3} \d{4}, \d{1,2}:\d{2} [AP]M/)
  const borderOf = (it: typeof read) => it.evaluate((node) => getComputedStyle(node).borderColor)
  expect(await borderOf(unread)).not.toBe(await borderOf(read))

  const link = unread.getByRole('link', { name: 'https://example.org/timetable' })
  await expect(link).toHaveAttribute('href', 'https://example.org/timetable')
  await expect(link).toHaveAttribute('target', '_blank')
  // the preview's link lies above the card's
  const isOnTop = await link.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === node
  })
  expect(isOnTop).toBe(true)

  const [newest] = await inboxOf(school, amina)
  await unread.click({ position: { x: 6, y: 6 } })
  await expect(page).toHaveURL(`/messages/${newest.rand}`)
})

test('twelve messages fill two pages and are searched by subject and body (R-MSG-002, R-MSG-005, R-MSG-007)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent()
  for (let index = 1; index <= 12; index++) {
    await sendMessage(school, amina, `Message ${index}`, {
      message: index === 3 ? 'A RARE word' : 'Text',
    })
  }
  await signIn(amina)
  await page.goto('/messages')

  await expect(cards(page)).toHaveCount(10)
  await expect(cards(page).first()).toContainText('Message 12')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('button', { name: '2', exact: true }).click()
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).last()).toContainText('Message 1')

  await card(page, 'Message 2').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Message 2' })).toBeVisible()
  await page.goBack()
  await expect(cards(page)).toHaveCount(2)

  const search = page.getByPlaceholder('Search messages...')
  await search.fill('rare')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Message 3')
  await expect(pages).toHaveCount(0)
  await search.fill('MESSAGE 12')
  await expect(cards(page)).toHaveCount(1)
  await search.fill('no such thing')
  await expect(page.getByRole('heading', { name: 'No messages' })).toBeVisible()
  await expect(page.getByText('No messages match your search')).toBeVisible()
})

test('an empty inbox shows an empty state (R-MSG-006)', async ({ page, school, signIn }) => {
  await signIn(await school.addStudent())
  await page.goto('/messages')

  await expect(page.getByRole('heading', { name: 'No messages' })).toBeVisible()
  await expect(page.getByText('You have no messages yet')).toBeVisible()
})

test('opening a message shows its text unchanged and marks it as read (R-MSG-008, R-MSG-010)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent()
  const body =
    'Peace be upon you.\n\n  1. Bring your book\nالسَّلَامُ عَلَيْكُمْ\nhttps://example.org/circle'
  await sendMessage(school, amina, 'The circle · الحَلْقَة', { message: body })
  await signIn(amina)
  await page.goto('/messages')
  await expect(card(page, 'The circle').getByText('New', { exact: true })).toBeVisible()

  const asked: string[] = []
  page.on('request', (it) => {
    if (isCall('readMessage')(it)) asked.push('read')
    if (isCall('getMessages')(it)) asked.push('list')
  })
  await card(page, 'The circle').getByRole('link', { name: 'The circle' }).click()
  await expect.poll(() => asked).toEqual(['read', 'list'])

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

async function openPopup(page: Page, subject: string) {
  const dialog = page.getByRole('dialog', { name: subject })
  await expect(dialog).toBeVisible()
  return dialog
}

test('a popup opens once, on the next page view, and closing it marks it as read (R-MSG-017)', async ({
  page,
  school,
  signIn,
  settled,
}) => {
  const amina = await school.addStudent()
  await signIn(amina)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await sendMessage(school, amina, 'The circle moves', { message_style: 'popup' })
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.evaluate(() => history.pushState(null, '', '/my-classes'))
  const dialog = await openPopup(page, 'The circle moves')
  await expect(dialog).toContainText('About: The circle moves.')
  const reading = page.waitForResponse((it) => isCall('readMessage')(it.request()))
  await dialog.getByRole('button', { name: 'Got it' }).click()
  await expect(dialog).toBeHidden()
  await reading

  expect((await inboxOf(school, amina))[0]).toMatchObject({ isRead: true, popup: '1' })
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await settled()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a popup does not open twice on a device, even when it was not closed (R-MSG-017)', async ({
  page,
  school,
  signIn,
  settled,
}) => {
  const amina = await school.addStudent()
  await sendMessage(school, amina, 'Older', { message_style: 'popup' })
  await sendMessage(school, amina, 'Newer', { message_style: 'popup' })
  await signIn(amina)
  await page.goto('/profile')
  const older = await openPopup(page, 'Older')

  await page.keyboard.press('Escape')
  await expect(older).toBeHidden()
  await openPopup(page, 'Newer')
  await page.reload()
  await settled()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto('/messages')
  await expect(card(page, 'Older').getByText('Read', { exact: true })).toBeVisible()
  await expect(card(page, 'Newer').getByText('New', { exact: true })).toBeVisible()
})

test('the messages are accessible', async ({ page, school, signIn }) => {
  const course = await school.addClass()
  const lessonId = await school.addLesson(course.id)
  const amina = await school.addStudent()
  await sendMessage(school, amina, 'New lesson · دَرْس', { lesson_id: lessonId })
  await sendMessage(school, amina, 'Now', {
    message_style: 'popup',
    message: 'https://example.org/a',
  })
  await signIn(amina)
  await page.goto('/profile')
  const popup = await openPopup(page, 'Now')
  await expectAccessible(page)
  await popup.getByRole('button', { name: 'Got it' }).click()

  await page.goto('/messages')
  await expect(cards(page)).toHaveCount(2)
  await expectAccessible(page)
  await card(page, 'New lesson').getByRole('link').click()
  await expect(page.getByRole('link', { name: 'Open Lesson' })).toBeVisible()
  await expectAccessible(page)
})
