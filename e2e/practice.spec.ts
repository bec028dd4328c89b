import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { readJson } from '../server/test/http/post-fields.ts'
import { expectAccessible } from './a11y.ts'
import { allowConsoleMessage, expect, type RunningSchool, test, toast } from './fixtures.ts'
import { demoPath } from './lesson-editor.ts'
import { keepLesson } from './offline-page.ts'

async function uploadSound(school: RunningSchool, name: string): Promise<number> {
  const form = new FormData()
  form.append('action', 'uploadQuestionMedia')
  form.append('file', new File([new Uint8Array(readFileSync(demoPath(name)))], name))
  const response = await fetch(`${school.url}/api.php`, {
    ...{ method: 'POST', body: form },
    headers: { authorization: `Bearer ${school.admin.token}` },
  })
  return Number((await readJson<{ data: { id: string } }>(response)).data.id)
}

/** A lesson with these fields and a student of its class. */
async function addLesson(school: RunningSchool, fields: object) {
  const course = await school.addClass()
  const id = await school.addLesson(course.id, { subject: 'Practice', ...fields })
  const amina = await school.addStudent()
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, amina)
  return { amina, course, id, path: `/classes/${course.rand}/lessons/${id}` }
}

/** A practice of exercises with answers of their own kinds. */
const practiceOf = (school: RunningSchool, checks: object[]) =>
  addLesson(school, {
    inputetype: 'Practice',
    checks: checks.map((it) => ({ answer: '-', ...it })),
  })

const marksOf = (text: string) => ({
  kind: 'marks',
  question: `Marks of ${text}`,
  content: { text },
})

/** Puts a fatḥah on each of the three letters of a word. */
async function addFathahs(card: Locator) {
  for (let part = 0; part < 3; part++)
    await card.locator('.marks-sign').filter({ hasText: 'ـَ' }).click()
}

const start = (page: Page) => page.getByRole('button', { name: 'Start practising' }).click()
const check = (card: Locator) => card.getByRole('button', { name: 'Check', exact: true }).click()
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()
const cardOf = (page: Page, question: string) =>
  page.getByRole('article').filter({ hasText: question })

/** Counts the sounds that the page begins to play, in the document or not. */
const watchSounds = (page: Page) =>
  page.addInitScript(() => {
    const played: string[] = []
    Object.assign(window, { played })
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = async function (this: HTMLMediaElement) {
      await play.call(this)
      played.push(this.src)
    }
  })
const countOfSounds = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'played') as string[]).length)

