import type { Locator } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { resultField, seedExam, submitButton } from './exam-page.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'
import { drawInk, hasInk } from './ink.ts'

const TYPED_QUESTIONS = [
  { kind: 'typed', question: 'Type “a school”.', answer: 'مَدْرَسَةٌ' },
  {
    kind: 'typed',
    question: 'Type “a teacher”, with its vowels.',
    answer: 'مُعَلِّمٌ',
    marks: 'asked',
  },
  { kind: 'typed', question: 'Type “a book”.', answer: 'كِتَابٌ', accepted: ['مُصْحَفٌ', 'سِفْرٌ'] },
  { kind: 'typed', question: 'What does قَلَمٌ mean?', answer: 'a pen' },
]

test('a student types the answers of an exam and sees each difference inside the word (R-ARABIC-003, R-ARABIC-005, R-ARABIC-006, R-ARABIC-007, R-ARABIC-009)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  // axe examines four screens
  test.slow()
  const exam = await seedExam(school, {
    questions: TYPED_QUESTIONS,
    near_credit: 0.5,
    theoryAnswer: '',
    about: '',
  })
  const scripts: string[] = []
  page.on('request', (it) => scripts.push(new URL(it.url()).pathname))
  const hasComparison = () => scripts.some((it) => it.includes('TypedComparison'))
  await signIn(exam.aisha)
  await page.goto(exam.path)
  await expect(page.getByRole('heading', { name: 'Type “a school”.' })).toBeVisible()
  const isPhone = (page.viewportSize()?.width ?? 0) < 640
  const field = (number: number) =>
    page.getByRole('group', { name: `Question ${number}` }).getByLabel('Your answer')
  const star = (name: string) =>
    page.getByRole('navigation', { name: 'Questions' }).getByRole('button', { name })
  const next = async () => {
    if (isPhone)
      await page
        .locator('.exam-dock')
        .getByRole('button', { name: /Next|Review/ })
        .click()
  }

  // by the on-screen keyboard, which leaves the buttons of the exam visible
  const keyboard = page.getByRole('group', { name: 'Arabic keyboard' })
  const question = (number: number) => page.getByRole('group', { name: `Question ${number}` })
  await question(1).getByRole('button', { name: 'Arabic keyboard' }).click()
  for (const key of ['م', 'د', 'ر', 'س', 'ه'])
    await keyboard.getByRole('button', { name: key, exact: true }).click()
  await expect(field(1)).toHaveValue('مدرسه')
  await expectAccessible(page)
  await next()

  // the keyboard opens with the next field
  await field(2).click()
  await expect(keyboard).toBeVisible()
  await keyboard.getByRole('button', { name: 'Use your own keyboard' }).click()
  await expect(keyboard).toHaveCount(0)
  await field(2).fill('mu3allim')
  await expect(question(2).getByText('You are writing in Latin letters')).toBeVisible()
  await expectAccessible(page)
  await next()
  await field(3).fill('ب'.repeat(220))
  await expect(field(3)).toHaveValue('ب'.repeat(200))
  await expect(question(3).getByText('0 letters left')).toBeVisible()
  await field(3).fill('كتب')
  await field(3).press('Enter')
  if (!isPhone) await expect(field(4)).toHaveValue('')
  await page.reload()
  if (isPhone) {
    await star('Review').click()
    await expect(page.getByText('Question 4 is blank.')).toBeVisible()
    const row = page.getByRole('listitem').filter({ hasText: 'Type “a teacher”' })
    await expect(row).toContainText('mu3allim')
    await expect(row).toContainText('In Latin letters; the answer is in Arabic')
    await expectAccessible(page)
  }
  await submitButton(page).click()
  await page.getByRole('button', { name: 'Go to question 4' }).click()
  await expect(page.getByText('Write an answer')).toBeVisible()
  await field(4).fill('a pen')
  if (isPhone) await star('Review').click()
  await submitButton(page).click()
  const sheet = page.getByRole('dialog', { name: 'Submit this exam?' })
  await expect(sheet).toContainText('Question 2 is answered in Latin letters')
  await expectAccessible(page)
  await expect(sheet.getByRole('button', { name: 'Submit now' })).toBeEnabled()
  await sheet.getByRole('button', { name: 'Go back' }).click()
  if (isPhone) await star('Question 2, answered').click()
  await field(2).fill('مُعَلِمٌ')
  await expect(question(2).getByText('You are writing in Latin letters')).toHaveCount(0)
  if (isPhone) await star('Review').click()
  expect(hasComparison(), 'before the submission').toBe(false)
  await submitButton(page).click()
  await expect(sheet.getByRole('button', { name: 'Submit now' })).toBeEnabled()
  await sheet.getByRole('button', { name: 'Submit now' }).click()
  await page.getByRole('button', { name: 'See your result' }).click()

  // two of four are nearly right, one is wrong
  await expect(resultField(page, 'Objective score')).toContainText('50%')
  const answer = (text: string) => page.getByRole('article').filter({ hasText: text })
  await expect(answer('Type “a school”.')).toContainText('Nearly right')
  await expect(answer('Type “a school”.')).toContainText('0.5 of 1 point')
  await expect(answer('Type “a school”.')).toContainText('You wrote ه; this word ends in ة.')
  await expect(answer('Type “a teacher”')).toContainText('ل has a shaddah (ـّ); you left it out.')
  await expect(answer('Type “a book”.')).toContainText('Wrong')
  await expect(answer('Type “a book”.')).toContainText('This word has ا; you left it out.')
  await expect(answer('Type “a book”.')).toContainText('Also right:')
  // right-to-left keys would change places in a line of Latin commas
  const keys = answer('Type “a book”.').locator('.typed-keys').getByRole('listitem')
  await expect(keys).toHaveText(['مُصْحَفٌ', 'سِفْرٌ'])
  const tops = await keys.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top))
  expect(tops[1]).toBeGreaterThan(tops[0] ?? 0)
  // the box covers the last letter and does not divide the word
  const word = answer('Type “a school”.').locator('bdi', { hasText: /^مدرسه$/ })
  const box = await answer('Type “a school”.')
    .locator('[data-place=different]')
    .first()
    .boundingBox()
  const whole = await word.evaluate((it) => {
    const range = document.createRange()
    range.selectNodeContents(it)
    return { left: range.getBoundingClientRect().left, texts: it.childNodes.length }
  })
  expect(whole.texts).toBe(1)
  expect(Math.abs((box?.x ?? 0) - whole.left)).toBeLessThan(2)
  await expect(answer('Type “a book”.').locator('[data-place=missing-letter]')).toBeVisible()
  // the highlights change no pixel of the letters, and nothing cuts their marks
  for (const text of ['Type “a school”.', 'Type “a teacher”', 'Type “a book”.']) {
    const ink = await drawInk(answer(text).locator('.highlighted-text').first())
    expect(hasInk(ink.plain), text).toBe(true)
    expect(ink.highlighted.equals(ink.plain), `${text}: the letters of the highlighted word`).toBe(
      true,
    )
    expect(ink.plain.equals(ink.unclipped), `${text}: all of the letters`).toBe(true)
  }
  await expectAccessible(page)
})

