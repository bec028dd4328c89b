import type { Page } from '@playwright/test'
import { DAY } from '../contract/platform/duration.ts'
import { expectAccessible } from './a11y.ts'
import {
  allowConsoleMessage,
  expect,
  type RunningSchool,
  test,
  toast,
  uniqueText,
} from './fixtures.ts'

const inDays = (days: number) => new Date(Date.now() + days * DAY * 1000).toISOString().slice(0, 10)

/** A category for the classes of one test. */
async function addCategory(school: RunningSchool, classes: Record<string, unknown>[]) {
  const category = `Grammar ${uniqueText()}`
  const made = []
  for (const fields of classes) made.push(await school.addClass({ category, ...fields }))
  return { category, made }
}

/** The card of the class with this name. */
const classCard = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

test('a student chooses a category by its cover and count, in alphabetical order (R-BROWSE-001, R-BROWSE-002, R-BROWSE-005)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
  const { category: late } = await addCategory(school, [{ category: `Zz ${uniqueText()} ` }])
  const tag = uniqueText()
  await school.addClass({ category: `  Aa ${tag}` })
  await school.addClass({ category: `Aa ${tag}  ` })
  await school.addClass({ category: `Zz ${tag}` })
  await signIn(await school.addStudent())
  await page.goto('/classes')

  await expect(page.getByRole('heading', { level: 1, name: 'Available Classes' })).toBeVisible()
  const tiles = page.getByRole('main').getByRole('listitem')
  await expect(tiles.filter({ hasText: `Aa ${tag}` })).toContainText('2 classes')
  const names = await tiles.getByRole('heading').allTextContents()
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
  expect(names).toContain(`Aa ${tag}`)
  expect(late).toBeTruthy()
  await expectAccessible(page)

  await page.getByRole('link', { name: `Aa ${tag}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Aa ${tag}` })).toBeVisible()
  await page.getByRole('button', { name: 'Back to Categories' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Available Classes' })).toBeVisible()
})

test('a card shows the description, price and closing date of a class, and opens its details (R-BROWSE-006, R-BROWSE-007, R-BROWSE-008, R-ROUTE-008)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const { category, made } = await addCategory(school, [
    {
      name: 'Ṣarf · الصَّرْف',
      premium: '1',
      amount: '7500',
      regclosedate: '2099-12-02',
      about: 'The shape of words.\nSample: https://example.org/sarf',
    },
    { name: 'Naḥw' },
  ])
  await signIn(await school.addStudent())
  await page.goto(`/classes?category=${encodeURIComponent(category)}`)

  const sarf = classCard(page, 'Ṣarf')
  await expect(sarf).toContainText('Premium')
  await expect(sarf).toContainText('₦7,500')
  await expect(sarf).toContainText(category)
  await expect(sarf).toContainText('Registration closes 2 Dec 2099')
  await expect(classCard(page, 'Naḥw')).toContainText('Open registration')
  await expect(classCard(page, 'Naḥw').getByText('Free')).toHaveCount(2)
  await expectAccessible(page)

  await sarf.getByRole('button', { name: 'About Ṣarf' }).click()
  const about = page.getByRole('dialog', { name: 'About This Class' })
  await expect(about.getByText('The shape of words.')).toBeVisible()
  await expect(about.getByRole('link', { name: 'https://example.org/sarf' })).toBeVisible()
  await about.getByRole('button', { name: 'Got it' }).click()

  await sarf.getByRole('link', { name: 'View Details' }).click()
  await expect(page).toHaveURL(`/classes/${made[0]?.rand}`)
})

test('search and price filter the list, Back restores it, and an empty list shows its reason (R-BROWSE-003, R-BROWSE-004, R-BROWSE-010, R-BROWSE-011, R-BROWSE-012)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const { category, made } = await addCategory(school, [{ name: 'Naḥw one' }, { name: 'Iʿrāb' }])
  await signIn(await school.addStudent())
  await page.goto(`/classes?category=${encodeURIComponent(category)}`)
  const classCards = page.getByRole('main').getByRole('listitem')
  await expect(classCards).toHaveCount(2)

  // with the apostrophe of a phone's keyboard
  await page.getByRole('searchbox', { name: 'Search classes' }).fill('nahw')
  await expect(classCards).toHaveCount(1)
  await page.getByRole('link', { name: 'View Details' }).click()
  await expect(page).toHaveURL(`/classes/${made[0]?.rand}`)
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search classes' })).toHaveValue('nahw')
  await expect(classCards).toHaveCount(1)

  await page.getByRole('searchbox', { name: 'Search classes' }).fill('nothing like it')
  await expect(page.getByRole('heading', { name: 'No classes found' })).toBeVisible()
  await expect(page.getByText('No classes match your search')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(classCards).toHaveCount(2)

  await page.getByText('Paid', { exact: true }).click()
  await expect(page.getByText('No classes available in this category')).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Free', { exact: true }).first().click()
  await expect(classCards).toHaveCount(2)
})

