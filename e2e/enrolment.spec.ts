import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { changeClass } from './change-class.ts'
import { expireSubscriptions } from './expire-subscriptions.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'

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
  tag: '@wide',
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

test('each closed lesson shows its reason, the first rule that applies (R-CLASS-012, R-CLASS-013, R-CLASS-048)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent()
  const { id, rand } = await school.addClass({ monthlylimit: 1 })
  const opensAt = Math.floor(Date.parse('2099-12-02T17:00:00Z') / 1000)
  const first = await school.addLesson(id, { subject: 'First' })
  await school.addLesson(id, { subject: 'Second' })
  await school.addLesson(id, { subject: 'Later', scheduled: '1', studydate: String(opensAt) })
  await school.addLesson(id, { subject: 'Exam one', inputetype: 'Exam', theoryAnswer: 'It' })
  await school.addLesson(id, { subject: 'After it' })
  await signIn(amina)
  await page.goto(`/classes/${rand}`)

  await press(page, 'First')
  await expect(toast(page, 'Please enroll in the class to access lessons.')).toBeVisible()

  await page.getByRole('button', { name: 'Enroll Now' }).click()
  await expect(row(page, 'First')).toContainText('Available now')
  await expect(row(page, 'Exam one').getByRole('img', { name: 'Exam' })).toHaveText('🎓')
  await expect(row(page, 'After it')).toContainText('After the exam above')
  await press(page, 'After it')
  await expect(
    toast(page, 'You cannot continue unless you submit the above exam. You cannot skip an exam.'),
  ).toBeVisible()

  await expect(row(page, 'Later')).toContainText('Available on 2 Dec 2099, 6:00 PM')
  await press(page, 'Later')
  await expect(toast(page, 'This lesson will be available on 2 Dec 2099, 6:00 PM')).toBeVisible()

  // the one new lesson of this month is asked about first
  await expect(page.getByText('0 of 1 this month')).toBeVisible()
  await press(page, 'First')
  const question = page.getByRole('dialog', { name: 'Open the last one?' })
  await expect(question).toContainText('You can open one new lesson of this class each month.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, 'First')).toContainText('Available now')
  await press(page, 'First')
  await question.getByRole('button', { name: 'Open lesson' }).click()
  await expect(page).toHaveURL(`/classes/${rand}/lessons/${first}`)
  await page.goBack()
  await expect(page.getByText('1 of 1 this month')).toBeVisible()
  await expect(row(page, 'First')).toContainText(/Viewed \d{1,2} \w{3} \d{4}/)
  await expect(page.getByRole('progressbar', { name: '1 of 5 lessons' })).toBeVisible()
  await press(page, 'Second')
  await expect(
    toast(page, 'Monthly lesson limit reached for this class. Please check back next month.'),
  ).toBeVisible()
  await expect(page).toHaveURL(`/classes/${rand}`)
})

test('the timetable opens in the class, from its row and from Your Progress (R-CLASS-009, R-CLASS-014)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent()
  const { id, rand } = await school.addClass()
  await school.addLesson(id, {
    subject: 'Weekly plan',
    inputetype: 'Timetableble',
    about: 'Tuesday, 8:00 PM.\nالثُّلَاثَاء',
  })
  await school.call('/api.php', 'classenrolement', { class_id: id }, amina)
  await signIn(amina)
  await page.goto(`/classes/${rand}`)
  const dialog = page.getByRole('dialog', { name: 'Class Timetable' })

  await press(page, 'Weekly plan')
  await expect(dialog).toContainText('Tuesday, 8:00 PM.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Got it' }).click()
  await page.getByRole('button', { name: 'View Timetable' }).click()
  await expect(dialog).toBeVisible()
})

test('an unknown class shows an error and a link back (R-CLASS-016)', async ({
  page,
  school,
  signIn,
}) => {
  await signIn(await school.addStudent())
  await page.goto('/classes/there-is-no-such-class')
  await expect(page.getByRole('heading', { name: 'Class not found' })).toBeVisible()
  // an address with an invalid public id shows the same
  await page.goto('/classes/no%20class')
  await expect(page.getByRole('heading', { name: 'Class not found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Class' }).click()
  await expect(page).toHaveURL('/classes')
})

test('a declined request shows the server’s message, a network failure its own (R-CLASS-028, R-CLASS-029)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('Failed to load resource')
  const free = await school.addClass()
  const closing = await school.addClass()
  await signIn(await school.addStudent())
  await page.goto(`/classes/${closing.rand}`)
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeEnabled()
  const freeFields = { premium: '0', amount: '0' }
  await changeClass(school, closing, { ...freeFields, regclosedate: '2020-01-01' })
  await page.getByRole('button', { name: 'Enroll Now' }).click()
  await expect(toast(page, 'Registration for this class has ended.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeDisabled()
  await page.goto(`/classes/${free.rand}`)

  const enrolment = '**/api.php?action=classenrolement'
  const refused = { status: false, message: '', data: null }
  await page.route(enrolment, (route) => route.fulfill({ json: refused }))
  await page.getByRole('button', { name: 'Enroll Now' }).click()
  await expect(toast(page, 'Failed to enroll in the class')).toBeVisible()

  await page.route(enrolment, (route) => route.abort())
  await page.getByRole('button', { name: 'Enroll Now' }).click()
  await expect(toast(page, 'An error occurred. Please try again.')).toBeVisible()
})

test('a lesson that cannot be marked as viewed shows an error and stays in the class', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('Failed to load resource')
  const amina = await school.addStudent()
  const { id, rand } = await school.addClass()
  await school.addLesson(id, { subject: 'First' })
  await school.call('/api.php', 'classenrolement', { class_id: id }, amina)
  await signIn(amina)
  await page.goto(`/classes/${rand}`)
  await page.route('**/api.php?action=viewStatus', (route) => route.abort())
  await press(page, 'First')
  await expect(toast(page, 'An error occurred while marking lesson as read')).toBeVisible()
  await expect(page).toHaveURL(`/classes/${rand}`)
})

test('a user whose session has ended has to sign in before enrolling (R-CLASS-025)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('Failed to load resource')
  const amina = await school.addStudent()
  const { rand } = await school.addClass()
  await signIn(amina)
  await page.goto(`/classes/${rand}`)
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeVisible()
  await school.call('/api.php', 'logout', {}, amina)
  await page.getByRole('button', { name: 'Enroll Now' }).click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/classes/${rand}`)}`)
})
