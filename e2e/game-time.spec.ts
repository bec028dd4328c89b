import { expect, test } from './fixtures.ts'
import {
  answerQuestion,
  card,
  chooseLevel,
  gamePosts,
  letBrowserJudge,
  PAUSE_MS,
  pauseClock,
  result,
} from './game-page.ts'

letBrowserJudge()

test('the quiz ends when the time of a question is up, and its last seconds are announced (R-GAME-007, R-GAME-015)', async ({
  page,
  school,
  signIn,
}) => {
  await page.clock.install()
  const sent = gamePosts(page)
  await signIn(await school.addStudent())
  const questions = await chooseLevel(page)
  await pauseClock(page)
  await answerQuestion(page, questions[0])
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

test('the quiz ends when the total time is up, even if the question has time left (R-GAME-005, R-GAME-015, R-GAME-023)', async ({
  page,
  school,
  signIn,
}) => {
  await page.clock.install()
  await signIn(await school.addStudent())
  const questions = await chooseLevel(page)
  await pauseClock(page)
  // nine answers just before their time limit of 15 s, and the pauses, leave about 10 s for the last
  for (const [at, question] of questions.slice(0, 9).entries()) {
    await page.clock.runFor(at === 0 ? 11_000 : 14_000)
    await answerQuestion(page, question)
    await page.clock.runFor(PAUSE_MS)
  }

  await expect(page.getByText('15s', { exact: true })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/0:(09|1[0-3])$/)
  await page.clock.runFor(14_000)
  await expect(result(page)).toContainText('You scored 9 out of 10 (90%)')
  await expect(page.getByText('Question 10 of 10')).toBeAttached()
})

test('time continues while the page is in the background (R-GAME-015)', async ({
  page,
  school,
  signIn,
}) => {
  await page.clock.install()
  await signIn(await school.addStudent())
  const questions = await chooseLevel(page)
  await pauseClock(page)
  await answerQuestion(page, questions[0])

  // like a phone that wakes up: every due timer fires once
  await page.clock.fastForward(60_000)

  await expect(result(page)).toContainText('Time is up.')
  await expect(page.getByText('Question 2 of 10')).toBeAttached()
})
