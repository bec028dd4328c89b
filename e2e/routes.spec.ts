import { allowConsoleMessage, expect, test } from './fixtures.ts'

const student = [
  '/',
  '/classes',
  '/my-classes',
  '/classes/x',
  '/classes/1/lessons/1',
  '/profile',
  '/wallet-history',
  '/messages',
  '/messages/x',
  '/game',
]
const admin = [
  ...['/admin', '/admin/classes', '/admin/classes/manage/1', '/admin/classes/manage/1/lessons/1'],
  ...[
    '/admin/students',
    '/admin/students/1',
    '/admin/payments',
    '/admin/messages',
    '/admin/settings',
    '/admin/certificates',
    '/admin/exams',
  ],
  ...['/admin/quiz', '/admin/audit'],
]
const open = ['/login', '/register', '/forgot-password', '/courses/x']

test('every URL of the site opens its page directly (R-ROUTE-010)', { tag: '@journey' }, async ({
  school,
}) => {
  for (const path of [...open, ...student, ...admin, '/verify/x']) {
    const response = await fetch(school.url + path)
    // there is no such class
    expect(response.status, path).toBe(path === '/courses/x' ? 404 : 200)
    expect(response.headers.get('content-type'), path).toContain('text/html')
  }
})

test('a visitor is sent to sign-in from every page except the public ones (R-ROUTE-001, R-ROUTE-002, R-ROUTE-006, R-ROUTE-009, R-LAYOUT-016)', async ({
  page,
}) => {
  allowConsoleMessage('404')
  for (const path of open) {
    await page.goto(path)
    await expect(page, path).toHaveURL(path)
  }
  for (const path of [...student, ...admin, '/nowhere']) {
    await page.goto(path)
    const search = path === '/' ? '' : `?next=${encodeURIComponent(path)}`
    await expect(page, path).toHaveURL(`/login${search}`)
  }
})

test('the page of a certificate is public (R-ROUTE-007)', async ({ page }) => {
  await page.goto('/verify/x')
  await expect(page).toHaveURL('/verify/x')
})

test('a student who opens an administrators’ page is sent to the dashboard (R-ROUTE-003, R-ROUTE-004, R-ROUTE-005)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  await signIn(await school.addStudent())
  for (const path of admin) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/')
  }
})

test('an administrator can open every page', async ({ page, school, signIn }) => {
  await signIn(school.admin)
  for (const path of admin) {
    await page.goto(path)
    await expect(page, path).toHaveURL(path)
  }
})
