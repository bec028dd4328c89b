import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'
import {
  answerAllQuestions,
  answerQuestion,
  card,
  chooseLevel,
  DAILY_LIMIT_MESSAGE,
  openFirstQuestion,
  pauseClock,
  result,
  trustBrowser,
} from './game-page.ts'
import { handleAnswers, judgeAllRight } from './judged-game.ts'

// by default the server judges the quiz
test.beforeEach(({ school }) => trustBrowser(school, '0'))

test('a run that the server ended shows its reason and can be played again', async ({
  page,
  school,
  signIn,
}) => {
  const message = 'The time for this quiz is over. Please play again.'
  await handleAnswers(page, (route) =>
    route.fulfill({ json: { success: false, error: 'time_over', message } }),
  )
  await signIn(await school.addStudent())
  const first = await openFirstQuestion(page)
  await answerQuestion(page, first)

  await expect(result(page)).toHaveAccessibleName('Quiz Complete')
  await expect(result(page).getByRole('alert').filter({ hasText: message })).toBeVisible()
  await result(page).getByRole('button', { name: 'Play Again' }).click()
  await expect(page.getByText('Score 0/10')).toBeVisible()
  await expect(result(page)).toHaveCount(0)
})

test('an answer that is too early for the server is sent again automatically', async ({
  page,
  school,
  signIn,
}) => {
  const tooFast = { success: false, error: 'answered_too_fast', message: 'No.' }
  await handleAnswers(page, (route, index) =>
    index === 0 ? route.fulfill({ json: tooFast }) : route.fallback(),
  )
  await signIn(await school.addStudent())
  const first = await openFirstQuestion(page)
  await answerQuestion(page, first)

  await expect(page.getByText('Score 1/10')).toBeVisible()
})

test('a perfect run beyond a limit shows the server’s message (R-GAME-019)', async ({
  page,
  school,
  signIn,
}) => {
  await page.clock.install()
  const message = 'The school has given all its rewards for today. Please try again tomorrow.'
  await judgeAllRight(page, { success: false, error: 'reward_limit', message })
  await signIn(await school.addStudent())
  await answerAllQuestions(page, await chooseLevel(page))

  await expect(result(page)).toHaveAccessibleName('Congratulations!')
  await expect(result(page).getByRole('alert').filter({ hasText: message })).toBeVisible()
})

test('a win on another device leads back to the levels (R-GAME-018)', async ({
  page,
  school,
  signIn,
}) => {
  await page.clock.install()
  await judgeAllRight(page, { success: false, error: 'daily_limit_reached', message: 'No.' })
  await signIn(await school.addStudent())
  await answerAllQuestions(page, await chooseLevel(page))

  await expect(toast(page, DAILY_LIMIT_MESSAGE)).toBeVisible()
  await expect(card(page, 'Easy')).toBeVisible()
})

test('a run ends with an error if no response arrives for minutes (R-GAME-020)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('Failed to load resource')
  await page.clock.install()
  await handleAnswers(page, (route) => route.abort('internetdisconnected'))
  await signIn(await school.addStudent())
  const first = await openFirstQuestion(page)
  await pauseClock(page)
  await answerQuestion(page, first)

  await expect(async () => {
    await page.clock.runFor(4_000)
    await expect(
      result(page).getByText('Failed to submit game results. Please contact support.'),
    ).toBeVisible({ timeout: 50 })
  }).toPass({ intervals: [10] })
})
