import type { Page, Route } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { walletOf } from './card-payment.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'
import {
  answerAllQuestions,
  answerQuestion,
  answers,
  card,
  chooseLevel,
  DAILY_LIMIT_MESSAGE,
  gamePosts,
  optionOf,
  PAUSE_MS,
  pauseClock,
  type Question,
  result,
  trustBrowser,
} from './game-page.ts'

// by default the server judges the quiz
test.beforeEach(({ school }) => trustBrowser(school, '0'))

/** Intercepts the POSTs of answers. */
const handleAnswers = (page: Page, handle: (route: Route, index: number) => Promise<unknown>) => {
  let posts = 0
  return page.route('**/game.php', (route) =>
    route.request().method() === 'POST' ? handle(route, posts++) : route.fallback(),
  )
}

/** Judges every answer right without the server, which would reject such fast answers; `last` is the tenth verdict. */
const judgeAllRight = (page: Page, last: object) =>
  handleAnswers(page, (route, index) => {
    const { choice } = route.request().postDataJSON()
    const verdict = { success: true, right: true, answer: choice }
    return route.fulfill({ json: index === 9 ? { ...verdict, ...last } : verdict })
  })

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

  for (const [at, question] of questions.entries()) {
    await expect(page.getByText(`Question ${at + 1} of 10`)).toBeVisible()
    await answerQuestion(page, question)
    await expect(page.getByText(`Score ${at + 1}/10`)).toBeVisible()
    await expect(
      answers(page).getByRole('button', { name: `${optionOf(question, true)} (right answer)` }),
    ).toBeDisabled()
  }

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
  const [first] = (await chooseLevel(page)) as [Question]
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

test('on a poor connection the answer is sent again, the time is paused, and nothing is revealed before the verdict', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('Failed to load resource')
  await page.clock.install()
  let isCut = true
  await handleAnswers(page, (route) =>
    isCut ? route.abort('internetdisconnected') : route.fallback(),
  )
  const sent = gamePosts(page)
  await signIn(await school.addStudent())
  const [first] = (await chooseLevel(page)) as [Question]
  await pauseClock(page)

  const options = await answerQuestion(page, first)
  await expect.poll(() => sent.length).toBe(1)
  await page.clock.runFor(1_500)
  await expect(page.getByText('No connection. Your answer is saved and sent again')).toBeVisible()
  await page.clock.runFor(12_000)
  const time = await page.getByRole('timer').textContent()
  await page.clock.runFor(20_000)
  await expect(page.getByRole('timer')).toHaveText(time ?? '')
  await expect(options.getByRole('button', { name: /(right|wrong) answer/ })).toHaveCount(0)
  await expect(
    options.getByRole('button', { name: `${optionOf(first, true)} (your answer)` }),
  ).toBeDisabled()
  expect(sent.length).toBeGreaterThan(2)
  expect(new Set(sent.map((it) => JSON.stringify(it))).size).toBe(1)

  isCut = false
  await page.clock.runFor(4_000)
  await expect(page.getByText('Score 1/10')).toBeVisible()
  await page.clock.runFor(PAUSE_MS)
  await expect(page.getByText('Question 2 of 10')).toBeVisible()
  await expect(page.getByText('No connection')).toHaveCount(0)
})

test('a pending answer is accessible in both themes', async ({ page, school, signIn }) => {
  allowConsoleMessage('Failed to load resource')
  await handleAnswers(page, (route) => route.abort('internetdisconnected'))
  await signIn(await school.addStudent())
  const [first] = (await chooseLevel(page)) as [Question]
  await answerQuestion(page, first)

  await expect(page.getByText('No connection. Your answer is saved and sent again')).toBeVisible()
  await expectAccessible(page)
})

test('a pending verdict is announced', async ({ page, school, signIn }) => {
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await handleAnswers(page, async (route) => {
    await held
    await route.fallback()
  })
  await signIn(await school.addStudent())
  const [first] = (await chooseLevel(page)) as [Question]
  await answerQuestion(page, first)

  await expect(page.getByText('Checking your answer...')).toBeVisible()
  // a second press changes nothing
  await page.keyboard.press('1')
  await page.keyboard.press('2')
  letGo()
  await expect(page.getByText('Score 1/10')).toBeVisible()
  await expect(page.getByText('Checking your answer...')).toHaveCount(0)
})

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
  const [first] = (await chooseLevel(page)) as [Question]
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
  const [first] = (await chooseLevel(page)) as [Question]
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
  const [first] = (await chooseLevel(page)) as [Question]
  await pauseClock(page)
  await answerQuestion(page, first)

  await expect(async () => {
    await page.clock.runFor(4_000)
    await expect(
      result(page).getByText('Failed to submit game results. Please contact support.'),
    ).toBeVisible({ timeout: 50 })
  }).toPass({ timeout: 25_000, intervals: [10] })
})
