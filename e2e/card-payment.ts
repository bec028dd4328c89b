import { expect, type Page } from '@playwright/test'
import type { RunningSchool, TestUser } from './fixtures.ts'

/** Sets the public key without which the school takes no card payments. */
export const enableCardPayments = (school: RunningSchool) =>
  school.call(
    '/api.php',
    'updateAppSettings',
    { siteName: 'Lisan', paystackKey: 'pk_test_journeys' },
    school.admin,
  )

/** The payment window of the sandbox. */
export function cardWindow(page: Page) {
  return page.frameLocator('iframe[title="Card payment (TEST MODE)"]')
}

/** Clicks a button of the sandbox's payment window, which has to be on top. */
export async function pressInCardWindow(page: Page, name: string) {
  const card = cardWindow(page)
  await expect(card.getByText('TEST MODE')).toBeVisible()
  await card.getByRole('button', { name, exact: true }).click()
}

/** The balance of a student in naira, its ledger entries and their sum. */
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

/** Replaces the provider's script by one that records the options of its window. */
export async function stubProviderScript(page: Page, generation: 'newest' | 'first') {
  await page.addInitScript((which) => {
    const recordOptions = (options: object) => Object.assign(window, { paystackOptions: options })
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

/** The options that the stubbed provider recorded. */
export async function optionsSentToProvider(page: Page): Promise<Record<string, unknown>> {
  await expect.poll(() => page.evaluate(() => 'paystackOptions' in window)).toBe(true)
  return page.evaluate(() => JSON.parse(JSON.stringify(Reflect.get(window, 'paystackOptions'))))
}
