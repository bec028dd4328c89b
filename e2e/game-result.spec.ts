import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'
import {
  answerAllQuestions,
  card,
  chooseLevel,
  DAILY_LIMIT_MESSAGE,
  gamePosts,
  leaveQuiz,
  letBrowserJudge,
  result,
} from './game-page.ts'

letBrowserJudge()

for (const [what, reply, message] of [
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
    await expect(result(page).getByRole('alert').filter({ hasText: message })).toBeVisible()
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
  await expect(
    page.getByText('The school cannot be reached. Check your connection and try again.'),
  ).toBeVisible()
  isCut = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Loading', { exact: true })).toBeAttached()
  letGo()
  await expect(page.getByText('Question 1 of 10')).toBeVisible()

  await leaveQuiz(page)
  await expect(card(page, 'Hard')).toBeVisible()
})
