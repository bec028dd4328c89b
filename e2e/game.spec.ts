import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { walletOf } from './card.ts'
import { expect, expectsConsole, test, toast } from './fixtures.ts'

type Question = { question: string; options: { text: string; isCorrect: boolean }[] }

const LIMIT = 'You have already won today! Come back tomorrow for another chance.'
const PAUSE_MS = 1500

const result = (page: Page) => page.getByRole('dialog')
const card = (page: Page, level: string) => page.getByRole('button', { name: level })
const answers = (page: Page) => page.getByRole('group', { name: 'Answers' })

/** Every credit request that the page makes, as it is sent. */
function creditRequests(page: Page) {
  const sent: unknown[] = []
  page.on('request', (it) => {
    if (it.url().endsWith('/game.php') && it.method() === 'POST') sent.push(it.postDataJSON())
  })
  return sent
}

/** Does what opens a run and answers its questions, as they came over the network. */
async function dealtBy(page: Page, open: () => Promise<void>): Promise<Question[]> {
  const [response] = await Promise.all([page.waitForResponse(/game\.php\?action=/), open()])
  const { questions } = await response.json()
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  return questions
}

async function choosesLevel(page: Page, level = 'Easy') {
  await page.goto('/game')
  return dealtBy(page, () => card(page, level).click())
}

const optionOf = ({ options }: Question, right: boolean) =>
  options.find((it) => it.isCorrect === right)?.text ?? ''

/** Presses an answer of the question that is asked. */
async function answer(page: Page, question: Question | undefined, right = true) {
  if (!question) throw new Error('There is no such question')
  await expect(page.getByRole('heading', { name: question.question })).toBeVisible()
  const option = answers(page).getByRole('button', { name: optionOf(question, right), exact: true })
  await option.click()
  return answers(page)
}

/** From here on the page's time stands still but for `page.clock.runFor`. */
async function stopTime(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** Answers all ten in no time of anybody's. */
async function answersAll(page: Page, questions: Question[], { wrong = -1 } = {}) {
  for (const [at, question] of questions.entries()) {
    await answer(page, question, at !== wrong)
    await page.clock.runFor(PAUSE_MS)
  }
}

test('the quiz says what it is, what each level is worth, and leads back to the dashboard (R-GAME-001, R-GAME-002, R-GAME-003, R-GAME-004, R-GAME-024)', async ({
  page,
  school,
  signIn,
}) => {
  const pricesAsked: string[] = []
  page.on('request', (it) => it.url().endsWith('/game.php') && pricesAsked.push(it.url()))
  await signIn(await school.student())
  await page.goto('/game')

  await expect(page.getByRole('heading', { name: 'Islamic Knowledge Quiz' })).toBeVisible()
  await expect(
    page.getByText(
      'Test your knowledge of Islam and earn rewards! Choose your difficulty level to begin. Get all questions correct before time runs out to win wallet credits.',
    ),
  ).toBeVisible()
  for (const [level, sentence, reward] of [
    ['Easy', 'Perfect for beginners', '₦100'],
    ['Intermediate', 'For those with good knowledge', '₦500'],
    ['Hard', 'Challenge yourself', '₦1,000'],
  ] as const) {
    await expect(card(page, level)).toContainText(sentence)
    await expect(card(page, level)).toContainText(reward)
  }

  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'Take a Quiz' }).first().click()
  await expect(card(page, 'Hard')).toContainText('₦1,000')
  // what was asked for once is kept
  expect(pricesAsked).toHaveLength(1)
})

