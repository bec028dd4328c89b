import type { Page } from '@playwright/test'
import { postFields } from '../server/test/http/post-fields.ts'
import { expectAccessible } from './a11y.ts'
import { rows } from './admin-classes-page.ts'
import { chooseAction } from './admin-students-page.ts'
import { box, comments, commentWith, post, seedLesson } from './comments-page.ts'
import {
  allowConsoleMessage,
  expect,
  type RunningSchool,
  type TestUser,
  test,
  toast,
  uniqueText,
} from './fixtures.ts'
import { signInWithForm } from './sign-in-sheet.ts'

const renewal = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' })

/** The user with a separate session, which can end without the other sessions of the user. */
async function withOwnSession(school: RunningSchool, user: TestUser): Promise<TestUser> {
  const { email, password } = user
  const response = await postFields(`${school.url}/api.php?action=login`, { email, password })
  // biome-ignore lint/suspicious/noExplicitAny: the wire response
  const { token } = (await response.json()) as any
  return { ...user, token }
}

const endSession = (school: RunningSchool, user: TestUser) =>
  school.call('/api.php', 'logout', {}, user)

test('a session that ends while an administrator fills in a form is renewed in a dialog above it, and the save continues once', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('401')
  const admin = await withOwnSession(school, school.admin)
  const name = `Ṣarf ${uniqueText()} · فِعْل`
  await signIn(admin)
  await page.goto('/admin/classes')
  await page.getByRole('button', { name: 'Add New Class' }).click()
  const form = page.getByRole('dialog', { name: 'Add New Class' })
  await form.getByLabel('Category').fill('Morphology')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('About').fill('The forms of the verb.')
  await endSession(school, admin)
  // a poll may already have opened the dialog
  await form.getByRole('button', { name: 'Add Class', includeHidden: true }).dispatchEvent('click')

  const password = renewal(page).getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  await expect(renewal(page)).toContainText(admin.email)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(renewal(page).getByText('Enter your password.')).toBeVisible()
  await password.fill('another password')
  await page.keyboard.press('Enter')
  await expect(renewal(page).getByText('This is not the password of this account.')).toBeVisible()
  await expect(password).toBeFocused()

  // pressing Escape by mistake loses nothing
  await page.keyboard.press('Escape')
  const leaving = page.getByRole('dialog', { name: 'Leave this page?' })
  await leaving.getByRole('button', { name: 'Stay' }).click()
  await password.fill(admin.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(renewal(page)).toHaveCount(0)
  await page.goto(`/admin/classes?search=${encodeURIComponent(name)}`)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(name)
})

test('several calls after the end of a session show one dialog, and each continues after the sign-in', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('401')
  const { amina, musa, say, path } = await seedLesson(school)
  await say(musa, 'Where is the ending?')
  await signIn(await withOwnSession(school, amina))
  await page.goto(path)
  await box(page).fill('At the last letter.')
  await expect(commentWith(page, 'Where is the ending?')).toBeVisible()
  await endSession(school, { ...amina, token: await cookieOf(page) })
  await page.evaluate(() => {
    for (const label of ['Post Comment', 'Like'])
      [...document.querySelectorAll('button')]
        .find((it) => it.textContent?.startsWith(label) || it.ariaLabel?.startsWith(label))
        ?.click()
  })
  await expect(renewal(page)).toHaveCount(1)
  await renewal(page).getByLabel('Password', { exact: true }).fill(amina.password)
  await renewal(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(renewal(page)).toHaveCount(0)
  await expect(commentWith(page, 'At the last letter.')).toHaveCount(1)
  await expect(box(page)).toHaveValue('')
  await expect(comments(page)).toHaveCount(2)
})

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find((it) => it.name === 'token')?.value ?? ''

const setCookie = (page: Page, school: RunningSchool, { token }: TestUser) =>
  page.context().addCookies([{ name: 'token', value: token, url: school.url }])

