import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { readJson } from '../server/test/http/post-fields.ts'
import { allowConsoleMessage, expect, type RunningSchool, type TestUser, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const DAY = 86_400
const LETTERS = ['سَيْف', 'صَيْف', 'قَلْب', 'كَلْب', 'هَرَم', 'حَرَم']
const SOUNDS = ['sin', 'sad', 'qaf', 'kaf', 'ha', 'hha']

async function uploadSound(school: RunningSchool, name: string): Promise<number> {
  const form = new FormData()
  form.append('action', 'uploadQuestionMedia')
  const bytes = readFileSync(join(import.meta.dirname, `../server/demo/media/letter-${name}.mp3`))
  form.append('file', new File([bytes], `${name}.mp3`))
  const headers = { authorization: `Bearer ${school.admin.token}` }
  const sent = { method: 'POST', headers, body: form }
  const response = await fetch(`${school.url}/api.php`, sent)
  return (await readJson<{ data: { id: number } }>(response)).data.id
}

/** Thirty words with a sound each, which the student added and reviewed once, so that all are due. */
async function addDueWords(school: RunningSchool, aisha: TestUser) {
  const course = await school.addClass()
  const id = await school.addLesson(course.id, { subject: 'Thirty words' })
  const words = []
  for (let index = 0; index < 30; index++) {
    // two words of the same letters would be one card
    const text = `${LETTERS[index % 6]} ${'ابتثج'[Math.floor(index / 6)]}`
    words.push({
      ...{ text, meaning: `meaning ${index + 1}` },
      file: Number(await uploadSound(school, SOUNDS[index % 6] ?? '')),
    })
  }
  const fields = { lesson_id: String(id), words }
  await school.call('/lessonsAction.php', 'saveLessonWords', fields, school.admin)
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, aisha)
  const address = { class_id: String(course.id), lesson_id: String(id) }
  const lesson = await school.call('/api.php', 'get_lesson_details', address, aisha)
  const own: { id: number; card: number }[] = lesson.words
  await school.call('/api.php', 'addMyWords', { words: own.map((it) => String(it.id)) }, aisha)
  const at = Math.floor(Date.now() / 1000) - 9 * DAY
  const reviews = own.map(({ card }) => ({
    id: `review-${card}`,
    word: String(card),
    rating: 3,
    at,
  }))
  await school.call('/api.php', 'syncReviews', { reviews }, aisha)
  return new Map(words.map((it) => [it.meaning, it.text]))
}

/** Answers the word that is asked, and plays its sound if it is to be heard. True if it was. */
async function answer(page: Page, textOf: ReadonlyMap<string, string>): Promise<boolean> {
  const show = page.getByRole('button', { name: 'Show the answer' })
  const listen = page.getByRole('heading', { name: 'Which word do you hear?' })
  const field = page.getByLabel('Write the word in Arabic')
  await expect(show.or(listen).or(field)).toBeVisible()
  if (await show.isVisible()) {
    await show.click()
    await page.getByRole('button', { name: 'Good' }).click()
    return false
  }
  const isHeard = await listen.isVisible()
  if (isHeard) {
    await page.getByRole('button', { name: 'Listen', exact: true }).click()
    await expect(page.getByText('The sound did not load.')).toBeHidden()
    await page.keyboard.press('1')
  } else {
    const meaning = await page.locator('.word-meaning').textContent()
    await field.fill(textOf.get(meaning?.trim() ?? '') ?? '')
    await page.getByRole('button', { name: 'Check' }).click()
  }
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  return isHeard
}

test('thirty due words with sounds cost at most 60 KB at first and none afterwards, and are reviewed without a connection on a phone that keeps no lesson (R-WORDS-003, R-WORDS-004)', async ({
  page,
  context,
  school,
  signIn,
}) => {
  test.slow()
  allowConsoleMessage('net::ERR_INTERNET_DISCONNECTED')
  const aisha = await school.addStudent()
  const textOf = await addDueWords(school, aisha)
  await signIn(aisha)
  await page.goto('/')
  let bytes = 0
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    const isWords = response.request().postData()?.includes('getMyWords')
    if (!pathname.startsWith('/media/') && !isWords) return
    bytes += (await response.request().sizes()).responseBodySize
  })
  await page.goto('/words')
  await expect(page.getByText('30 words are due')).toBeVisible()
  const isKept = () => page.evaluate(async () => Boolean(await caches.match('/keeps-words')))
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true)
  const sounds = () =>
    page.evaluate(
      (name) =>
        new Promise<number>((resolve) => {
          const opened = indexedDB.open(name)
          opened.onsuccess = () => {
            const found = opened.result.transaction('reads').objectStore('reads').get('word-sounds')
            found.onsuccess = () => {
              opened.result.close()
              resolve(Object.keys(found.result?.data ?? {}).length)
            }
          }
        }),
      `offline-${aisha.id}`,
    )
  await expect.poll(sounds).toBeGreaterThanOrEqual(9)
  test.info().annotations.push({ type: 'bytes', description: String(bytes) })
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThanOrEqual(60_000)

  await context.setOffline(true)
  bytes = 0
  await page.goto('/words')
  await expect(page.getByText('Offline: the words of this phone.')).toBeVisible()
  await page.getByRole('button', { name: 'Start review' }).click()
  let heard = 0
  const done = page.getByRole('heading', { name: /words reviewed/ })
  for (let count = 0; count < 60 && !(await done.isVisible()); count++)
    if (await answer(page, textOf)) heard++
  await expect(done).toBeVisible()
  expect(heard).toBeGreaterThanOrEqual(9)
  expect(bytes).toBe(0)
  await context.setOffline(false)
  const reviewed = async () =>
    (await school.call('/api.php', 'getMyWords', {}, aisha)).words.filter(
      (it: { reviews: number }) => it.reviews > 1,
    ).length
  await expect.poll(reviewed, { timeout: 90_000 }).toBe(30)
})
