import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import {
  allowConsoleMessage,
  expect,
  type RunningSchool,
  type TestUser,
  test,
  toast,
} from './fixtures.ts'

const TEXT = 'هٰذَا كِتَابٌ جَدِيدٌ. كَتَبَ الوَلَدُ الدَّرْسَ فِي الْكِتَابِ.\n\nThis is a new book.'
const WORDS = [
  { text: 'كِتَابٌ', meaning: 'a book', plural: 'كُتُبٌ', gender: 'm' },
  { text: 'كَتَبَ', meaning: 'he wrote', present: 'يَكْتُبُ' },
  { text: 'وَلَدٌ', meaning: 'a boy' },
]

async function addLesson(school: RunningSchool, words: readonly object[]) {
  const course = await school.addClass()
  const id = await school.addLesson(course.id, { subject: 'The book', about: TEXT })
  if (words.length > 0) {
    const fields = { lesson_id: String(id), words }
    await school.call('/lessonsAction.php', 'saveLessonWords', fields, school.admin)
  }
  const aisha = await school.addStudent()
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, aisha)
  return { aisha, editor: `/admin/classes/manage/${course.id}/lessons/${id}`, course, id }
}

const word = (page: Page, name: string) =>
  page.locator('.prose').getByRole('button', { name, exact: true })
const stored = async (school: RunningSchool, student: TestUser) =>
  (await school.call('/api.php', 'getMyWords', {}, student)).words

test('a teacher marks a word in the text and pastes others; a student adds one from the lesson by keyboard (R-WORDS-001, R-WORDS-002)', {
  tag: ['@journey', '@wide'],
}, async ({ page, school, signIn }) => {
  const { aisha, editor, course, id } = await addLesson(school, [])
  await signIn(school.admin)
  await page.goto(editor)
  const about = page.getByLabel('About', { exact: true })
  await about.evaluate((field: HTMLTextAreaElement, text) => {
    const at = field.value.indexOf(text)
    field.setSelectionRange(at + 1, at + 3)
  }, 'كِتَابٌ')
  await page.getByRole('button', { name: 'Mark the selected word' }).click()
  const dialog = page.getByRole('dialog', { name: 'Words of this lesson' })
  await expect(dialog.getByLabel('Word', { exact: true })).toHaveValue('كِتَابٌ')
  await dialog.getByLabel('Meaning').fill('a book')
  await dialog.getByLabel('Plural').fill('كُتُبٌ')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Paste lines' }).click()
  const paste = page.getByRole('dialog', { name: 'Paste lines' })
  await paste.getByLabel('Lines').fill('he wrote = كَتَبَ\nوَلَدٌ — a boy')
  await paste.getByRole('button', { name: 'Add 2 words' }).click()
  await dialog.getByRole('button', { name: 'Save words' }).click()
  await expect(toast(page, 'Words saved')).toBeVisible()
  await page.goto('/healthz')

  await signIn(aisha)
  await page.goto(`/classes/${course.rand}/lessons/${id}`)
  // with the article too, and whole
  await expect(word(page, 'الْكِتَابِ')).toBeVisible()
  await expect(word(page, 'كَتَبَ')).toHaveText('كَتَبَ')
  await expectAccessible(page)
  await word(page, 'كِتَابٌ').focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'كِتَابٌ' })
  await expect(sheet).toContainText('a book')
  await expect(sheet).toContainText('كُتُبٌ')
  await expect(sheet.getByRole('button', { name: 'Add to my words' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sheet).toContainText('In my words')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(word(page, 'كِتَابٌ')).toBeFocused()
  await expect.poll(() => stored(school, aisha)).toMatchObject([{ text: 'كِتَابٌ' }])
})

