import { expectAccessible, violationsOf } from './a11y.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'
import {
  answerAllQuestions,
  answerQuestion,
  card,
  chooseLevel,
  DAILY_LIMIT_MESSAGE,
  gamePosts,
  openRun,
  PAUSE_MS,
  pauseClock,
  result,
  trustBrowser,
} from './game-page.ts'

// the mode in which the browser judges, which a school may choose (decision 0351)
test.beforeEach(({ school }) => trustBrowser(school, '1'))
test.afterAll(({ school }) => trustBrowser(school, '0'))

for (const [what, reply, says] of [
  [
    'the server’s own words',
    { success: false, error: 'x', message: 'The wallet is closed.' },
    'The wallet is closed.',
  ],
  ['our own words when the server has none', { success: false }, 'Failed to credit wallet'],
] as const) {
  test(`a declined reward shows ${what} (R-GAME-019)`, async ({ page, school, signIn }) => {
    await page.clock.install()
    await page.route('**/game.php', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ json: reply }) : route.fallback(),
    )
    const sent = gamePosts(page)
    await signIn(await school.addStudent())
    await answerAllQuestions(page, await chooseLevel(page))

    await expect(result(page)).toHaveAccessibleName('Congratulations!')
    await expect(result(page).getByRole('alert').filter({ hasText: says })).toBeVisible()
    expect(sent).toHaveLength(1)
  })
}

test('a failed reward request is reported and not repeated (R-GAME-016, R-GAME-020)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('Failed to load resource')
  await page.clock.install()
  await page.route('**/game.php', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  const sent = gamePosts(page)
  await signIn(await school.addStudent())
  await answerAllQuestions(page, await chooseLevel(page))

  await expect(
    result(page).getByText('Failed to submit game results. Please contact support.'),
  ).toBeVisible()
  await page.clock.runFor(60_000)
  expect(sent).toHaveLength(1)
})

test('a win on another device on the same day is reported and leads back to the levels (R-GAME-018)', async ({
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
  await signIn(await school.addStudent())
  await answerAllQuestions(page, await chooseLevel(page))

  await expect(toast(page, DAILY_LIMIT_MESSAGE)).toBeVisible()
  await expect(card(page, 'Easy')).toBeVisible()
  await expect(result(page)).toHaveCount(0)
})

test('loading questions shows placeholders, and failed questions can be requested again (R-GAME-009)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('Failed to load resource')
  await signIn(await school.addStudent())
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

test('the quiz can be played by keyboard', async ({ page, school, signIn }) => {
  await page.clock.install()
  await signIn(await school.addStudent())
  await page.goto('/game')
  await expect(card(page, 'Easy')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card(page, 'Easy')).toBeFocused()
  const questions = await openRun(page, () => page.keyboard.press('Enter'))
  await pauseClock(page)

  for (const [at, { options, question }] of questions.entries()) {
    await expect(page.getByRole('heading', { name: question })).toBeVisible()
    const right = options.findIndex((it) => it.isCorrect)
    // by numbers, letters, or Tab and Enter
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

test('the game is accessible in both themes, and reduced motion stops animations', async ({
  page,
  school,
  signIn,
}) => {
  test.slow()
  await signIn(await school.addStudent())
  // time for axe to examine the first question, but not the second
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
  await expectAccessible(page)

  const questions = await openRun(page, () => card(page, 'Easy').click())
  await expectAccessible(page)
  expect(await moving()).toBe(0)
  await answerQuestion(page, questions[0], false)
  await expect(result(page)).toContainText('Time is up.')
  await expectAccessible(page)
  expect(await moving()).toBe(0)
})

test('an answered question is accessible', async ({ page, school, signIn }) => {
  await signIn(await school.addStudent())
  const questions = await chooseLevel(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // axe runs while the answer is shown
    await answerQuestion(page, questions[colorScheme === 'light' ? 0 : 1], false)
    expect(await violationsOf(page, { within: '[role=group]' })).toEqual([])
  }
})
