import type { Page } from '@playwright/test'
import { allowConsoleMessage, expect, test } from './fixtures.ts'
import { addLessonWithFile } from './lesson-files.ts'

/** Records violations of the Content-Security-Policy in the page and its frames. */
async function recordViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('cspHeard', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (it) => {
      const text = `${location.pathname}: ${it.effectiveDirective} ${it.blockedURI} ${it.sourceFile}`
      Reflect.get(window, 'cspHeard')(text)
    })
  })
  return violations
}

/** Opens each address and waits until all its requests have ended. */
async function visitAll(page: Page, settled: () => Promise<void>, addresses: string[]) {
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.locator('#root > *').first(), address).toBeVisible()
    await settled()
  }
}

test('no screen, with any kind of lesson, violates the content security policy', async ({
  page,
  school,
  signIn,
  settled,
}) => {
  test.slow()
  const aClass = await school.addClass()
  const files = ['letter-shapes.png', 'writing-ba.mp4', 'letters.mp3', 'reading-sheet.pdf']
  const lessons: string[] = []
  for (const file of files) lessons.push(await addLessonWithFile(school, aClass.id, file))
  const amina = await school.addStudent({ wallet: 500 })
  await school.call('/api.php', 'classenrolement', { class_id: aClass.id }, amina)
  const violations = await recordViolations(page)

  await visitAll(page, settled, ['/login', '/register', '/forgot-password', '/verify/x'])
  await signIn(amina)
  await visitAll(page, settled, [
    ...['/', '/classes', '/my-classes', '/profile', '/wallet-history', '/messages', '/game'],
    `/classes/${aClass.rand}`,
    ...lessons.map((id) => `/classes/${aClass.id}/lessons/${id}`),
  ])
  // the last one has a PDF, which is requested by a click
  await page.getByRole('button', { name: 'Open reading-sheet.pdf' }).click()
  await settled()
  expect(violations).toEqual([])
})

test('no administrators’ page violates the content security policy', async ({
  page,
  school,
  signIn,
  settled,
}) => {
  test.slow()
  const aClass = await school.addClass()
  const lesson = await addLessonWithFile(school, aClass.id, 'letter-shapes.png')
  const violations = await recordViolations(page)
  await signIn(school.admin)

  await visitAll(page, settled, [
    ...['/admin', '/admin/classes', '/admin/students', '/admin/payments', '/admin/messages'],
    ...['/admin/settings', '/admin/certificates', '/admin/exams', '/admin/quiz', '/admin/audit'],
    `/admin/classes/manage/${aClass.id}`,
    `/admin/classes/manage/${aClass.id}/lessons/${lesson}`,
  ])
  expect(violations).toEqual([])
})

test('the policy blocks an injected script and style', async ({ page }) => {
  const violations = await recordViolations(page)
  allowConsoleMessage('Content Security Policy')
  await page.goto('/login')

  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.body.append(script)
    const button = document.createElement('button')
    button.setAttribute('onclick', 'window.ran = true')
    document.body.append(button)
    button.click()
    const style = document.createElement('style')
    style.textContent = 'body { display: none }'
    document.head.append(style)
    return 'ran' in window || getComputedStyle(document.body).display === 'none'
  })

  expect(ran).toBe(false)
  await expect.poll(() => violations.join()).toMatch(/script-src[\s\S]*style-src/)
})
