import { expect, test } from './fixtures.ts'
import { card, cards, inboxOf, sendMessage } from './messages-page.ts'

test('messages show an unread mark, a preview with links, and the time (R-MSG-001, R-MSG-003, R-MSG-004)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
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
  // the list has a heading with the same text
  await expect(page).toHaveURL(/\/messages\/[\w-]+$/)
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