test('a perfect run wins its reward with one request, and the next one has to wait for tomorrow (R-GAME-005, R-GAME-006, R-GAME-007, R-GAME-008, R-GAME-010, R-GAME-011, R-GAME-012, R-GAME-013, R-GAME-014, R-GAME-016, R-GAME-018, R-GAME-021)', async ({
  page,
  school,
  signIn,
}) => {
  // the server's own clock does not let it be done faster
  test.slow()
  const aisha = await school.student({ name: 'Aisha Bello', wallet: 500 })
  const sent = creditRequests(page)
  await signIn(aisha)
  const questions = await choosesLevel(page)

  await expect(page.getByRole('timer')).toHaveText(/^Time left 2:[23]\d$/)
  await expect(page.getByText('Score 0/10')).toBeVisible()
  await expect(page.getByText('10%', { exact: true })).toBeVisible()
  await expect(page.getByText('Time Left', { exact: true })).toBeVisible()
  await expect(page.getByText(/^1\ds$/)).toBeVisible()
  for (const [at, question] of questions.entries()) {
    await expect(page.getByText(`Question ${at + 1} of 10`)).toBeVisible()
    await answer(page, question)
    await expect(page.getByText(`Score ${at + 1}/10`)).toBeVisible()
    await expect(
      answers(page).getByRole('button', { name: `${optionOf(question, true)} (right answer)` }),
    ).toBeDisabled()
  }

  await expect(result(page)).toHaveAccessibleName('Congratulations!')
  await expect(result(page).getByText('You scored 10 out of 10 (100%)')).toBeVisible()
  await expect(result(page)).toContainText('+₦100.00')
  await expect(result(page)).toContainText('₦600.00')
  expect(sent).toEqual([{ level: 'easy' }])
  expect(await walletOf(school, aisha)).toMatchObject({ wallet: 600, sum: 600 })

  await result(page).getByRole('button', { name: 'Play Again' }).click()
  await expect(toast(page, LIMIT)).toBeVisible()
  await expect(card(page, 'Easy')).toBeVisible()
  await card(page, 'Hard').click()
  await expect(toast(page, LIMIT)).toBeVisible()
  await expect(card(page, 'Hard')).toBeVisible()

  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('main').getByText('₦600.00')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('one wrong answer is shown, costs the reward, and Play Again brings new questions of the level (R-GAME-008, R-GAME-010, R-GAME-012, R-GAME-013, R-GAME-016, R-GAME-017)', async ({
  page,
  school,
  signIn,
}) => {
  await page.clock.install()
  const sent = creditRequests(page)
  const opened: string[] = []
  page.on('request', (it) => it.url().includes('game.php?action=') && opened.push(it.url()))
  await signIn(await school.student())
  const questions = await choosesLevel(page, 'Intermediate')
  await stopTime(page)
  const [first, ...others] = questions

  const options = await answer(page, first, false)
  const wrong = optionOf(first as Question, false)
  const right = optionOf(first as Question, true)
  await expect(options.getByRole('button', { name: `${wrong} (wrong answer)` })).toBeDisabled()
  await expect(options.getByRole('button', { name: `${right} (right answer)` })).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: 'Wrong.' })).toHaveText(
    `Wrong. The right answer is ${right}. Score 0 of 10.`,
  )
  // locked: a second press changes nothing
  await page.keyboard.press('1')
  await page.keyboard.press('2')
  await expect(page.getByText('Score 0/10')).toBeVisible()
  await page.clock.runFor(PAUSE_MS - 100)
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  await page.clock.runFor(100)
  await expect(page.getByText('Question 2 of 10')).toBeVisible()
  await answersAll(page, others)

  await expect(result(page)).toHaveAccessibleName('Quiz Complete')
  await expect(result(page).getByText('You scored 9 out of 10 (90%)')).toBeVisible()
  await expect(result(page).getByText('You need 100% to win the reward. Try again!')).toBeVisible()
  await page.clock.resume()
  const again = await dealtBy(page, () =>
    result(page).getByRole('button', { name: 'Play Again' }).click(),
  )
  await expect(page.getByText('Score 0/10')).toBeVisible()
  await expect(result(page)).toHaveCount(0)
  expect(again.map((it) => it.question)).not.toEqual(questions.map((it) => it.question))
  expect(opened.map((it) => new URL(it).search)).toEqual([
    '?action=intermediate',
    '?action=intermediate',
  ])
  expect(sent).toEqual([])
})

