import { expectAccessible, violationsOf } from './a11y.ts'
import { expect, test } from './fixtures.ts'
import {
  answerQuestion,
  card,
  chooseLevel,
  letBrowserJudge,
  openRun,
  PAUSE_MS,
  pauseClock,
  result,
} from './game-page.ts'

letBrowserJudge()

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
