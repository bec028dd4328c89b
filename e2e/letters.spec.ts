import type { Locator, Page } from '@playwright/test'
import { resample } from '../contract/letters/judge-trace.ts'
import { BOX, type Point, strokesOf } from '../contract/letters/letter-strokes.ts'
import type { Shape } from '../contract/letters/letters.ts'
import { expectAccessible } from './a11y.ts'
import { changeSettings } from './admin-settings-page.ts'
import { test as base, expect, type RunningSchool, type TestUser } from './fixtures.ts'
import { openSidebar } from './open-sidebar.ts'
import { signInWithForm } from './sign-in-sheet.ts'

const test = base.extend<{ track: undefined }>({
  track: [
    async ({ school }, use) => {
      await changeSettings(school, { letters_track: '1' })
      await use(undefined)
    },
    { auto: true },
  ],
})

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

/** Draws strokes with the mouse into the field. */
async function draw(field: Locator, strokes: readonly (readonly Point[])[]) {
  const box = (await field.boundingBox()) ?? { x: 0, y: 0, width: 1 }
  const { mouse } = field.page()
  const at = ([x, y]: Point): [number, number] => [
    box.x + (x / BOX) * box.width,
    box.y + (y / BOX) * box.width,
  ]
  for (const stroke of strokes) {
    const [first, ...others] = stroke.length > 1 ? resample(stroke, 24) : stroke
    if (!first) continue
    await mouse.move(...at(first))
    await mouse.down()
    for (const it of others) await mouse.move(...at(it))
    await mouse.up()
  }
}

const strokesIn = (letter: string, shape: Shape) => {
  const { lines, dots } = strokesOf(letter, shape)
  return [...lines, ...dots.map((it) => [it])]
}

/** Opens the first letter of unit 1 and answers until it is to be written. */
async function openWriting(page: Page) {
  await page.goto('/letters/1')
  await expect(page.getByRole('heading', { name: 'A new letter: alif' })).toBeVisible()
  await next(page).click()
  await page.getByRole('button', { name: 'ا', exact: true }).click()
  await next(page).click()
  await page.locator('.letter-option').first().click()
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Write alif: Isolated' })).toBeVisible()
}

/** Signs a new student in who is asked for the first letter. */
async function chooseFirstLetter(
  page: Page,
  school: RunningSchool,
  signIn: (person: TestUser) => Promise<void>,
) {
  const student = await school.addStudent()
  await signIn(student)
  await page.goto('/letters/1')
  await next(page).click()
  return student
}

const progressSaved = (page: Page) =>
  page.waitForResponse(
    (it) =>
      it.url().includes('saveLetterProgress') ||
      (it.request().postData() ?? '').includes('saveLetterProgress'),
  )

test('a visitor learns the first letter without an account, and a wrong direction does not pass (R-LETTERS-001, R-LETTERS-003)', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/letters')
  await expect(page.getByText('No letter yet')).toBeVisible()
  await expect(page.getByText('The school has not recorded the sounds yet')).toHaveCount(1)
  await expectAccessible(page)
  await openWriting(page)
  await page.getByRole('button', { name: 'Trace' }).click()
  const field = page.getByLabel('Field to write alif in')
  const alif = strokesIn('ا', 'isolated')
  await draw(
    field,
    alif.map((it) => it.toReversed()),
  )
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Line 1 goes the other way' }),
  ).toBeVisible()
  await draw(field, alif)
  await expect(page.getByRole('status').filter({ hasText: 'Well written' })).toBeVisible()
  await page.getByRole('button', { name: 'Write alone' }).click()
  await draw(field, alif)
  await expect(page.getByRole('status').filter({ hasText: 'Well written' })).toBeVisible()
  await next(page).click()

  // the place in the unit and the progress stay on the device
  await page.goto('/letters')
  await expect(page.getByRole('link', { name: 'Continue: Unit 1' })).toBeVisible()
  await expect(page.getByRole('row', { name: /alif/ })).toContainText('Done')
})

test('the shapes of a letter stand side by side in one size (R-LETTERS-001)', async ({ page }) => {
  await page.goto('/letters/4')
  await expect(page.getByRole('heading', { name: 'A new letter: sīn' })).toBeVisible()
  const sizes = await page.locator('.letter-shapes svg').evaluateAll((drawings) =>
    drawings.map((it) => {
      const size = Number(it.querySelector('text')?.getAttribute('font-size'))
      return Math.round((size / (it as SVGSVGElement).viewBox.baseVal.width) * 1_000)
    }),
  )
  expect(sizes).toHaveLength(4)
  expect(new Set(sizes).size).toBe(1)
})