test('a student reviews words from the dashboard, undoes the last answer, and each answer reaches the school (R-WORDS-003)', {
  tag: ['@journey', '@wide'],
}, async ({ page, school, signIn }) => {
  const { aisha, course, id } = await addLesson(school, WORDS)
  const address = { class_id: String(course.id), lesson_id: String(id) }
  const lesson = await school.call('/api.php', 'get_lesson_details', address, aisha)
  const words = lesson.words.map((it: { id: number }) => String(it.id))
  await school.call('/api.php', 'addMyWords', { words }, aisha)
  const yesterday = Math.floor(Date.now() / 1000) - 5 * 86_400
  const wrote = lesson.words[1]
  const review = { id: 'review-of-the-browser', word: String(wrote.card), rating: 3, at: yesterday }
  await school.call('/api.php', 'syncReviews', { reviews: [review] }, aisha)

  await signIn(aisha)
  await page.goto('/')
  const card = page
    .getByRole('region')
    .filter({ hasText: 'My words' })
    .or(page.locator('.card', { hasText: 'My words' }))
  await expect(card.first()).toContainText('1 word is due · 2 new words')
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start review' }).click()

  // the due word is typed; without its marks it is right, and the answer has them
  await expect(page.getByText('Word 1 of 3')).toBeVisible()
  await page.getByLabel('Write the word in Arabic').fill('كتب')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Right' })).toBeVisible()
  await expect(page.locator('.word-large')).toHaveText('كَتَبَ')
  await expectAccessible(page)
  await page.keyboard.press('Enter')

  // a new word is seen, recalled and rated by keys
  await expect(page.locator('.word-large')).toHaveText('كِتَابٌ')
  await expect(page.getByText('a book')).toBeHidden()
  await page.keyboard.press(' ')
  await expect(page.getByText('a book')).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.locator('.word-large')).toHaveText('وَلَدٌ')
  await page.keyboard.press('Control+z')
  await expect(page.locator('.word-large')).toHaveText('كِتَابٌ')
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await page.getByRole('button', { name: 'Good' }).click()
  // Back ends the review with what was answered, and does not leave the page
  await page.goBack()
  await expect(page.getByRole('heading', { name: '2 words reviewed' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to my words' }).click()
  await page.getByRole('button', { name: 'Start review' }).click()
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await page.getByRole('button', { name: 'Easy' }).click()
  await expect(page.getByRole('heading', { name: '1 word reviewed' })).toBeVisible()
  await expect(page.getByText('1 of 1 recalled at first')).toBeVisible()
  await page.getByRole('button', { name: 'Back to my words' }).click()
  await expect(page.getByText('Nothing is due today.')).toBeVisible()
  await expectAccessible(page)
  const logs = (await stored(school, aisha)).map((it: { log: unknown[] }) => it.log.length)
  // the undone answer, the row that undoes it, and the one that counts
  expect(logs).toEqual([3, 2, 1])
})

test('words are reviewed without a connection, and sent when it is back (R-WORDS-002, R-WORDS-003, R-WORDS-004)', {
  tag: '@wide',
}, async ({ page, context, school, signIn }) => {
  allowConsoleMessage('net::ERR_INTERNET_DISCONNECTED')
  const { aisha, course, id } = await addLesson(school, WORDS)
  await signIn(aisha)
  await page.goto(`/classes/${course.rand}/lessons/${id}`)
  await expect(word(page, 'كِتَابٌ')).toBeVisible()
  await word(page, 'كِتَابٌ').click()
  // the code of the outbox and of the review is on the device of a student who keeps something
  await page.getByRole('dialog').getByRole('button', { name: 'Add to my words' }).click()
  await expect(page.getByRole('dialog')).toContainText('In my words')
  await page.goto('/words')
  await expect(page.getByText('1 new word')).toBeVisible()
  await page.getByRole('button', { name: 'Start review' }).click()
  await expect(page.getByRole('button', { name: 'Show the answer' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await page.getByRole('button', { name: 'Good' }).click()
  await expect(page.getByRole('heading', { name: '1 word reviewed' })).toBeVisible()
  expect((await stored(school, aisha))[0].log).toEqual([])
  await context.setOffline(false)
  await expect
    .poll(async () => (await stored(school, aisha))[0].log.length, { timeout: 60_000 })
    .toBe(1)
})
