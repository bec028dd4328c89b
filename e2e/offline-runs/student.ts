import { expect, type Page } from '@playwright/test'
import type { TestUser } from '../fixtures.ts'
import { keepOrContinue, keptLink } from '../kept-link.ts'
import { type ShownAnswer, writtenAnswer } from './exam.ts'
import type { RunPlan } from './plan.ts'

/** Signs in; the cookie of the server outlives the browser. */
export async function signInAt(
  page: Page,
  url: string,
  { email, password }: Pick<TestUser, 'email' | 'password'>,
) {
  await page.goto(`${url}/healthz`)
  const response = await page.request.post(`${url}/api.php?action=login`, {
    data: { email, password },
  })
  const { data } = await response.json()
  const session = JSON.stringify({ state: { authenticated: true, user: data }, version: 0 })
  await page.evaluate((text) => localStorage.setItem('auth-storage', text), session)
}

/** The states of the page of an exam. */
export type Seen = 'result' | 'waiting' | 'rejected' | 'form' | 'missing'

/** Waits until the page of an exam shows one of its states. */
export async function look(page: Page): Promise<Seen> {
  const states: Record<Seen, ReturnType<Page['locator']>> = {
    result: page
      .getByRole('region', { name: 'Your result' })
      .or(page.getByText('Your exam was submitted.')),
    waiting: page.getByText(/On this phone · handed in/),
    rejected: page.getByText(/^Not accepted:/),
    form: page.getByRole('button', { name: 'Submit Exam' }),
    // without a connection the browser or the page shows that
    missing: page.getByText(/The lesson did not load|This site can.t be reached/),
  }
  const all = Object.values(states).reduce((one, other) => one.or(other))
  await all.first().waitFor()
  // Object.entries widens the keys
  for (const [name, locator] of Object.entries(states))
    if (await locator.first().isVisible()) return name as Seen
  return look(page)
}

/** Answers all questions as planned; the same answers after a kill change nothing. */
export async function answer(page: Page, plan: RunPlan): Promise<void> {
  for (const [index, choice] of plan.answers.entries()) {
    const question = page.locator('fieldset').filter({ hasText: `question ${index + 1}, wording` })
    await question.getByRole('radio', { name: choice, exact: true }).check()
  }
  await page.getByLabel('Your answer').fill(writtenAnswer(plan))
}

/** The answers as they stand on the page. */
export function readAnswers(page: Page): Promise<ShownAnswer[]> {
  return page
    .locator('fieldset')
    .filter({ hasText: /question \d, wording/ })
    .evaluateAll((all) =>
      all.map((it) => ({
        question: /Run.*/.exec(it.querySelector('h2')?.textContent ?? '')?.[0] ?? '',
        chosen: it.querySelector<HTMLInputElement>('input:checked')?.value ?? '',
      })),
    )
}

/** Presses Submit Exam and confirms; returns when the page confirms the submission. */
export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  const sheet = page.getByRole('dialog', { name: 'Submit this exam?' })
  await sheet.getByRole('button', { name: 'Submit now' }).click()
  await page
    .getByText(/On this phone · handed in/)
    .or(page.getByRole('dialog', { name: /Exam Submitted Successfully!|Notice/ }))
    .first()
    .waitFor()
}

/** Posts a comment, unless it waits already. */
export async function comment(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path)
  const field = page.getByLabel('Your comment')
  await field.waitFor()
  const list = page.getByRole('list', { name: 'Comments that are not posted yet' })
  if (await list.getByText(text).isVisible()) return
  await field.fill(text)
  await page.getByRole('button', { name: 'Post Comment' }).click()
  await expect(list.getByText(text)).toBeVisible()
}

/** Keeps the exam on this phone, continuing a stopped download. */
export async function keep(page: Page): Promise<void> {
  const kept = keptLink(page)
  const press = keepOrContinue(page)
  await kept.or(press).first().waitFor()
  if (await kept.isVisible()) return
  await press.click()
  await kept.waitFor()
}
