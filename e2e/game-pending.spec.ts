import { expectAccessible } from './a11y.ts'
import { allowConsoleMessage, expect, test } from './fixtures.ts'
import {
  answerQuestion,
  gamePosts,
  openFirstQuestion,
  optionOf,
  PAUSE_MS,
  pauseClock,
  trustBrowser,
} from './game-page.ts'
import { handleAnswers } from './judged-game.ts'

// by default the server judges the quiz
test.beforeEach(({ school }) => trustBrowser(school, '0'))

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
  const first = await openFirstQuestion(page)
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
  const first = await openFirstQuestion(page)
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
  const first = await openFirstQuestion(page)
  await answerQuestion(page, first)

  await expect(page.getByText('Checking your answer...')).toBeVisible()
  // a second press changes nothing
  await page.keyboard.press('1')
  await page.keyboard.press('2')
  letGo()
  await expect(page.getByText('Score 1/10')).toBeVisible()
  await expect(page.getByText('Checking your answer...')).toHaveCount(0)
})