for (const [held, width, height] of [
  ['upright', 360, 640],
  ['on its side', 740, 360],
] as const) {
  test(`on a small phone held ${held} the Arabic keyboard and the buttons of the exam do not cover the answer (R-ARABIC-009)`, async ({
    page,
    school,
    signIn,
  }) => {
    const exam = await seedExam(school, { questions: TYPED_QUESTIONS, theoryAnswer: '', about: '' })
    await signIn(exam.aisha)
    await page.setViewportSize({ width, height })
    await page.goto(exam.path)
    const question = page.getByRole('group', { name: 'Question 1' })
    await question.getByRole('button', { name: 'Arabic keyboard' }).click()
    const keyboard = page.getByRole('group', { name: 'Arabic keyboard' })
    await expect(keyboard).toBeVisible()
    const field = question.getByLabel('Your answer')
    await expect(field).toBeFocused()
    const rectOf = (it: Locator) =>
      it.evaluate((element) => element.getBoundingClientRect().toJSON())
    const { top, bottom } = await rectOf(field)
    expect(top).toBeGreaterThan((await rectOf(page.locator('.top-bar'))).bottom)
    expect(bottom).toBeLessThan((await rectOf(keyboard)).top)
    expect(bottom).toBeLessThan((await rectOf(page.locator('.submit-bar'))).top)
    const key = await rectOf(keyboard.getByRole('button', { name: 'ا', exact: true }))
    expect(Math.min(key.width, key.height)).toBeGreaterThanOrEqual(44)
  })
}

test('an exam stays open when the Arabic keyboard does not load', { tag: '@empty-cache' }, async ({
  page,
  context,
  school,
  signIn,
  settled,
}) => {
  allowConsoleMessage('Failed to load resource')
  const exam = await seedExam(school, { questions: TYPED_QUESTIONS, theoryAnswer: '', about: '' })
  await signIn(exam.aisha)
  await page.goto(exam.path)
  const question = page.getByRole('group', { name: 'Question 1' })
  await question.getByLabel('Your answer').fill('مدرسة')
  await settled()
  await context.setOffline(true)

  const keyboardButton = question.getByRole('button', { name: 'Arabic keyboard' })
  await keyboardButton.click()
  await expect(toast(page, 'The Arabic keyboard did not load')).toBeVisible()
  await expect(keyboardButton).toHaveAttribute('aria-expanded', 'false')
  await expect(question.getByLabel('Your answer')).toHaveValue('مدرسة')
})
