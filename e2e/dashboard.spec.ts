import { expectAccessible } from './a11y.ts'
import { allowConsoleMessage, expect, test } from './fixtures.ts'

test('the guide has four steps, and shows the school’s own text if it is set (R-DASH-006, R-DASH-009, R-DASH-018, R-DASH-019, R-DASH-020, R-DASH-021)', async ({
  page,
  school,
  signIn,
}) => {
  await signIn(await school.addStudent())
  // another test may have changed the texts of the school, so the response is stubbed
  const words = { howto: '', privatelesson: '', aboutUs: '' }
  await page.route('**/api.php?action=get_app_settings', async (it) => {
    const response = await (await it.fetch()).json()
    await it.fulfill({ json: { ...response, data: { ...response.data, ...words } } })
  })
  await page.goto('/')
  const guide = page.getByRole('dialog', { name: 'How-to guide' })
  const open = page.getByRole('button', { name: 'How-to guide' })
  const press = (name: string) => guide.getByRole('button', { name, exact: true }).click()
  await open.click()
  for (const step of ['Browse Classes', 'Enroll', 'Start Learning']) {
    await expect(guide.getByRole('heading', { level: 3, name: step })).toBeVisible()
    await press('Next')
  }
  await expect(guide.getByRole('heading', { level: 3, name: 'Help Guide' })).toBeVisible()
  await expect(guide.getByText('Instructions coming soon')).toBeVisible()
  await press('Previous')
  await expect(guide.getByRole('heading', { level: 3, name: 'Start Learning' })).toBeVisible()
  await expectAccessible(page)
  await press('Next')
  await press('Get Started')
  await expect(guide).toBeHidden()
  await expect(open).toBeFocused()

  const lesson = page.getByRole('dialog', { name: 'Private Lesson' })
  await page.getByRole('button', { name: 'Private Lesson' }).click()
  await expect(lesson.getByText('Private lesson information coming soon')).toBeVisible()
  const chat = lesson.getByRole('link', { name: 'Message on WhatsApp' })
  await expect(chat).toHaveCount(0)
  await expect(page.getByText('About The Courses')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Play the quiz' })).toHaveCount(0)

  Object.assign(words, {
    whatsappNumber: '+234 803 123 4567',
    howto: 'Read a lesson to its end.\nThen rest.',
    privatelesson: 'Forty minutes with one teacher.\nWrite to us.',
    aboutUs: 'From the first letter to the classical texts.\nمِنَ الحَرْفِ إِلَى الكِتَابِ.',
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'About The Courses' })).toBeVisible()
  await expect(page.getByText('From the first letter to the classical texts.')).toBeVisible()
  await page.getByRole('button', { name: 'Private Lesson' }).click()
  await expect(lesson.getByText('Forty minutes with one teacher.')).toBeVisible()
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/2348031234567\?text=/)
  await lesson.getByRole('button', { name: 'Got it' }).click()
  await open.click()
  for (let step = 1; step < 4; step++) await press('Next')
  await expect(guide.getByText('Read a lesson to its end.')).toBeVisible()
})

test('a dialog whose code cannot be loaded leaves the page unchanged, and opens when the connection is back', {
  tag: '@empty-cache',
}, async ({ page, school, signIn, context, settled }) => {
  allowConsoleMessage('net::ERR_INTERNET_DISCONNECTED')
  allowConsoleMessage('Failed to fetch dynamically imported module')
  allowConsoleMessage('Unable to preload CSS')
  await signIn(await school.addStudent())
  await page.goto('/')
  await settled()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'How-to guide' }).click()
  const dialog = page.getByRole('dialog', { name: 'How-to guide' })
  await expect(dialog.getByText('This did not load.')).toBeVisible()
  // a reload replaces the document
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
  await context.setOffline(false)
  await expect(dialog.getByRole('heading', { name: 'Browse Classes' })).toBeVisible()
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true)
})

test.describe('in the mobile app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 LisanApp/1.0' })

  test('the quiz opens on its own screen (R-DASH-006)', async ({ page, school, signIn }) => {
    await signIn(await school.addStudent())
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Islamic Knowledge Quiz' })).toBeVisible()
    await page.getByRole('link', { name: 'Play the quiz' }).click()
    await expect(page).toHaveURL('/game')
  })
})
