import { expect, type Page } from '@playwright/test'
import type { RunningSchool, TestUser } from './fixtures.ts'

/** The sandbox's window over the page. */
export function cardWindow(page: Page) {
  return page.frameLocator('iframe[title="Card payment (TEST MODE)"]')
}

/** Presses a button of the sandbox's window, which has to be there and above whatever else is open. */
export async function pressInCardWindow(page: Page, name: string) {
  const card = cardWindow(page)
  await expect(card.getByText('TEST MODE')).toBeVisible()
  await card.getByRole('button', { name, exact: true }).click()
}

/** What the server holds for a student, in naira, and the rows it is the sum of. */
export async function walletOf(school: RunningSchool, student: TestUser) {
  const { wallet } = await school.call('/api.php', 'getUserData', {}, student)
  const rows: { type: string; amount: number }[] = await school.call(
    '/api.php',
    'get_wallet_history',
    {},
    student,
  )
  const kobo = (it: { amount: number }) => Math.round(it.amount * 100)
  const sum = rows.reduce((all, it) => all + (it.type === 'credit' ? kobo(it) : -kobo(it)), 0)
  return { wallet, sum: sum / 100, rows }
}

/** Puts another script of the provider's in place, which only remembers what its window was opened with. */
export async function stubProviderScript(page: Page, generation: 'newest' | 'first') {
  await page.addInitScript((which) => {
    const recordOptions = (options: object) => Object.assign(window, { asked: options })
    class Newest {
      newTransaction(options: object) {
        recordOptions(options)
      }
    }
    const first = {
      setup: (options: object) => ({ openIframe: () => recordOptions(options) }),
    }
    Object.assign(window, { PaystackPop: which === 'newest' ? Newest : first })
  }, generation)
}

/** What the silent provider's window was opened with. */
export async function optionsSentToProvider(page: Page): Promise<Record<string, unknown>> {
  await expect.poll(() => page.evaluate(() => 'asked' in window)).toBe(true)
  return page.evaluate(() =>
    JSON.parse(JSON.stringify((window as never as { asked: object }).asked)),
  )
}
