import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { expect, type RunningSchool, test, toast } from './fixtures.ts'
import { inArabic, readArabic, textOfKey } from './in-arabic.ts'

/** An exercise of each kind, and what answers it by keyboard. */
const EXERCISES: {
  kind: string
  content?: object
  answer?: string
  /** A line as a teacher pastes it; `#` stands for its number. */
  line: string
  solve: (card: Locator, page: Page) => Promise<void>
}[] = [
  {
    kind: 'hear',
    content: { options: ['سَيْفٌ', 'صَيْفٌ'] },
    line: 'سَيْفٌ# | صَيْفٌ#',
    async solve(card, page) {
      await card.getByRole('radio', { name: 'سَيْفٌ' }).focus()
      await page.keyboard.press('Space')
    },
  },
  {
    kind: 'dictation',
    answer: 'كِتَابٌ',
    line: 'كِتَابٌ#',
    async solve(card, page) {
      await card.getByRole('textbox').focus()
      await page.keyboard.insertText('كتاب')
    },
  },
  {
    kind: 'gap',
    content: { line: 'هٰذَا {{كِتَابٌ}} {{جَدِيدٌ}}' },
    line: 'هٰذَا [كِتَابٌ#]',
    async solve(card, page) {
      for (const [index, word] of ['كتاب', 'جديد'].entries()) {
        await card.getByRole('textbox').nth(index).focus()
        await page.keyboard.insertText(word)
      }
    },
  },
  {
    kind: 'order',
    content: { text: 'ذَهَبَ الوَلَدُ إِلَى البَيْتِ' },
    line: 'ذَهَبَ الوَلَدُ إِلَى بَيْتِ#',
    async solve(card, page) {
      for (const word of ['ذَهَبَ', 'الوَلَدُ', 'إِلَى', 'البَيْتِ'])
        await press(card.locator('[data-tiles]').getByRole('button', { name: word }), page)
    },
  },
  {
    kind: 'match',
    content: {
      pairs: ['book', 'pen', 'house'].map((text, index) => ({
        left: { text: ['كِتَابٌ', 'قَلَمٌ', 'بَيْتٌ'][index] },
        right: { text },
      })),
    },
    line: 'كِتَابٌ = book #; قَلَمٌ = pen #; بَيْتٌ = house #',
    async solve(card, page) {
      for (const word of ['book', 'pen', 'house'])
        await press(card.getByRole('list').last().getByRole('button', { name: word }), page)
    },
  },
  {
    kind: 'marks',
    content: { text: 'كَتَبَ' },
    line: 'كَتَبَ#',
    async solve(card, page) {
      await press(card.locator('[data-part="0"]'), page)
      for (let part = 0; part < 3; part++)
        await press(card.locator('.marks-sign').filter({ hasText: 'ـَ' }), page)
    },
  },
  {
    kind: 'table',
    content: {
      rows: [
        ['', 'الماضي', 'المضارع'],
        ['هُوَ', 'كَتَبَ', '{{يَكْتُبُ}}'],
      ],
    },
    line: '\tpast\nhe #\t{{كَتَبَ}}\n',
    async solve(card, page) {
      await card.getByRole('textbox').focus()
      await page.keyboard.insertText('يكتب')
    },
  },
  {
    kind: 'parse',
    content: { words: [{ text: 'الوَلَدُ', kind: 'noun', role: 'doer', case: 'nominative' }] },
    line: 'جَاءَ: فعل، فعل ماضٍ، مبني؛ الوَلَدُ#: اسم، فاعل، مرفوع',
    async solve(card) {
      for (const [index, value] of ['noun', 'doer', 'nominative'].entries())
        await card.getByRole('combobox').nth(index).selectOption(value)
    },
  },
]

const LANGUAGES = [
  { language: 'en', width: 390 },
  { language: 'ar', width: 360 },
] as const

/** Activates a control by keyboard, which must be able to reach it. */
async function press(control: Locator, page: Page) {
  await control.focus()
  await expect(control).toBeFocused()
  await page.keyboard.press('Enter')
}

const textIn = (language: 'en' | 'ar') => (english: string, start?: string) =>
  language === 'ar' ? inArabic(english, start) : english