test('a search finds the classes of all categories, and one without a result in a category says where else to look (R-BROWSE-003)', async ({
  page,
  school,
  signIn,
}) => {
  const [first, second] = [uniqueText(), uniqueText()]
  const { category, made } = await addCategory(school, [{ name: `Bahrun ${first}` }])
  const other = await addCategory(school, [{ name: `Qamarun ${second}` }])
  await signIn(await school.addStudent())
  await page.goto(`/classes?category=${encodeURIComponent(category)}`)
  const search = page.getByRole('searchbox', { name: 'Search classes' })
  await search.fill(second)
  await expect(page.getByRole('link', { name: 'Search My Classes' })).toBeVisible()
  await page.getByRole('link', { name: '1 in other categories' }).click()
  await expect(search).toHaveValue(second)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('link', { name: `Qamarun ${second}` })).toBeVisible()

  await search.fill('')
  await expect(page.getByRole('link', { name: other.category })).toBeVisible()
  await search.pressSequentially(first)
  await page.getByRole('link', { name: 'View Details' }).click()
  await expect(page).toHaveURL(`/classes/${made[0]?.rand}`)
})

test('a page has nine classes, and its number is in the URL (R-BROWSE-009)', async ({
  page,
  school,
  signIn,
}) => {
  const { category } = await addCategory(
    school,
    Array.from({ length: 10 }, (_, i) => ({ name: `Class ${i}` })),
  )
  await signIn(await school.addStudent())
  await page.goto(`/classes?category=${encodeURIComponent(category)}`)
  const classCards = page.getByRole('main').getByRole('listitem')
  await expect(classCards).toHaveCount(9)

  await page.getByRole('button', { name: '2', exact: true }).click()
  await expect(classCards).toHaveCount(1)
  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect(classCards).toHaveCount(1)
})

test('a class whose registration has ended is grey and comes last, and its button only explains that (R-BROWSE-013, R-BROWSE-014, R-BROWSE-015, R-BROWSE-016)', async ({
  page,
  school,
  signIn,
}) => {
  const { category } = await addCategory(school, [
    { name: 'By day', regclosedate: inDays(-2) },
    { name: 'By second', regclosedate: String(Math.floor(Date.now() / 1000) - 60) },
    { name: 'Still open', regclosedate: inDays(2) },
  ])
  await signIn(await school.addStudent())
  await page.goto(`/classes?category=${encodeURIComponent(category)}`)

  // the open one comes first, whatever its name
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Still open')
  for (const name of ['By day', 'By second']) {
    await expect(classCard(page, name)).toContainText('Registration closed')
    await expect(classCard(page, name).locator('.cover-closed')).toHaveCount(1)
  }
  await expect(classCard(page, 'Still open').locator('.cover-closed')).toHaveCount(0)
  await expectAccessible(page)

  await classCard(page, 'By day').getByRole('button', { name: 'View Details' }).click()
  const message = toast(page, 'Registration Closed')
  await expect(message).toContainText('Registration for this class has ended.')
  await expect(page).toHaveURL(/\/classes\?category=/)
  await expect(page.getByText('Registration for this class has ended.')).toHaveCount(0)
})