test('strokes are chosen instead of drawn, by keyboard (R-LETTERS-003)', async ({ page }) => {
  await openWriting(page)
  await page.getByRole('button', { name: 'Trace' }).click()
  await page.getByRole('button', { name: 'Choose the strokes instead of drawing' }).click()
  await page.getByRole('button', { name: 'From bottom to top' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'goes the other way' })).toBeVisible()
  await page.getByRole('button', { name: 'From top to bottom' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Well written' })).toBeVisible()
  await expectAccessible(page)
})

test('twelve taps find the unit to begin with (R-LETTERS-001)', async ({ page }) => {
  await page.goto('/letters/placement')
  for (let tap = 1; tap <= 12; tap++) {
    await expect(page.getByText(`${tap} of 12`, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'I do not know' }).click()
  }
  await expect(page.getByRole('heading', { name: 'Begin with unit 1' })).toBeVisible()
  await page.getByRole('link', { name: 'All units' }).click()
  await expect(page.getByText('Begin here')).toBeVisible()
})

test('after a wrong answer the next question waits for its own answer (R-LETTERS-004)', async ({
  page,
}) => {
  await page.goto('/letters/1')
  await next(page).click()
  await page.locator('.letter-option').filter({ hasNotText: 'ا' }).first().click()
  await expect(page.getByText('It returns at the end.')).toBeVisible()
  await next(page).click()
  await expect(page.getByText('It returns at the end.')).toBeHidden()
  await page.locator('.letter-option').first().click()
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Write alif: Isolated' })).toBeVisible()
})

test('what was done just before signing out reaches the school (R-LETTERS-004, R-OFFLINE-010)', async ({
  page,
  school,
  signIn,
}) => {
  await chooseFirstLetter(page, school, signIn)
  await page.locator('.letter-option').first().click()
  await page.goto('/')
  await openSidebar(page)
  const received = progressSaved(page)
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  expect((await (await received).json()).data.length).toBeGreaterThan(0)
  await expect(page).toHaveURL(/\/login/)
})

test('what a student does reaches the teacher, and what was wrong returns (R-LETTERS-004)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await chooseFirstLetter(page, school, signIn)
  const saved = progressSaved(page)
  await page.locator('.letter-option').filter({ hasNotText: 'ا' }).first().click()
  await expect(page.getByText('It returns at the end.')).toBeVisible()
  await saved
  await page.goto('/letters')
  await page.getByRole('link', { name: 'Repeat what was wrong' }).click()
  await page.getByRole('button', { name: 'ا', exact: true }).click()
  await expect(page.getByText('Right', { exact: false }).first()).toBeVisible()

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await signInWithForm(page, school.admin)
  await expect(page).toHaveURL('/')
  await page.goto(`/admin/students/${amina.id}`)
  await expect(page.getByRole('heading', { name: 'Progress by letter' })).toBeVisible()
  await expect(page.getByRole('row', { name: /alif/ })).toContainText('Done')
})

test('a school that has not opened the letters says so (R-LETTERS-001)', async ({
  page,
  school,
}) => {
  await changeSettings(school, { letters_track: '0' })
  await page.goto('/letters/1')
  await expect(page.getByText('This school has not opened the letters')).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('units open that were never opened before (R-LETTERS-001)', async ({ page, context }) => {
    await page.goto('/letters')
    await expect(page.getByRole('heading', { name: 'Unit 10' })).toBeVisible()
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match('/keeps-letters'))))
      .toBe(true)
    await context.setOffline(true)
    await page.goto('/letters/7')
    await expect(page.getByRole('heading', { name: 'A new letter: shīn' })).toBeVisible()
  })
})

test('the guided session shows what is to be said and how much is recorded (R-LETTERS-002)', async ({
  page,
  school,
  signIn,
}) => {
  await signIn(school.admin)
  await page.goto('/admin/letters')
  await expect(page.getByText('0 of 208 recorded', { exact: false })).toBeVisible()
  await expect(page.getByText('1 of 208', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.locator('.letter-prompt')).toHaveText('إِ')
  await expectAccessible(page)
})
