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
import { keepLesson } from './offline-page.ts'
import { saveWordsAndOpen } from './save-words.ts'

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
/** The words of a lesson as the student gets them, in `My words`. */
async function addAll(
  school: RunningSchool,
  { course, id }: { course: { id: string }; id: string },
  student: TestUser,
): Promise<{ id: number; card: number }[]> {
  const address = { class_id: String(course.id), lesson_id: String(id) }
  const { words } = await school.call('/api.php', 'get_lesson_details', address, student)
  const ids = words.map((it: { id: number }) => String(it.id))
  await school.call('/api.php', 'addMyWords', { words: ids }, student)
  return words
}
const daysAgo = (days: number) => Math.floor(Date.now() / 1000) - days * 86_400
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

  const lesson = `/classes/${course.rand}/lessons/${id}`
  await saveWordsAndOpen(page, { dialog, signIn, student: aisha, lesson })
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
  // the key works wherever the focus is: the button that was pressed is gone
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
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

test('a review offers to stop after five minutes, and its student chooses how many new words a day has (R-WORDS-003)', async ({
  page,
  school,
  signIn,
}) => {
  const seeded = await addLesson(school, WORDS)
  const { aisha } = seeded
  await addAll(school, seeded, aisha)
  await signIn(aisha)
  await page.clock.install()
  await page.goto('/words')
  await page.getByRole('button', { name: 'Start review' }).click()
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await page.clock.fastForward('05:01')
  await page.getByRole('button', { name: 'Good' }).click()
  await expect(page.getByRole('heading', { name: 'That was five minutes' })).toBeVisible()
  await expect(page.getByText('2 words are left. They can wait until later today.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('button', { name: 'Show the answer' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Back to my words' }).click()
  await page.getByLabel('New words a day').selectOption('0')
  await expect(toast(page, 'Saved')).toBeVisible()
  await expect(page.getByText('Nothing is due today.')).toBeVisible()
})

test('a teacher sees which words of a class are forgotten most and for whom one is set aside, and a word of two lessons is one (R-WORDS-005, R-WORDS-006)', async ({
  page,
  school,
  signIn,
}) => {
  const seeded = await addLesson(school, WORDS)
  const { aisha, course } = seeded
  const again = await school.addLesson(course.id, { subject: 'The book again', about: TEXT })
  const fields = { lesson_id: String(again), words: WORDS.slice(0, 1) }
  await school.call('/lessonsAction.php', 'saveLessonWords', fields, school.admin)
  const [book, wrote] = await addAll(school, seeded, aisha)
  const reviewsOf = (word: { card: number } | undefined, ratings: number[]) =>
    ratings.map((rating, index) => ({
      ...{ id: `review-${word?.card}-${index}`.padEnd(12, '-'), word: String(word?.card), rating },
      at: daysAgo(40 - 2 * index),
    }))
  const reviews = [...reviewsOf(book, [3, ...Array(8).fill(1)]), ...reviewsOf(wrote, [3, 1, 3])]
  await school.call('/api.php', 'syncReviews', { reviews }, aisha)

  await signIn(school.admin)
  await page.goto(`/admin/classes/manage/${course.id}?tab=words`)
  await expect(page.getByRole('heading', { name: 'Words that are forgotten' })).toBeVisible()
  const words = page.getByRole('row').filter({ hasText: /a book|he wrote/ })
  await expect(words).toHaveCount(2)
  await expect(words.first()).toContainText('كِتَابٌ')
  await expect(words.first()).toContainText(aisha.name)
  await expect(words.last()).toContainText('كَتَبَ')
  await expectAccessible(page)
  await page.goto('/healthz')

  await signIn(aisha)
  for (const lesson of [seeded.id, again]) {
    await page.goto(`/classes/${course.rand}/lessons/${lesson}`)
    await expect(page.getByText('This is a new book.')).toBeVisible()
  }
  await page.goto('/words')
  const own = page.getByRole('listitem').filter({ hasText: 'كِتَابٌ' })
  await expect(own).toHaveCount(1)
  await expect(own).toContainText('Seen in 2 lessons')
  await expect(own).toContainText('Set aside after eight failures')
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

  test('a kept lesson has its words as buttons, and one that is added there reaches the school later (R-WORDS-002)', async ({
    page,
    context,
    school,
    signIn,
  }) => {
    test.slow()
    allowConsoleMessage('net::ERR_')
    const { aisha, course, id } = await addLesson(school, WORDS)
    const lesson = `/classes/${course.rand}/lessons/${id}`
    await signIn(aisha)
    await page.goto('/my-classes')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await keepLesson(page, lesson)
    await context.setOffline(true)
    await page.goto(lesson)
    await word(page, 'كِتَابٌ').click()
    const sheet = page.getByRole('dialog', { name: 'كِتَابٌ' })
    await expect(sheet).toContainText('a book')
    await sheet.getByRole('button', { name: 'Add to my words' }).click()
    await expect(sheet).toContainText('In my words')
    expect(await stored(school, aisha)).toEqual([])
    await context.setOffline(false)
    await expect
      .poll(() => stored(school, aisha), { timeout: 60_000 })
      .toMatchObject([{ text: 'كِتَابٌ' }])
  })
})
