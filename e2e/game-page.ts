import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, type RunningSchool, test } from './fixtures.ts'

export type Question = {
  question: string
  options: { text: string; isCorrect: boolean }[]
  estimatedTimeMs: number
}

export const DAILY_LIMIT_MESSAGE =
  'You have already won today! Come back tomorrow for another chance.'
export const PAUSE_MS = 1500

export const result = (page: Page) => page.getByRole('dialog')
export const card = (page: Page, level: string) => page.getByRole('button', { name: level })
export const answers = (page: Page) => page.getByRole('group', { name: 'Answers' })

/** Sets who judges the quiz: the browser ('1') or the server ('0'). */
export function trustBrowser(school: RunningSchool, trusts: '0' | '1') {
  const settings = { siteName: 'Lisan', quiz_trusts_client: trusts, quiz_reward: 'at_once' }
  return school.call('/api.php', 'updateAppSettings', settings, school.admin)
}

/** For the tests of a file the browser judges the quiz, which a school may choose (decision 0351). */
export function letBrowserJudge() {
  test.beforeEach(({ school }) => trustBrowser(school, '1'))
  test.afterAll(({ school }) => trustBrowser(school, '0'))
}

/** Every POST of the game that the page makes, as it is sent. */
export function gamePosts(page: Page) {
  const sent: unknown[] = []
  page.on('request', (it) => {
    if (it.url().endsWith('/game.php') && it.method() === 'POST') sent.push(it.postDataJSON())
  })
  return sent
}

type BankQuestion = { question: string; answer: string }

const bank: Map<string, string> = new Map(
  ['easy', 'intermediate', 'hard'].flatMap((level) => {
    const file = new URL(`../server/game/bank/${level}.json`, import.meta.url)
    const questions: BankQuestion[] = JSON.parse(readFileSync(file, 'utf8'))
    return questions.map(({ question, answer }): [string, string] => [question, answer])
  }),
)

/** Runs `open`, which opens a run, and returns its questions with the correct options from the question bank. */
export async function openRun(page: Page, open: () => Promise<void>): Promise<Question[]> {
  const [response] = await Promise.all([page.waitForResponse(/game\.php\?action=/), open()])
  const { questions } = await response.json()
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  return questions.map(({ options, ...it }: Question) => ({
    ...it,
    options: options.map(({ text }) => ({ text, isCorrect: bank.get(it.question) === text })),
  }))
}

/** Leaves a running round with its button, which asks first. */
export async function leaveQuiz(page: Page) {
  await page.getByRole('button', { name: 'Leave quiz' }).click()
  await page
    .getByRole('dialog', { name: 'Leave the quiz?' })
    .getByRole('button', { name: 'Leave', exact: true })
    .click()
}

export async function chooseLevel(page: Page, level = 'Easy') {
  await page.goto('/game')
  return openRun(page, () => card(page, level).click())
}

/** Chooses a level and returns the first question of the run. */
export async function openFirstQuestion(page: Page): Promise<Question> {
  const [first] = await chooseLevel(page)
  if (!first) throw new Error('The run has no questions')
  return first
}

export const optionOf = (question: Question | undefined, right: boolean) =>
  question?.options.find((it) => it.isCorrect === right)?.text ?? ''

/** Clicks an answer of the current question. */
export async function answerQuestion(page: Page, question: Question | undefined, right = true) {
  if (!question) throw new Error('There is no such question')
  await expect(page.getByRole('heading', { name: question.question })).toBeVisible()
  const option = answers(page).getByRole('button', { name: optionOf(question, right), exact: true })
  await option.click()
  return answers(page)
}

/** Stops the clock of the page; `page.clock.runFor` advances it. */
export async function pauseClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** Answers all ten questions correctly; the score and the right answer are displayed each time. */
export async function answerAllCorrectly(page: Page, questions: Question[]) {
  for (const [at, question] of questions.entries()) {
    await expect(page.getByText(`Question ${at + 1} of 10`)).toBeVisible()
    await answerQuestion(page, question)
    await expect(page.getByText(`Score ${at + 1}/10`)).toBeVisible()
    await expect(
      answers(page).getByRole('button', { name: `${optionOf(question, true)} (right answer)` }),
    ).toBeDisabled()
  }
}

/** Answers all ten questions with the clock of the page stopped. */
export async function answerAllQuestions(page: Page, questions: Question[], { wrong = -1 } = {}) {
  for (const [at, question] of questions.entries()) {
    await answerQuestion(page, question, at !== wrong)
    await page.clock.runFor(PAUSE_MS)
  }
}