async function expectFits(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'the page is not wider than the screen').toBeLessThanOrEqual(0)
}

/** A practice of these kinds, and a student of its class. */
async function addPractice(school: RunningSchool, exercises = EXERCISES) {
  const course = await school.addClass()
  const checks = exercises.map(({ kind, content, answer = '-' }) => ({
    ...{ kind, question: `Exercise ${kind}`, answer, ...(content && { content }) },
  }))
  const id = await school.addLesson(course.id, {
    ...{ subject: 'Practice of all kinds', inputetype: 'Practice', checks },
  })
  const amina = await school.addStudent()
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, amina)
  return { course, id, amina }
}

for (const { language, width } of LANGUAGES) {
  const text = textIn(language)

  test(`a student does a practice of every kind of exercise by keyboard, ${language} at ${width} px (R-LEARN-001 to R-LEARN-008, R-LEARN-011)`, {
    tag: language === 'en' ? '@journey' : '@wide',
  }, async ({ page, school, signIn }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    const { course, id, amina } = await addPractice(school)
    if (language === 'ar') await readArabic(page.context(), school)
    await signIn(amina)
    await page.goto(`/classes/${course.rand}/lessons/${id}`)
    await press(page.getByRole('button', { name: text('Start practising') }), page)
    for (const [index, { kind, solve }] of EXERCISES.entries()) {
      const card = page.getByRole('article').filter({ hasText: `Exercise ${kind}` })
      await expect(card).toBeVisible()
      await solve(card, page)
      await expectFits(page)
      await expectAccessible(page)
      await press(card.getByRole('button', { name: text('Check', 'exams_'), exact: true }), page)
      const verdict = card.getByRole('heading')
      await expect(verdict).toBeFocused()
      await expect(verdict, kind).toContainText(text('Right', 'exams_'))
      await expectFits(page)
      const isLast = index === EXERCISES.length - 1
      await press(
        page.getByRole('button', {
          name: isLast ? text('See the result') : text('Next', 'exercises_'),
        }),
        page,
      )
    }
    await expect(
      page.getByText(text('Each exercise was right once. This lesson counts as read.')),
    ).toBeVisible()
    await expect(page.getByText(text('Your teacher can see how it went.'))).toBeVisible()
    await expectAccessible(page)
  })

  test(`the editor of every kind of exercise fits a phone, ${language} at ${width} px (R-LEARN-001 to R-LEARN-008, R-LEARN-010)`, async ({
    page,
    school,
    signIn,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    const { course, id } = await addPractice(school)
    if (language === 'ar') await readArabic(page.context(), school)
    await signIn(school.admin)
    await page.goto(`/admin/classes/manage/${course.id}/lessons/${id}`)
    for (const [index, { kind }] of EXERCISES.entries()) {
      const edit = text('Edit question {number}').replace('{number}', String(index + 1))
      await press(page.getByRole('button', { name: edit, exact: true }), page)
      await expectFits(page)
      await expectAccessible(page)
      const done = text('Done with question {number}').replace('{number}', String(index + 1))
      await press(page.getByRole('button', { name: done, exact: true }), page)
      await expect(page.getByText(`Exercise ${kind}`)).toBeVisible()
    }
  })
}

test('Back ends a round of practice and keeps its answers (R-LEARN-011)', async ({
  page,
  school,
  signIn,
}) => {
  const { course, id, amina } = await addPractice(school)
  const tried = async () => {
    const fields = { lesson_id: String(id) }
    const results = await school.call(
      '/lessonsAction.php',
      'getPracticeResults',
      fields,
      school.admin,
    )
    return results.exercises.map((it: { tried: number }) => it.tried).slice(0, 3)
  }
  const solve = async (index: number) => {
    const exercise = EXERCISES[index]
    if (!exercise) throw new Error(`There is no exercise ${index}`)
    const card = page.getByRole('article').filter({ hasText: `Exercise ${exercise.kind}` })
    await exercise.solve(card, page)
    await card.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(card.getByRole('heading')).toContainText('Right')
  }
  const lesson = `/classes/${course.rand}/lessons/${id}`
  await signIn(amina)
  await page.goto(lesson)
  await page.getByRole('button', { name: 'Start practising' }).click()
  await solve(0)
  await page.goBack()
  await expect(page.getByText('Your teacher can see how it went.')).toBeVisible()
  await expect(page).toHaveURL(lesson)
  await expect.poll(tried).toEqual([1, 0, 0])
})

test('the only exercise of a practice can be answered again after each wrong answer (R-LEARN-011)', async ({
  page,
  school,
  signIn,
}) => {
  const { course, id, amina } = await addPractice(school, EXERCISES.slice(0, 1))
  await signIn(amina)
  await page.goto(`/classes/${course.rand}/lessons/${id}`)
  await page.getByRole('button', { name: 'Start practising' }).click()
  const answer = async (word: string) => {
    await page.getByRole('radio', { name: word }).check()
    await page.getByRole('button', { name: 'Check', exact: true }).click()
  }
  for (let times = 1; times <= 2; times++) {
    await answer('صَيْفٌ')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await answer('سَيْفٌ')
  await page.getByRole('button', { name: 'See the result' }).click()
  await expect(page.getByText('0 of 1 right at the first answer')).toBeVisible()
})

test('a teacher adds ten exercises of one kind with five taps and a paste (R-LEARN-010)', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.addClass()
  const id = await school.addLesson(course.id, { subject: 'Ten', inputetype: 'Practice' })
  await signIn(school.admin)
  await page.goto(`/admin/classes/manage/${course.id}/lessons/${id}`)
  let total = 0
  for (const { kind, line } of EXERCISES) {
    let taps = 0
    const startedAt = Date.now()
    const tap = async (control: Locator) => {
      taps++
      await control.click()
    }
    await tap(page.getByRole('button', { name: 'Paste lines' }))
    const dialog = page.getByRole('dialog', { name: 'Paste lines' })
    taps += 2
    await dialog.getByRole('combobox').selectOption(kind)
    taps++
    const letters = 'بتثجحخدذرز'
    const lines = Array.from({ length: 10 }, (_, index) =>
      line.replaceAll('#', kind === 'parse' || kind === 'marks' ? '' : (letters[index] ?? '')),
    )
    await dialog.getByRole('textbox').fill(lines.join('\n'))
    await tap(dialog.getByRole('button', { name: 'Add 10 exercises' }))
    await expect(dialog).toHaveCount(0)
    total += 10
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    console.log(`ten exercises of the kind ${kind}: ${taps} taps, ${seconds} s`)
    expect(taps, kind).toBeLessThanOrEqual(5)
  }
  expect(total).toBe(80)
  await page.getByRole('button', { name: 'Save Lesson' }).click()
  await expect(toast(page, 'Lesson updated successfully!')).toBeVisible()
  const { checks } = await school
    .call('/lessonsAction.php', 'getLessonChecks', { lesson_id: id }, school.admin)
    .then((it) => ({ checks: it }))
  expect(checks).toHaveLength(80)
})

for (const language of ['en', 'ar'] as const)
  test(`on a small phone the buttons of an exercise stand in one row (${language}, R-LEARN-010)`, async ({
    page,
    context,
    school,
    signIn,
  }) => {
    const course = await school.addClass()
    const id = await school.addLesson(course.id, { subject: 'One', inputetype: 'Practice' })
    await page.setViewportSize({ width: 360, height: 740 })
    await context.addCookies([{ name: 'language', value: language, url: school.url }])
    await signIn(school.admin)
    await page.goto(`/admin/classes/manage/${course.id}/lessons/${id}`)
    const paste = textOfKey('exercise_editor_paste_lines', language)
    await page.getByRole('button', { name: paste }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').selectOption('dictation')
    await dialog.getByRole('textbox').fill('كِتَابٌ')
    await dialog.locator('.btn-primary').click()
    await expect(dialog).toHaveCount(0)
    const edit = textOfKey('lessons_edit_question_number', language).split('{')[0] ?? ''
    await page.getByRole('button', { name: edit }).click()
    const buttons = page.locator('fieldset .editor-question-bar button')
    await expect(buttons).toHaveCount(3)
    const tops = await buttons.evaluateAll((all) =>
      all.map((it) => Math.round(it.getBoundingClientRect().top)),
    )
    expect(new Set(tops).size, String(tops)).toBe(1)
  })