test('a sound is heard as often as a student likes, also slowly and by keys, and a question in writing stands for it (R-LEARN-001, R-LEARN-002)', async ({
  page,
  school,
  signIn,
}) => {
  const [sound, slow] = [
    await uploadSound(school, 'letter-sin.mp3'),
    await uploadSound(school, 'letter-sad.mp3'),
  ]
  const alternative = 'Which word means a sword?'
  const { amina, path } = await practiceOf(school, [
    {
      ...{ kind: 'hear', question: 'Which word do you hear?', media: String(sound) },
      content: { options: ['سَيْفٌ', 'صَيْفٌ'], slow, alternative },
    },
    { kind: 'dictation', question: 'Write what you hear.', answer: 'سَيْفٌ', media: String(sound) },
  ])
  await watchSounds(page)
  await signIn(amina)
  await page.goto(path)
  await start(page)
  const heard = cardOf(page, 'Which word do you hear?')
  for (let times = 1; times <= 3; times++) {
    await heard.getByRole('button', { name: 'Listen', exact: true }).click()
    await expect.poll(() => countOfSounds(page)).toBe(times)
  }
  await heard.getByRole('button', { name: 'Slowly' }).click()
  await expect.poll(() => countOfSounds(page)).toBe(4)
  await expect(heard.getByText(alternative)).toBeHidden()
  const noSound = heard.getByText('I cannot hear this')
  expect((await noSound.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await noSound.click()
  await expect(heard.getByText(alternative)).toBeVisible()
  // nothing tells what is heard
  expect(await heard.locator('audio').getAttribute('src')).not.toContain('letter-sin')
  await expectAccessible(page)
  await heard.getByRole('radio', { name: 'صَيْفٌ' }).check()
  await check(heard)
  await expect(heard.getByRole('heading')).toContainText('Wrong')
  await next(page)

  const dictation = cardOf(page, 'Write what you hear.')
  await dictation.getByRole('textbox').focus()
  const before = await countOfSounds(page)
  await page.keyboard.press('Control+Space')
  await expect.poll(() => countOfSounds(page)).toBe(before + 1)
  await expect(dictation.getByRole('textbox')).toBeFocused()
  await dictation.getByRole('textbox').fill('سيف')
  await check(dictation)
  await expect(dictation.getByRole('heading')).toContainText('Right')
  // what was wrong returns at the end
  await next(page)
  await heard.getByRole('radio', { name: 'سَيْفٌ' }).check()
  await check(heard)
  await page.getByRole('button', { name: 'See the result' }).click()
  await expect(page.getByText('1 of 2 right at the first answer')).toBeVisible()
})

test('words of a bank are tapped into gaps, letters join as they are placed, and a letter has nine signs (R-LEARN-003, R-LEARN-004, R-LEARN-005)', async ({
  page,
  school,
  signIn,
}) => {
  const bank = { line: 'هٰذَا {{كِتَابٌ}} {{جَدِيدٌ}}', fromBank: true, decoys: ['بَيْتٌ'] }
  const { amina, path } = await practiceOf(school, [
    { kind: 'gap', question: 'Fill from the bank.', content: bank },
    { kind: 'order', question: 'Join.', content: { text: 'كِتَاب', unit: 'letters' } },
    { kind: 'marks', question: 'Endings.', content: { text: 'جَاءَ الوَلَدُ', asked: 'endings' } },
  ])
  await signIn(amina)
  await page.goto(path)
  await start(page)
  const gap = cardOf(page, 'Fill from the bank.')
  const words = gap.getByRole('group', { name: 'Words to choose from' })
  await expect(words.getByRole('button')).toHaveCount(3)
  for (const word of ['كِتَابٌ', 'جَدِيدٌ']) await words.getByRole('button', { name: word }).click()
  await expect(words.getByRole('button', { name: 'كِتَابٌ' })).toBeDisabled()
  await check(gap)
  await expect(gap.getByRole('heading')).toContainText('Right')
  await next(page)

  const order = cardOf(page, 'Join.')
  const tiles = order.getByRole('group', { name: 'Tiles to place' })
  for (const letter of ['كِ', 'تَ', 'ا', 'ب'])
    await tiles.getByRole('button', { name: letter, exact: true }).click()
  await expect(order.getByRole('status').filter({ hasText: 'كِتَاب' })).toHaveCount(1)
  // a placed tile is taken back
  await order.getByRole('button', { name: 'ب, take back' }).click()
  await expect(order.getByRole('status').filter({ hasText: 'كِتَا' })).toHaveText('كِتَا')
  await tiles.getByRole('button', { name: 'ب', exact: true }).click()
  await check(order)
  await expect(order.getByRole('heading')).toContainText('Right')
  await next(page)

  const marks = cardOf(page, 'Endings.')
  await expect(marks.locator('[data-part]')).toHaveCount(2)
  await expect(marks.locator('.marks-sign')).toHaveCount(9)
  await marks.locator('[data-part="1"]').click()
  await marks.getByRole('button', { name: 'ḍammah', exact: true }).click()
  await marks.locator('[data-part="0"]').click()
  await marks.getByRole('button', { name: 'fatḥah', exact: true }).click()
  await check(marks)
  await expect(marks.getByRole('heading')).toContainText('Right')
})

test('a wide table keeps its first column in view, and the sentence of iʿrāb follows the choices (R-LEARN-007, R-LEARN-008)', async ({
  page,
  school,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const heads = ['', 'past', 'present', 'command', 'noun', 'place']
  const row = ['she', 'كَتَبَتْ', 'تَكْتُبُ', 'اُكْتُبِي', 'كِتَابَة', '{{مَكْتَب}}']
  const words = [{ text: 'الوَلَدُ', kind: 'noun', role: 'doer', case: 'nominative', sign: 'dammah' }]
  const { amina, path } = await practiceOf(school, [
    { kind: 'table', question: 'The table.', content: { rows: [heads, row] } },
    { kind: 'parse', question: 'Parse.', content: { words } },
  ])
  await signIn(amina)
  await page.goto(path)
  await start(page)
  const table = cardOf(page, 'The table.')
  await table.getByRole('textbox').fill('مكتب')
  await table.getByRole('textbox').scrollIntoViewIfNeeded()
  await expect(table.getByRole('rowheader', { name: 'she' })).toBeInViewport({ ratio: 1 })
  await check(table)
  await expect(table.getByRole('heading')).toContainText('Right')
  await next(page)
  const parse = cardOf(page, 'Parse.')
  for (const [index, value] of ['noun', 'doer', 'nominative', 'dammah'].entries())
    await parse.getByRole('combobox').nth(index).selectOption(value)
  await expect(
    parse.getByRole('status').filter({ hasText: 'فاعل مرفوع وعلامة رفعه الضمة' }),
  ).toBeVisible()
})

test('after five minutes a practice offers to stop, and goes on if the student wants to (R-LEARN-011)', async ({
  page,
  school,
  signIn,
}) => {
  const { amina, path } = await practiceOf(school, ['كَتَبَ', 'ذَهَبَ', 'شَرِبَ'].map(marksOf))
  await signIn(amina)
  await page.clock.install()
  await page.goto(path)
  await start(page)
  const solve = async (text: string) => {
    const card = cardOf(page, `Marks of ${text}`)
    await addFathahs(card)
    await check(card)
    await next(page)
  }
  await page.clock.fastForward('04:30')
  await solve('كَتَبَ')
  await page.clock.fastForward('01:00')
  await solve('ذَهَبَ')
  await expect(page.getByRole('heading', { name: 'Five minutes are over' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(cardOf(page, 'Marks of شَرِبَ')).toBeVisible()
})

test('a teacher writes one exercise after another, copies one, and gives many their sounds from files named as the words (R-LEARN-010)', async ({
  page,
  school,
  signIn,
}) => {
  const { course, id } = await practiceOf(school, [
    { kind: 'dictation', question: 'Write what you hear.', answer: 'سَيْفٌ' },
    { kind: 'dictation', question: 'Write what you hear.', answer: 'صَيْفٌ' },
  ])
  await signIn(school.admin)
  await page.goto(`/admin/classes/manage/${course.id}/lessons/${id}`)
  await page.getByRole('button', { name: 'Edit question 2' }).click()
  await page.getByRole('button', { name: 'Done and next' }).click()
  // the next one has the kind and its instruction
  await expect(page.getByLabel('How question 3 is answered')).toHaveValue('dictation')
  await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue(
    'Write what you hear.',
  )
  await page.getByLabel('Correct answer').fill('قَلْبٌ')
  await page.getByRole('button', { name: 'Done with question 3' }).click()
  await page.getByRole('button', { name: 'Duplicate question 3' }).click()
  await page.getByLabel('Correct answer').fill('كَلْبٌ')
  await page.getByRole('button', { name: 'Done with question 4' }).click()

  await page.getByRole('button', { name: 'Add sounds' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add sounds' })
  const bytes = readFileSync(demoPath('letter-sin.mp3'))
  const file = (name: string) => ({ name, mimeType: 'audio/mpeg', buffer: bytes })
  await dialog
    .locator('input[type=file]')
    .setInputFiles([
      file('سيف.mp3'),
      file('صيف.mp3'),
      file('قَلْبٌ.mp3'),
      file('4.mp3'),
      file('درس.mp3'),
    ])
  await expect(dialog.getByText('no sound yet')).toHaveCount(0)
  await expect(dialog.getByRole('alert')).toContainText('درس.mp3')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByRole('button', { name: 'Save Lesson' }).click()
  await expect(toast(page, 'Lesson updated successfully!')).toBeVisible()
  const checks = await school.call(
    '/lessonsAction.php',
    'getLessonChecks',
    { lesson_id: id },
    school.admin,
  )
  expect(
    checks.map((it: { answer: string; media?: object }) => [it.answer, Boolean(it.media)]),
  ).toEqual(['سَيْفٌ', 'صَيْفٌ', 'قَلْبٌ', 'كَلْبٌ'].map((it) => [it, true]))
})

test('layers of lines are hidden one by one, and Play all waits after each line so that it can be repeated (R-LEARN-009)', async ({
  page,
  school,
  signIn,
}) => {
  const blocks = await twoLines(school)
  const { amina, path } = await addLesson(school, { blocks: JSON.stringify(blocks) })
  await watchSounds(page)
  await signIn(amina)
  await page.goto(path)
  const arabic = page.getByText('صَبَاحُ الخَيْرِ')
  for (const [layer, text] of [
    ['Hide Arabic', arabic],
    ['Hide transliteration', page.getByText('ṣabāḥu l-khayr', { exact: true })],
    ['Hide translation', page.getByText('good morning', { exact: true })],
  ] as const) {
    await page.getByRole('button', { name: layer, exact: true }).click()
    await expect(text).toBeHidden()
    await page.getByRole('button', { name: layer, exact: true }).click()
    await expect(text).toBeVisible()
  }
  await expectAccessible(page)
  const items = page.locator('.interlinear li')
  await page.getByRole('button', { name: 'Play all' }).click()
  await expect(items.first()).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => countOfSounds(page)).toBe(1)
  // the line stays the present one while it is repeated
  await expect(items.nth(1)).toHaveAttribute('aria-current', 'true', { timeout: 20_000 })
  await expect.poll(() => countOfSounds(page)).toBe(2)
  await page.getByRole('button', { name: 'Play all' }).click()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.locator('.interlinear [aria-current]')).toHaveCount(0)
})

const twoLines = async (school: RunningSchool) => [
  {
    kind: 'lines',
    title: 'Greetings',
    lines: [
      {
        ...{ arabic: 'صَبَاحُ الخَيْرِ', latin: 'ṣabāḥu l-khayr', translation: 'good morning' },
        file: await uploadSound(school, 'letter-sin.mp3'),
      },
      {
        ...{ arabic: 'صَبَاحُ النُّورِ', latin: 'ṣabāḥu n-nūr', translation: 'good morning to you' },
        file: await uploadSound(school, 'letter-sad.mp3'),
      },
    ],
  },
]

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

  test('a kept practice is done with its sounds, and its result reaches the teacher later (R-LEARN-001, R-LEARN-009, R-LEARN-011)', async ({
    page,
    context,
    school,
    signIn,
  }) => {
    test.slow()
    allowConsoleMessage('net::ERR_')
    const media = String(await uploadSound(school, 'letter-sin.mp3'))
    const { amina, course, path, id } = await practiceOf(school, [
      {
        ...{ kind: 'hear', question: 'Which word do you hear?', media },
        content: { options: ['سَيْفٌ', 'صَيْفٌ'] },
      },
      marksOf('كَتَبَ'),
    ])
    const lines = await school.addLesson(course.id, {
      ...{ subject: 'Lines', blocks: JSON.stringify(await twoLines(school)) },
    })
    await watchSounds(page)
    await signIn(amina)
    await page.goto('/my-classes')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    const ofLines = `/classes/${course.rand}/lessons/${lines}`
    for (const it of [path, ofLines]) await keepLesson(page, it)
    await context.setOffline(true)

    await page.goto(ofLines)
    await page.getByRole('button', { name: 'Play line 2' }).click()
    await expect.poll(() => countOfSounds(page)).toBe(1)
    await expect(page.getByText('The sound did not load.')).toBeHidden()

    await page.goto(path)
    await start(page)
    const heard = cardOf(page, 'Which word do you hear?')
    await heard.getByRole('button', { name: 'Listen', exact: true }).click()
    await expect.poll(() => countOfSounds(page)).toBe(1)
    await expect(page.getByText('The sound did not load.')).toBeHidden()
    await heard.getByRole('radio', { name: 'سَيْفٌ' }).check()
    await check(heard)
    await next(page)
    const marks = cardOf(page, 'Marks of كَتَبَ')
    await addFathahs(marks)
    await check(marks)
    await page.getByRole('button', { name: 'See the result' }).click()
    await expect(
      page.getByText('Kept on this phone; it is sent when you are connected.'),
    ).toBeVisible()
    await context.setOffline(false)
    const tried = async () => {
      const fields = { lesson_id: String(id) }
      const { exercises } = await school.call(
        '/lessonsAction.php',
        'getPracticeResults',
        fields,
        school.admin,
      )
      return exercises.map((it: { tried: number }) => it.tried)
    }
    await expect.poll(tried, { timeout: 60_000 }).toEqual([1, 1])
  })
})
