import { walletOf } from './card-payment.ts'
import { expect, test } from './fixtures.ts'
import {
  answerAllCorrectly,
  answerAllQuestions,
  answerQuestion,
  card,
  chooseLevel,
  DAILY_LIMIT_MESSAGE,
  gamePosts,
  leaveQuiz,
  letBrowserJudge,
  openRun,
  optionOf,
  PAUSE_MS,
  pauseClock,
  result,
} from './game-page.ts'

letBrowserJudge()

test('the quiz shows its rules, the reward of each level, and a link to the dashboard (R-GAME-001, R-GAME-002, R-GAME-003, R-GAME-004, R-GAME-024)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const priceRequests: string[] = []
  page.on('request', (it) => it.url().endsWith('/game.php') && priceRequests.push(it.url()))
  await signIn(await school.addStudent())
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
  // a prefetched run is reused
  expect(priceRequests).toHaveLength(1)
})

test('a perfect run wins its reward with one request, and the next one is possible tomorrow (R-GAME-005, R-GAME-006, R-GAME-007, R-GAME-008, R-GAME-010, R-GAME-011, R-GAME-012, R-GAME-013, R-GAME-014, R-GAME-016, R-GAME-018, R-GAME-021)', async ({
  page,
  school,
  signIn,
}) => {
  // the server rejects faster runs
  test.slow()
  const aisha = await school.addStudent({ name: 'Aisha Bello', wallet: 500 })
  const sent = gamePosts(page)
  await signIn(aisha)
  const questions = await chooseLevel(page)

  await expect(page.getByRole('timer')).toHaveText(/^Time left 2:[23]\d$/)
  await expect(page.getByText('Score 0/10')).toBeVisible()
  await expect(page.getByText('10%', { exact: true })).toBeVisible()
  await expect(page.getByText('Time Left', { exact: true })).toBeVisible()
  await expect(page.getByText(/^1\ds$/)).toBeVisible()
  await answerAllCorrectly(page, questions)

  await expect(result(page)).toHaveAccessibleName('Congratulations!')
  await expect(result(page).getByText('You scored 10 out of 10 (100%)')).toBeVisible()
  await expect(result(page)).toContainText('+₦100.00')
  await expect(result(page)).toContainText('₦600.00')
  expect(sent).toEqual([{ level: 'easy' }])
  expect(await walletOf(school, aisha)).toMatchObject({ wallet: 600, sum: 600 })

  // further rounds of the day are without a reward
  await openRun(page, () => result(page).getByRole('button', { name: 'Play Again' }).click())
  await leaveQuiz(page)
  await expect(page.getByText(DAILY_LIMIT_MESSAGE)).toBeVisible()
  await openRun(page, () => card(page, 'Hard').click())
  await leaveQuiz(page)

  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('main').getByText('₦600.00')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a wrong answer is shown and loses the reward, and Play Again loads new questions of the level (R-GAME-008, R-GAME-010, R-GAME-012, R-GAME-013, R-GAME-016, R-GAME-017)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
  await page.clock.install()
  const sent = gamePosts(page)
  const opened: string[] = []
  page.on('request', (it) => it.url().includes('game.php?action=') && opened.push(it.url()))
  await signIn(await school.addStudent())
  const questions = await chooseLevel(page, 'Intermediate')
  await pauseClock(page)
  const [first, ...others] = questions

  const options = await answerQuestion(page, first, false)
  const wrong = optionOf(first, false)
  const right = optionOf(first, true)
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
  await answerAllQuestions(page, others)

  await expect(result(page)).toHaveAccessibleName('Quiz Complete')
  await expect(result(page).getByText('You scored 9 out of 10 (90%)')).toBeVisible()
  await expect(result(page).getByText('You need 100% to win the reward. Try again!')).toBeVisible()
  await page.clock.resume()
  const again = await openRun(page, () =>
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