test('when the time of a question is up the quiz is over, and its last seconds are told (R-GAME-007, R-GAME-015)', async ({
  page,
  school,
  signIn,
}) => {
  await page.clock.install()
  const sent = creditRequests(page)
  await signIn(await school.student())
  const questions = await choosesLevel(page)
  await stopTime(page)
  await answer(page, questions[0])
  await page.clock.runFor(PAUSE_MS)

  await expect(page.getByText('15s', { exact: true })).toBeVisible()
  await page.clock.runFor(11_900)
  await expect(page.getByText('4s', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'seconds' })).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(page.getByText('3s', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: '3 seconds left' })).toBeAttached()
  await page.clock.runFor(2_800)
  await expect(result(page)).toHaveCount(0)
  await page.clock.runFor(200)

  await expect(result(page)).toHaveAccessibleName('Quiz Complete')
  await expect(result(page)).toContainText('Time is up.')
  await expect(result(page)).toContainText('You scored 1 out of 10 (10%)')
  expect(sent).toEqual([])

  await page.clock.resume()
  await page.keyboard.press('Escape')
  await expect(card(page, 'Easy')).toBeVisible()
})

test('when the time of the whole is up the quiz is over too, whatever the question still has (R-GAME-005, R-GAME-015, R-GAME-023)', async ({
  page,
  school,
  signIn,
}) => {
  await page.clock.install()
  await signIn(await school.student())
  const questions = await choosesLevel(page)
  await stopTime(page)
  // nine answers just before their fifteen seconds are up, and the pauses, leave some ten for the last
  for (const [at, question] of questions.slice(0, 9).entries()) {
    await page.clock.runFor(at === 0 ? 11_000 : 14_000)
    await answer(page, question)
    await page.clock.runFor(PAUSE_MS)
  }

  await expect(page.getByText('15s', { exact: true })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/0:(09|1[0-3])$/)
  await page.clock.runFor(14_000)
  await expect(result(page)).toContainText('You scored 9 out of 10 (90%)')
  await expect(page.getByText('Question 10 of 10')).toBeAttached()
})

test('whoever comes back to the page after a minute finds that the time has gone on (R-GAME-015)', async ({
  page,
  school,
  signIn,
}) => {
  await page.clock.install()
  await signIn(await school.student())
  const questions = await choosesLevel(page)
  await stopTime(page)
  await answer(page, questions[0])

  // as a phone that was in the pocket: every timer that was due fires once
  await page.clock.fastForward(60_000)

  await expect(result(page)).toContainText('Time is up.')
  await expect(page.getByText('Question 2 of 10')).toBeAttached()
})

for (const [what, reply, says] of [
  [
    'the server’s own words',
    { success: false, error: 'x', message: 'The wallet is closed.' },
    'The wallet is closed.',
  ],
  ['our own words when the server has none', { success: false }, 'Failed to credit wallet'],
] as const) {
  test(`a reward that was refused is told in ${what} (R-GAME-019)`, async ({
    page,
    school,
    signIn,
  }) => {
    await page.clock.install()
    await page.route('**/game.php', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ json: reply }) : route.fallback(),
    )
    const sent = creditRequests(page)
    await signIn(await school.student())
    await answersAll(page, await choosesLevel(page))

    await expect(result(page)).toHaveAccessibleName('Congratulations!')
    await expect(result(page).getByRole('alert').filter({ hasText: says })).toBeVisible()
    expect(sent).toHaveLength(1)
  })
}

test('a reward that could not be asked for is told, and not asked for again (R-GAME-016, R-GAME-020)', async ({
  page,
  school,
  signIn,
}) => {
  expectsConsole('Failed to load resource')
  await page.clock.install()
  await page.route('**/game.php', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  const sent = creditRequests(page)
  await signIn(await school.student())
  await answersAll(page, await choosesLevel(page))

  await expect(
    result(page).getByText('Failed to submit game results. Please contact support.'),
  ).toBeVisible()
  await page.clock.runFor(60_000)
  expect(sent).toHaveLength(1)
})

test('a win elsewhere on the same day is told, and leads back to the levels (R-GAME-018)', async ({
  page,
  school,
  signIn,
}) => {
  await page.clock.install()
  await page.route('**/game.php', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { success: false, error: 'daily_limit_reached', message: 'No.' } })
      : route.fallback(),
  )
  await signIn(await school.student())
  await answersAll(page, await choosesLevel(page))

  await expect(toast(page, LIMIT)).toBeVisible()
  await expect(card(page, 'Easy')).toBeVisible()
  await expect(result(page)).toHaveCount(0)
})

