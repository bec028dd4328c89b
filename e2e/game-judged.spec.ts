import { walletOf } from './card-payment.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'
import {
  answerAllCorrectly,
  answerQuestion,
  card,
  chooseLevel,
  DAILY_LIMIT_MESSAGE,
  gamePosts,
  openFirstQuestion,
  optionOf,
  PAUSE_MS,
  pauseClock,
  result,
  trustBrowser,
} from './game-page.ts'
import { handleAnswers } from './judged-game.ts'

// by default the server judges the quiz
test.beforeEach(({ school }) => trustBrowser(school, '0'))

test('a perfect run wins its reward without the correct answers in the browser, with one request per answer', async ({
  page,
  school,
  signIn,
}) => {
  // the server rejects faster runs
  test.slow()
  const aisha = await school.addStudent({ name: 'Aisha Bello', wallet: 500 })
  const sent = gamePosts(page)
  const opened: string[] = []
  page.on('response', async (it) => {
    if (it.url().includes('game.php?action=')) opened.push(it.url(), await it.text())
  })
  await signIn(aisha)
  const questions = await chooseLevel(page)

  await answerAllCorrectly(page, questions)

  await expect(result(page)).toHaveAccessibleName('Congratulations!')
  await expect(result(page)).toContainText('+₦100.00')
  await expect(result(page)).toContainText('₦600.00')
  expect(await walletOf(school, aisha)).toMatchObject({ wallet: 600, sum: 600 })
  const [address = '', body = ''] = opened
  expect(new URL(address).search).toBe('?action=easy&judged=1')
  expect(body).not.toContain('isCorrect')
  const { run } = JSON.parse(body)
  expect(sent).toEqual(
    questions.map((it, question) => ({ run, question, choice: optionOf(it, true) })),
  )

  await expect(result(page)).toContainText('One win a day: play for the next one tomorrow.')
  await result(page).getByRole('button', { name: 'Play Again' }).click()
  await expect(toast(page, DAILY_LIMIT_MESSAGE)).toBeVisible()
  await expect(card(page, 'Easy')).toContainText('Won today')
  expect(opened).toHaveLength(2)
})

test('a run is rewarded once even if verdicts, the last one included, are lost', async ({
  page,
  school,
  signIn,
}) => {
  test.slow()
  allowConsoleMessage('Failed to load resource')
  const aisha = await school.addStudent({ name: 'Aisha Bello' })
  const sent = gamePosts(page)
  const lost = new Set<number>([3, 9])
  await handleAnswers(page, async (route) => {
    const { question } = route.request().postDataJSON()
    if (!lost.delete(question)) return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await signIn(aisha)
  const questions = await chooseLevel(page)

  for (const [at, question] of questions.entries()) {
    await answerQuestion(page, question)
    await expect(page.getByText(`Score ${at + 1}/10`)).toBeVisible()
  }

  await expect(result(page)).toHaveAccessibleName('Congratulations!')
  await expect(result(page)).toContainText('+₦100.00')
  expect(sent).toHaveLength(12)
  expect(await walletOf(school, aisha)).toMatchObject({ wallet: 100, sum: 100 })
})

test('a wrong answer is shown with the verdict, and the next question follows 1.5 seconds after it (R-GAME-008, R-GAME-014)', async ({
  page,
  school,
  signIn,
}) => {
  await page.clock.install()
  await signIn(await school.addStudent())
  const first = await openFirstQuestion(page)
  await pauseClock(page)

  const options = await answerQuestion(page, first, false)
  const [wrong, right] = [optionOf(first, false), optionOf(first, true)]
  await expect(options.getByRole('button', { name: `${wrong} (wrong answer)` })).toBeDisabled()
  await expect(options.getByRole('button', { name: `${right} (right answer)` })).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: 'Wrong.' })).toHaveText(
    `Wrong. The right answer is ${right}. Score 0 of 10.`,
  )
  await page.clock.runFor(PAUSE_MS - 100)
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  await page.clock.runFor(100)
  await expect(page.getByText('Question 2 of 10')).toBeVisible()
})
