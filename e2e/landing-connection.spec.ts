import { allowConsoleMessage, expect, test } from './fixtures.ts'
import { many, showClasses } from './landing-page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('classes that did not load can be requested again', async ({ page }) => {
  allowConsoleMessage('net::ERR_FAILED')
  await page.route('**/api.php?action=get_classes', (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByText('The classes did not load')).toBeVisible()
  await page.unroute('**/api.php?action=get_classes')
  await showClasses(page, many)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Nahw' })).toBeVisible()
})

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the service worker is installed with the page, and serves it without a network (R-LAYOUT-027)', async ({
    page,
  }) => {
    allowConsoleMessage('net::ERR_')
    await page.goto('/login')
    const script = await page.evaluate(
      async () => (await navigator.serviceWorker.ready).active?.scriptURL,
    )
    expect(new URL(script ?? '').pathname).toBe('/sw.js')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.context().setOffline(false)
  })
})