test('a sign-in of the same user in another tab closes the dialog, and Cancel leads to the sign-in page and back', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('401')
  const { amina, path } = await seedLesson(school)
  const first = await withOwnSession(school, amina)
  await signIn(first)
  await page.goto(path)
  await box(page).fill('From the first tab.')
  await endSession(school, first)
  await post(page).dispatchEvent('click')
  await expect(renewal(page)).toBeVisible()
  const second = await withOwnSession(school, amina)
  await setCookie(page, school, second)
  await expect(renewal(page)).toHaveCount(0)
  await expect(commentWith(page, 'From the first tab.')).toHaveCount(1)

  await box(page).fill('Not posted.')
  await endSession(school, second)
  await post(page).dispatchEvent('click')
  await renewal(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
})

const otherUserNotice = (page: Page) =>
  page.getByRole('dialog', { name: 'Another user is signed in' })

/** The page of Amina is covered for Musa, who then opens the lesson without her input. */
async function leaveCoveredPage(page: Page, path: string) {
  const notice = otherUserNotice(page)
  await expect(notice).toContainText('Musa Ɗanjuma is signed in on this device now.')
  await expect(box(page)).toBeHidden()
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/')
  await page.goto(path)
  await expect(box(page)).toHaveValue('')
  await expect(comments(page)).toHaveCount(0)
}

test('another user who signs in does not get the typed input', async ({ page, school, signIn }) => {
  allowConsoleMessage('401')
  // a poll of the first user's page with the second user's session
  allowConsoleMessage('403')
  const { amina, musa, path } = await seedLesson(school)
  await signIn(amina)
  await page.goto(path)
  await box(page).fill('A question of Amina.')
  await endSession(school, amina)
  await post(page).dispatchEvent('click')
  await expect(renewal(page)).toBeVisible()
  await setCookie(page, school, musa)
  await leaveCoveredPage(page, path)
})

test('a page that one student left open is covered when another signs in beside it', async ({
  page,
  school,
}) => {
  // a poll between the two sessions
  allowConsoleMessage('401')
  const { amina, musa, path } = await seedLesson(school)
  const enter = async (tab: Page, user: TestUser) => {
    await tab.context().clearCookies()
    await tab.goto('/')
    await signInWithForm(tab, user)
    await expect(tab.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  }
  await enter(page, amina)
  await page.goto(path)
  await box(page).fill('A question of Amina.')
  const beside = await page.context().newPage()
  await enter(beside, musa)
  await leaveCoveredPage(page, path)

  // now that of Musa
  await enter(beside, amina)
  await expect(otherUserNotice(page)).toContainText('Amina Bello is signed in on this device now.')
})

test('the end of a session as a student leads back to the administrator without a prompt', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('401')
  const { musa, path } = await seedLesson(school)
  await signIn(school.admin)
  await page.goto(`/admin/students?search=${musa.email}`)
  const dialog = await chooseAction(page, musa.name, 'Login as student')
  await dialog.getByRole('button', { name: 'Login as Student' }).click()
  await expect(page.getByText('You are signed in as')).toBeVisible()
  await page.goto(path)
  await box(page).fill('In the name of Musa.')
  await endSession(school, { ...musa, token: await cookieOf(page) })
  // a poll may already have led back
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('.comment-form [type=submit]')?.click(),
  )
  await expect(page).toHaveURL('/admin/students')
  await expect(renewal(page)).toHaveCount(0)
})

test('a message that an administrator wrote is sent after the cookie has gone (R-AMSG-010)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('401')
  await signIn(school.admin)
  await page.goto('/admin/messages')
  await page.getByLabel('Subject').fill('Signed out meanwhile')
  await page.getByLabel('Message', { exact: true }).fill('By another tab.')
  await page.getByText('All students').first().click()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page, 'You must be logged in to send messages.')).toBeVisible()
  await renewal(page).getByLabel('Password', { exact: true }).fill(school.admin.password)
  await renewal(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog', { name: 'Send Message' })).toBeVisible()
})
