import type { Page } from '@playwright/test'
import { violationsOf } from './a11y.ts'
import { findLayoutFaults } from './dialog-layout.ts'
import { NO_THEORY, seedExam } from './exam-page.ts'
import { expect, type RunningSchool, test } from './fixtures.ts'

const LONG_NAME = 'Al-Ājurrūmiyyah, line by line · المُقَدِّمَةُ الآجُرُّومِيَّةُ'
const FONT_SIZE = 16

type Seeded = Awaited<ReturnType<typeof seedPages>>

/** A student with a balance, an open exam, and a class below and one above the balance. */
async function seedPages(school: RunningSchool) {
  const { aisha, path } = await seedExam(school, NO_THEORY)
  const money = { student_id: aisha.id, amount: 112_150 }
  await school.call('/adminActions.php', 'fundWallet', money, school.admin)
  const addPaid = async (amount: string) =>
    (await school.addClass({ premium: '1', monthlySub: '1', amount, name: LONG_NAME })).rand
  return { aisha, exam: path, affordable: await addPaid('7500'), dear: await addPaid('250000') }
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

const payFor = (choose: (seeded: Seeded) => string) => ({
  path: (seeded: Seeded) => `/classes/${choose(seeded)}`,
  open: press('Pay Now'),
})

/** The dialogs in which a student spends, submits, reads or deletes. */
const DIALOGS = [
  { title: /^Join /, ...payFor(({ affordable }) => affordable) },
  { title: 'Payment Required', ...payFor(({ dear }) => dear) },
  { title: 'Fund Your Wallet', path: () => '/wallet-history', open: press('Fund Wallet') },
  { title: 'Receipt', path: () => '/wallet-history', open: press(/, receipt$/) },
  { title: 'Refer & Earn', path: () => '/', open: press(/^Refer/) },
  { title: 'Menu', path: () => '/', open: press('Open menu') },
  { title: 'Your exam is not complete', path: ({ exam }: Seeded) => exam, open: submitBlank },
  { title: 'Delete my account', path: () => '/profile', open: openDeletion },
]

async function submitBlank(page: Page) {
  await page.getByRole('button', { name: 'Start' }).click()
  await page
    .getByRole('navigation', { name: 'Questions' })
    .getByRole('button', { name: 'Review' })
    .click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
}

/** Its code loads when its part of the profile is scrolled near the screen. */
async function openDeletion(page: Page) {
  const button = page.getByRole('button', { name: 'Delete my account' })
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    await expect(button).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await button.click()
}

test('in the dialogs of a student nothing is cut or out of reach at 390 and 360 px, also with text at 200 %, and they open at their top', async ({
  page,
  school,
  signIn,
}) => {
  const devtools = await page.context().newCDPSession(page)
  const setFontSize = (size: number) =>
    devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
  const seeded = await seedPages(school)
  await signIn(seeded.aisha)
  const problems: string[] = []
  for (const { title, path, open } of DIALOGS) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path(seeded))
    await open(page)
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
    const note = async (where: string, found: Promise<string[]>) =>
      problems.push(...(await found).map((it) => `${title} ${where}: ${it}`))
    const scrolled = dialog.evaluate((it) =>
      [...it.querySelectorAll('.sheet-body')].map(({ scrollTop }) => scrollTop).filter(Boolean),
    )
    await note(
      'scrolled by',
      scrolled.then((all) => all.map(String)),
    )
    await note('axe', violationsOf(page, { within: 'dialog[open]' }))
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 740 })
      await note(`${width}`, findLayoutFaults(dialog))
      await setFontSize(2 * FONT_SIZE)
      await note(`${width}, twice the text`, findLayoutFaults(dialog))
      await setFontSize(FONT_SIZE)
    }
  }
  expect(problems).toEqual([])
})
