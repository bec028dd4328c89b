import { expectAccessible } from './a11y.ts'
import { walletOf } from './card-payment.ts'
import { allowConsoleMessage, expect, test } from './fixtures.ts'
import {
  answerAllCorrectly,
  answerAllQuestions,
  answerQuestion,
  answers,
  card,
  chooseLevel,
  DAILY_LIMIT_MESSAGE,
  gamePosts,
  leaveQuiz,
  openFirstQuestion,
  openRun,
  optionOf,
  PAUSE_MS,
  pauseClock,
  result,
  trustBrowser,
} from './game-page.ts'
import { handleAnswers, judgeAllRight } from './judged-game.ts'
import { expectLayers } from './open-layers.ts'

// by default the server judges the quiz
test.beforeEach(({ school }) => trustBrowser(school, '0'))

test('a perfect run wins its reward without the correct answers in the browser, with one request per answer', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
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
  await openRun(page, () => result(page).getByRole('button', { name: 'Play Again' }).click())
  expect(new URL(opened[2] ?? '').search).toBe('?action=easy&judged=1&practice=1')
  await leaveQuiz(page)
  await expect(card(page, 'Easy')).toContainText('No reward today')
  await expect(card(page, 'Hard')).toContainText('Practise')
  await expect(page.getByText(DAILY_LIMIT_MESSAGE)).toBeVisible()
})

test('after the win of the day every level can be practised without a reward (R-GAME-035)', async ({
  page,
  school,
  signIn,
}) => {
  await page.clock.install()
  await page.route('**/api.php?action=quizDay', (route) =>
    route.fulfill({ json: { status: true, message: '', data: { won_today: true } } }),
  )
  await judgeAllRight(page, {})
  const aisha = await school.addStudent()
  await signIn(aisha)
  await page.goto('/game')
  await expect(card(page, 'Hard')).toContainText('No reward today')
  await expectAccessible(page)

  const hard = await openRun(page, () => card(page, 'Hard').click())
  await answerAllQuestions(page, hard)

  await expect(result(page)).toHaveAccessibleName('Congratulations!')
  await expect(result(page)).toContainText('This round was without a reward')
  await openRun(page, () => result(page).getByRole('button', { name: 'Play Again' }).click())
  expect(await walletOf(school, aisha)).toMatchObject({ wallet: 0, rows: [] })
})

test('a reward that waits for the first payment is not shown as added', async ({
  page,
  school,
  signIn,
}) => {
  await page.clock.install()
  const message = '₦100.00 is kept for you. It is credited with your first payment.'
  await judgeAllRight(page, { amount_added: 0, new_balance: 0, kept: 100, message })
  await signIn(await school.addStudent())
  await answerAllQuestions(page, await chooseLevel(page))

  await expect(result(page)).toContainText(message)
  await expect(result(page)).not.toContainText('Reward added')
})

test('a running round is left only after a confirmation, by its button and by Back', async ({
  page,
  school,
  signIn,
}) => {
  await signIn(await school.addStudent())
  await page.goto('/')
  await page.getByRole('link', { name: 'Take a Quiz' }).first().click()
  await openRun(page, () => card(page, 'Easy').click())
  const question = page.getByRole('dialog', { name: 'Leave the quiz?' })

  await page.getByRole('button', { name: 'Leave quiz' }).click()
  await expect(question).toContainText('This round ends, and its answers are lost.')
  // no key in the dialog answers the question behind it
  await page.keyboard.press('a')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  await expect(answers(page).getByRole('button').first()).toBeEnabled()

  await page.goBack()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL('/game')
  await expect(page.getByText('Question 1 of 10')).toBeVisible()

  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(card(page, 'Easy')).toBeVisible()
  // the entries of the round and of the dialog are removed
  await expectLayers(page, 0)
  await page.goBack()
  await expect(page).toHaveURL('/')
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
