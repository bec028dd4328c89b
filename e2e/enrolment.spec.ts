import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { expireSubscriptions } from './expire-subscriptions.ts'
import { expect, test, toast } from './fixtures.ts'

const paidFields = { premium: '1', amount: '500' }
const monthlyFields = { ...paidFields, monthlySub: '1' }

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })

/** Clicks a lesson's row: a link if it is open, else a button. */
const press = (page: Page, name: string) =>
  row(page, name).getByRole('link').or(row(page, name).getByRole('button')).click()

const sheetOf = (page: Page) => page.getByRole('dialog', { name: /^(Join|Renew) / })
const receiptOf = (page: Page) => page.getByRole('dialog', { name: 'Receipt' })

test('a student reads about a free class and joins it (R-CLASS-001, R-CLASS-003, R-CLASS-004, R-CLASS-005, R-CLASS-008, R-CLASS-011, R-CLASS-020, R-CLASS-026, R-CLASS-047)', {
  tag: ['@journey', '@wide'],
}, async ({ page, school, signIn }) => {
  const amina = await school.addStudent({ wallet: 300 })
  const free = await school.addClass({
    name: 'Foundations of Naḥw · النَّحْو',
    about: 'The grammar of the sentence.\nBring a notebook.',
    links: 'Table of endings https://example.org/table\nhttps://example.org/group',
  })
  await school.addLesson(free.id, { subject: 'What is speech?' })
  await school.addLesson(free.id, { subject: 'First exam', inputetype: 'Exam', theoryAnswer: 'It' })
  await signIn(amina)
  await page.goto(`/classes/${free.rand}`)

  await expect(page.getByRole('heading', { level: 1, name: /Foundations of Naḥw/ })).toBeVisible()
  await expect(page.getByText('2 lessons')).toBeVisible()
  await expect(page.getByText('Bring a notebook.')).toBeVisible()
  const table = page.getByRole('link', { name: 'Table of endings', exact: true })
  await expect(table).toHaveAttribute('href', 'https://example.org/table')
  await expect(page.getByRole('link', { name: 'https://example.org/group' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Progress' })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Enroll Now' }).click()

  await expect(toast(page, 'Successfully enrolled in the class!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toHaveCount(0)
  await expect(page.getByRole('progressbar', { name: '0 of 2 lessons' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Course Content' })).toBeVisible()
  const { wallet } = await school.call('/api.php', 'getUserData', {}, amina)
  expect(wallet).toBe(300)
  await expectAccessible(page)
})

test('the deepest letter on the header of a class ends above its title on a phone', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.addClass({ name: 'Grammar, word by word · جُمْلَةٌ' })
  await signIn(await school.addStudent())
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/classes/${course.rand}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const ends = await page.evaluate(() => {
    /** The first and last pixel of the ink of a line of text. */
    const inkOf = (element: Element, text: string, top: number, height: number) => {
      const context = document.createElement('canvas').getContext('2d')
      if (!context) throw new Error('There is no canvas')
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(element)
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`
      const ink = context.measureText(text)
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = ink
      const baseline = top + (height - ascent - descent) / 2 + ascent
      return {
        top: baseline - ink.actualBoundingBoxAscent,
        bottom: baseline + ink.actualBoundingBoxDescent,
      }
    }
    const letter = document.querySelector('.hero > .kano')
    const title = document.querySelector('.hero h1')
    if (!letter || !title) throw new Error('The page has no header')
    const box = letter.getBoundingClientRect()
    const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight)
    return {
      letter: inkOf(letter, 'ج', box.top, box.height).bottom,
      title: inkOf(title, 'Grammar', title.getBoundingClientRect().top, lineHeight).top,
    }
  })
  expect(ends.letter).toBeLessThan(ends.title)
})

test('a class that cannot be joined has a disabled button with the reason, and a link to the class to complete first (R-CLASS-035, R-CLASS-037)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const first = await school.addClass({ name: 'Reading with Vowels · الْقِرَاءَة' })
  const locked = await school.addClass({ ...paidFields, prequisite_id: first.id })
  const closed = await school.addClass({ regclosedate: '2020-01-01' })
  await signIn(await school.addStudent({ wallet: 1200 }))

  await page.goto(`/classes/${closed.rand}`)
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeDisabled()
  await expect(page.getByText('Registration for this class has ended.')).toBeVisible()

  await page.goto(`/classes/${locked.rand}`)
  await expect(page.getByRole('button', { name: 'Pay Now' })).toBeDisabled()
  await expect(page.getByText('First complete')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /Reading with Vowels/ }).click()
  await expect(page).toHaveURL(`/classes/${first.rand}`)
})

test('an insufficient balance opens Payment Required with the missing amount and debits nothing (R-CLASS-015, R-CLASS-022, R-CLASS-023)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent({ wallet: 120 })
  const { rand } = await school.addClass(paidFields)
  await signIn(amina)
  await page.goto(`/classes/${rand}`)
  await page.getByRole('button', { name: 'Pay Now' }).click()

  const dialog = page.getByRole('dialog', { name: 'Payment Required' })
  await expect(dialog).toContainText('Amount₦500.00')
  await expect(dialog).toContainText('₦120.00')
  await expect(dialog).toContainText('Missing₦380.00')
  await expect(dialog.getByRole('button', { name: 'Proceed to Payment' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible()
  expect(await school.call('/api.php', 'get_my_classes', {}, amina)).toEqual([])
})

test('an expired subscription keeps viewed lessons open, and Renew Subscription opens the others (R-CLASS-007, R-CLASS-010, R-CLASS-044)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent({ wallet: 1200 })
  const { id, rand } = await school.addClass(monthlyFields)
  const first = await school.addLesson(id, { subject: 'Seen before' })
  await school.addLesson(id, { subject: 'Not yet seen' })
  await school.call('/api.php', 'classenrolement', { class_id: id }, amina)
  await school.call('/api.php', 'viewStatus', { class_id: id, lesson_id: first }, amina)
  expireSubscriptions(school, id)
  await signIn(amina)
  await page.goto(`/classes/${rand}`)

  await expect(page.getByText('Your subscription has expired', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Not yet seen')
  await expect(
    toast(page, 'Your subscription has expired. Please renew to access new content.'),
  ).toBeVisible()
  await press(page, 'Seen before')
  await expect(page).toHaveURL(`/classes/${rand}/lessons/${first}`)
  await page.goBack()

  await page.getByRole('button', { name: 'Renew Subscription' }).click()
  await sheetOf(page).getByRole('button', { name: 'Pay ₦500 from wallet' }).click()
  await expect(toast(page, 'Subscription renewed successfully!')).toBeVisible()
  await receiptOf(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Your subscription has expired', { exact: true })).toHaveCount(0)
  await expect(row(page, 'Not yet seen')).toContainText('Available now')
})