test('while the questions are on their way their boxes show, and what does not come can be asked for again (R-GAME-009)', async ({
  page,
  school,
  signIn,
}) => {
  expectsConsole('Failed to load resource')
  await signIn(await school.student())
  let isCut = true
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await page.route('**/game.php?action=*', async (route) => {
    if (isCut) return route.abort()
    await held
    await route.fallback()
  })
  await page.goto('/game')
  await card(page, 'Hard').click()

  await expect(page.getByText('The quiz did not load')).toBeVisible()
  await expect(page.getByText('An error occurred. Please try again.')).toBeVisible()
  isCut = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Loading', { exact: true })).toBeAttached()
  letGo()
  await expect(page.getByText('Question 1 of 10')).toBeVisible()

  await page.getByRole('button', { name: 'Leave quiz' }).click()
  await expect(card(page, 'Hard')).toBeVisible()
})

test('the keyboard alone is enough', async ({ page, school, signIn }) => {
  await page.clock.install()
  await signIn(await school.student())
  await page.goto('/game')
  await expect(card(page, 'Easy')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card(page, 'Easy')).toBeFocused()
  const questions = await dealtBy(page, () => page.keyboard.press('Enter'))
  await stopTime(page)

  for (const [at, { options, question }] of questions.entries()) {
    await expect(page.getByRole('heading', { name: question })).toBeVisible()
    const right = options.findIndex((it) => it.isCorrect)
    // numbers, letters, or the way from the question to the key itself
    if (at % 3 === 0) await page.keyboard.press(String(right + 1))
    else if (at % 3 === 1) await page.keyboard.press('abcd'[right] ?? '')
    else {
      for (let steps = 0; steps <= right; steps++) await page.keyboard.press('Tab')
      await page.keyboard.press(at % 2 === 0 ? 'Enter' : 'Space')
    }
    await expect(page.getByText(`Score ${at + 1}/10`)).toBeVisible()
    await page.clock.runFor(PAUSE_MS)
  }

  await expect(result(page)).toHaveAccessibleName('Congratulations!')
  await page.keyboard.press('Tab')
  await expect(result(page).getByRole('link', { name: 'Back to Dashboard' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(result(page).getByRole('button', { name: 'Play Again' })).toBeFocused()
})

test('the game is within reach of everybody in both themes, and with less motion nothing moves', async ({
  page,
  school,
  signIn,
}) => {
  test.slow()
  await signIn(await school.student())
  // time enough for the first question to be looked at, and none for the second
  await page.route('**/game.php?action=*', async (route) => {
    const response = await route.fetch()
    const { questions } = await response.json()
    questions[0].estimatedTimeMs = 600_000
    questions[1].estimatedTimeMs = 1_000
    await route.fulfill({ response, json: { questions } })
  })
  const moving = () => page.evaluate(() => document.getAnimations().length)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/game')
  await expect(card(page, 'Easy')).toContainText('₦100')
  await expectNoBarriers(page)

  const questions = await dealtBy(page, () => card(page, 'Easy').click())
  await expectNoBarriers(page)
  expect(await moving()).toBe(0)
  await answer(page, questions[0], false)
  await expect(result(page)).toContainText('Time is up.')
  await expectNoBarriers(page)
  expect(await moving()).toBe(0)
})

test('an answered question is within reach of everybody too', async ({ page, school, signIn }) => {
  await signIn(await school.student())
  const questions = await choosesLevel(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // axe looks while the answer is shown
    await answer(page, questions[colorScheme === 'light' ? 0 : 1], false)
    const { violations } = await new AxeBuilder({ page }).include('[role=group]').analyze()
    expect(violations).toEqual([])
  }
})
