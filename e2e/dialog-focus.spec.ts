import { expect, test, uniqueText } from './fixtures.ts'

// keyboards are tested at desktop width
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false })

test('closing a dialog returns the focus to its opener, and to the page if it has none; the rotation of the classes can be stopped by a button', async ({
  page,
  school,
}) => {
  const name = `Class ${uniqueText()}`
  await school.addClass({ name })
  const set = (landingMessage: string) =>
    school.call(
      '/api.php',
      'updateAppSettings',
      { siteName: 'Lisan', landingMessage },
      school.admin,
    )
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await set('Registration is open.')
  await page.goto('/login')
  const gotIt = page.getByRole('button', { name: 'Got it' })
  await expect(gotIt).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(gotIt).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()

  const about = page.getByRole('button', { name: `About ${name}` })
  await about.press('Enter')
  await gotIt.press('Enter')
  await expect(about).toBeFocused()

  const stop = page.getByRole('button', { name: 'Stop the classes turning' })
  const { width = 0, height = 0 } = (await stop.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await stop.press('Enter')
  await expect(page.getByRole('button', { name: 'Let the classes turn' })).toBeFocused()
  await set('')
})