test('My Classes shows the end of each subscription and can be searched (R-MYCLASS-001, R-MYCLASS-002, R-MYCLASS-003, R-MYCLASS-004, R-MYCLASS-005, R-BROWSE-018)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
  const amina = await school.addStudent({ wallet: 1000 })
  const free = await school.addClass({ name: 'Naḥw', category: 'Grammar' })
  const monthly = await school.addClass({
    name: 'Tajwīd',
    category: 'Recitation',
    premium: '1',
    amount: '500',
    monthlySub: '1',
    regclosedate: inDays(1),
  })
  for (const { id } of [free, monthly]) {
    await school.call('/api.php', 'classenrolement', { class_id: id }, amina)
  }
  // registration ends after the student enrolled: the class stays open
  const form = { category: 'Recitation', name: 'Tajwīd', about: 'x', premium: '1', amount: '500' }
  await school.call(
    '/adminActions.php',
    'updateClass',
    { ...form, class_id: monthly.id, status: '1', monthlylimit: 0, regclosedate: inDays(-2) },
    school.admin,
  )
  await signIn(amina)
  await page.goto('/my-classes')

  await expect(classCard(page, 'Naḥw')).toContainText('Free Class')
  await expect(classCard(page, 'Naḥw')).toContainText('Open registration')
  await expect(classCard(page, 'Tajwīd')).toContainText(/Subscription ends \d{1,2} \w{3} \d{4}/)
  await expect(classCard(page, 'Tajwīd')).toContainText('Registration closed')
  await expect(classCard(page, 'Tajwīd')).toContainText('Premium')
  await expectAccessible(page)

  const classCards = page.getByRole('main').getByRole('listitem')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Recitation')
  await expect(classCards).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Category' }).selectOption('')
  await page.getByText('Free', { exact: true }).first().click()
  await expect(classCards).toHaveCount(1)
  await page.getByText('All', { exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search classes' }).fill('tajwid')
  await expect(classCards).toHaveCount(1)

  await page.getByRole('link', { name: 'Continue Learning' }).click()
  await expect(page).toHaveURL(`/classes/${monthly.rand}`)
  await page.goBack()
  await page.locator('.class-card .cover').first().click()
  await expect(page).toHaveURL(/\/classes\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('My Classes has nine classes per page (R-MYCLASS-007)', async ({ page, school, signIn }) => {
  const amina = await school.addStudent()
  for (let i = 0; i < 10; i++) {
    const { id } = await school.addClass()
    await school.call('/api.php', 'classenrolement', { class_id: id }, amina)
  }
  await signIn(amina)
  await page.goto('/my-classes')
  const classCards = page.getByRole('main').getByRole('listitem')
  await expect(classCards).toHaveCount(9)
  await page.getByRole('button', { name: '2', exact: true }).click()
  await expect(classCards).toHaveCount(1)
})

test('without classes My Classes links to the list of classes (R-MYCLASS-006)', async ({
  page,
  school,
  signIn,
}) => {
  await signIn(await school.addStudent())
  await page.goto('/my-classes')
  await expect(page.getByRole('heading', { name: 'No classes' })).toBeVisible()
  await expect(page.getByText("You haven't enrolled in any classes yet.")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Browse Classes' }).click()
  await expect(page).toHaveURL('/classes')
})

test('a list that did not load shows an error, and loads on retry', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('Failed to load resource')
  await signIn(await school.addStudent())
  await page.route('**/api.php?action=get_my_classes', (route) => route.abort())
  await page.goto('/my-classes')
  await expect(
    page.getByText('The school cannot be reached. Check your connection and try again.'),
  ).toBeVisible()
  await page.unroute('**/api.php?action=get_my_classes')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No classes' })).toBeVisible()
})

test('the dashboard greets by name and shows three numbers with links (R-DASH-001, R-DASH-002, R-DASH-003, R-DASH-004, R-DASH-005)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
  const amina = await school.addStudent({ name: 'Amina Bello', wallet: 1250.5 })
  const joined = await school.addClass({ name: 'Naḥw · النَّحْو' })
  await school.call('/api.php', 'classenrolement', { class_id: joined.id }, amina)
  const offered = await school.call('GET /api.php', 'get_eligible_classes', {}, amina)
  await signIn(amina)
  await page.goto('/')

  await expect(page.getByRole('heading', { level: 1, name: /Amina/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Take a Quiz' })).toHaveAttribute('href', '/game')
  const overview = page.getByRole('region', { name: 'Overview' })
  const figures = [
    ['Wallet Balance', '₦1,250.50', '/wallet-history'],
    ['Available Classes', String(offered.length), '/classes'],
    ['My Classes', '1', '/my-classes'],
  ] as const
  for (const [name, figure, path] of figures) {
    const card = overview.getByRole('link', { name })
    await expect(card).toContainText(figure)
    await expect(card).toHaveAttribute('href', path)
  }
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: /^Naḥw/ }).click()
  await expect(page).toHaveURL(`/classes/${joined.rand}`)
})
