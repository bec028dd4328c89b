import type { Route } from '@playwright/test'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'
import { CALLS, pagesOf, seedBusyStudent } from './poor-connection-page.ts'

test.use({ viewport: { width: 390, height: 844 } })

const FAILED = 'An error occurred. Please try again.'

const UNREACHABLE =
  /The school cannot be reached. Check your connection and try again.|You are offline. This lesson is not on this phone./

const failureModes = {
  'the connection is lost': {
    fail: (it: Route) => it.abort('internetdisconnected'),
    text: UNREACHABLE,
  },
  'a proxy answers for the school': {
    fail: (it: Route) => it.fulfill({ status: 502, body: '<html>Bad gateway</html>' }),
    text: UNREACHABLE,
  },
  'the server fails': {
    fail: (it: Route) =>
      it.fulfill({ status: 500, json: { status: false, message: FAILED, data: null } }),
    text: FAILED,
  },
}

for (const [way, { fail, text }] of Object.entries(failureModes)) {
  test(`when ${way}, every page shows an error and can be loaded again`, async ({
    page,
    school,
    signIn,
  }) => {
    allowConsoleMessage('Failed to load resource')
    const student = await seedBusyStudent(school)
    await signIn(student.amina)
    const main = page.getByRole('main')
    const again = main.getByRole('button', { name: 'Try again' })

    for (const [path, missing, content] of pagesOf(student)) {
      await page.route(CALLS, fail)
      await page.goto(path)
      for (const it of missing) await expect(main.getByText(it), path).toBeVisible()
      await expect(main.getByText(text), path).toHaveCount(missing.length)
      await expect(again, path).toHaveCount(missing.length)

      await page.unroute(CALLS)
      // in reverse order, because a loaded part removes its button
      for (const it of (await again.all()).reverse()) await it.click()
      await expect(main, path).toContainText(content)
      await expect(main.getByText(text), path).toHaveCount(0)
    }

    // the quiz requests data only when a level is chosen
    await page.route(CALLS, fail)
    await page.goto('/game')
    await page.getByRole('button', { name: /^Easy/ }).click()
    await expect(page.getByRole('alert')).toContainText(text)
    await page.unroute(CALLS)
    await again.click()
    await expect(page.getByText('Question 1 of 10')).toBeVisible()

    // the profile needs no request and keeps the input
    await page.route(CALLS, fail)
    await page.goto('/profile')
    const field = (name: string) => page.getByLabel(name, { exact: true })
    await field('Current Password').fill(student.amina.password)
    await field('New Password').fill('another good one')
    await field('Confirm New Password').fill('another good one')
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expect(toast(page, text)).toBeVisible()
    await expect(field('New Password')).toHaveValue('another good one')
  })
}
