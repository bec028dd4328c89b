import { expectAccessible } from './a11y.ts'
import { expect, test, uniqueText } from './fixtures.ts'
import { many, setLandingMessage, showClasses } from './landing-page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a visitor sees a description of the school and its links (R-LANDING-001, R-LANDING-002, R-LANDING-005, R-LANDING-006, R-LANDING-007, R-LANDING-016)', {
  tag: ['@journey', '@wide'],
}, async ({ page }) => {
  await page.goto('/login')

  const main = page.getByRole('main')
  await expect(
    main.getByRole('heading', { level: 1, name: 'Your journey to Arabic fluency starts here' }),
  ).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Welcome to Lisan' })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Lisan')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Sign Up' })).toBeVisible()
  const store = main.getByRole('link', { name: 'Get the mobile app' })
  await expect(store).toHaveAttribute('href', 'https://store.example/lisan')
  await expect(store).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the landing page of another school shows its own name and mark, and no app without an address (R-LANDING-001, R-LANDING-006)', {
  tag: '@wide',
}, async ({ page, school }) => {
  await page.route('**/api.php?action=get_app_settings', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    return route.fulfill({ json: { ...json, data: { ...json.data, appStoreUrl: '' } } })
  })
  const rename = (siteName: string) =>
    school.call('/api.php', 'updateAppSettings', { siteName }, school.admin)
  await rename('Noor Academy')
  try {
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Welcome to Noor Academy' })).toBeVisible()
    const panel = page.locator('.lettering')
    await expect(panel.locator('.arabic-display')).toHaveText('N')
    await expect(page.getByRole('banner').locator('.logo')).toHaveText('N')
    await expect(page.locator('body')).not.toContainText(/لِسَان|Lisan/)
    await expect(page.getByRole('link', { name: 'Get the mobile app' })).toHaveCount(0)
    await expectAccessible(page)
  } finally {
    await rename('Lisan')
  }
})

test('before any other file has arrived the page shows logo, tagline and sign-in, and opens the form that was requested then (R-LANDING-002, R-LANDING-005)', {
  tag: '@journey',
}, async ({ page }) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/assets/**', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/classes/x', { waitUntil: 'commit' })

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your journey to Arabic fluency starts here',
  )
  await expect(page.getByRole('heading', { name: 'Welcome to Lisan' })).toBeVisible()
  const signIn = page.getByRole('link', { name: 'Sign In' })
  const box = await signIn.boundingBox()
  await signIn.click()
  arrive()
  const sheet = page.getByRole('dialog', { name: 'Sign In' })
  await expect(sheet).toBeVisible()
  await expect(page).toHaveURL('/login?next=%2Fclasses%2Fx')

  await sheet.getByRole('button', { name: 'Close' }).click()
  const button = page.getByRole('main').getByRole('button', { name: 'Sign In' })
  const { x, y, width } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  expect(Math.abs(x - (box?.x ?? 0))).toBeLessThan(2)
  expect(Math.abs(y - (box?.y ?? 0))).toBeLessThan(2)
  expect(Math.abs(width - (box?.width ?? 0))).toBeLessThan(2)
})

test('each class shows its name, category, badge and description, and its details in a dialog (R-LANDING-008, R-LANDING-010, R-LANDING-011, R-LANDING-017)', {
  tag: ['@journey', '@wide'],
}, async ({ page, school }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const name = `Foundations ${uniqueText()}`
  await school.addClass({
    name: `${name} · النَّحْو`,
    category: 'Syntax',
    about: 'The sentence.\nRead https://example.org/nahw first.\nثُمَّ اقْرَأْ',
    premium: '1',
    amount: '7500',
  })
  const hidden = await school.addClass({ status: '0' })
  const classesResponse = page.waitForResponse((it) => it.url().includes('action=get_classes'))
  await page.goto('/login')

  const { data } = await (await classesResponse).json()
  expect(data.map((it: { name: string }) => it.name)).not.toContain(hidden.name)
  expect(Object.keys(data[0])).not.toContain('lessons')
  const card = page.getByRole('listitem').filter({ hasText: name })
  await expect(card.getByText('Syntax')).toBeVisible()
  await expect(card.getByText('Premium')).toBeVisible()
  await expect(card.getByText('The sentence.')).toBeVisible()
  await card.getByRole('button', { name: `About ${name}` }).click()

  const dialog = page.getByRole('dialog', { name: 'About This Class' })
  const link = dialog.getByRole('link', { name: 'https://example.org/nahw' })
  await expect(link).toHaveAttribute('href', 'https://example.org/nahw')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(dialog.getByRole('paragraph')).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
})

test('the school’s message to visitors opens once on a device, in paragraphs, and closes in both ways (R-LANDING-012, R-LANDING-013, R-LANDING-014, R-LANDING-015)', async ({
  page,
  school,
  signIn,
}) => {
  await setLandingMessage(school, 'Registration is open.\n\nالتَّسْجِيلُ مَفْتُوحٌ', async () => {
    await page.goto('/login')
    const dialog = page.getByRole('dialog', { name: 'Welcome to Lisan' })
    await expect(dialog.getByRole('paragraph')).toHaveText([
      'Registration is open.',
      'التَّسْجِيلُ مَفْتُوحٌ',
    ])
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Welcome to Lisan' })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await page
      .getByRole('dialog', { name: 'Sign In' })
      .getByRole('button', { name: 'Close' })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  // a new message opens the dialog again, but not directly after signing out
  await setLandingMessage(school, 'Registration is closed.', async () => {
    await signIn(await school.addStudent())
    await page.goto('/')
    await page.getByRole('button', { name: /menu/i }).click()
    await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Welcome to Lisan' })
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await dialog.getByRole('button', { name: 'Got it' }).click()
    await expect(dialog).toHaveCount(0)
  })
})

test('the landing page is accessible', { tag: '@wide' }, async ({ page, school }) => {
  test.slow()
  await showClasses(page, many)
  await setLandingMessage(school, 'Welcome.\nأَهْلًا', async () => {
    await page.goto('/login')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Got it' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'About Nahw' }).click()
    await expectAccessible(page)
  })
})

test('the lettering is whole and above the tagline on every phone, also with large text (R-LANDING-002)', async ({
  page,
}) => {
  const box = (selector: string) =>
    page.locator(selector).evaluate((it) => {
      const { top, left, bottom } = it.getBoundingClientRect()
      return { top, left, bottom, fontSize: Number.parseFloat(getComputedStyle(it).fontSize) }
    })
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Welcome to Lisan' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  for (const width of [320, 360, 390, 640, 1024, 1280]) {
    for (const size of ['16px', '32px']) {
      await page.setViewportSize({ width, height: 640 })
      await page.evaluate((it) => document.documentElement.style.setProperty('font-size', it), size)
      const [panel, word, tagline] = await Promise.all([
        box('.lettering'),
        box('.lettering .arabic-display'),
        box('.lettering h1'),
      ])
      expect(word.left, `${width}, ${size}`).toBeGreaterThanOrEqual(panel.left)
      // the deepest letter, ن, ends above the end of its line
      const ink = word.bottom - 0.09 * word.fontSize
      expect(tagline.top, `${width}, ${size}`).toBeGreaterThan(ink)
      expect(panel.bottom, `${width}, ${size}`).toBeGreaterThan(tagline.bottom)
    }
  }
})
