import { expectAccessible } from './a11y.ts'
import { expect, test } from './fixtures.ts'

/** The texts that are marked as found. */
const marked = () =>
  [...(CSS.highlights.get('search') ?? [])].map((range) => (range as Range).toString())

test('a student finds a class by another name and a lesson by its text, and sees what was found (R-ARABIC-001)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
  const course = await school.addClass({ name: 'Grammar · النَّحْوُ', aliases: 'Ajurrumiyya' })
  const lesson = await school.addLesson(course.id, {
    subject: 'The first lesson',
    about: 'Every nominal sentence begins with المُبْتَدَأُ, which is marfūʿ.',
  })
  const aisha = await school.addStudent()
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, aisha)
  await school.call('/api.php', 'viewStatus', { class_id: course.rand, lesson_id: lesson }, aisha)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(aisha)
  await page.goto('/my-classes')
  const search = page.getByRole('searchbox')
  await search.fill('ajurrumiyya')
  await expect(page.getByRole('heading', { name: /Grammar/ })).toBeVisible()

  await search.fill('نحو')
  await expect.poll(() => page.evaluate(marked)).toEqual(['النَّحْوُ'])

  await search.fill('مبتدا')
  const found = page.getByRole('region', { name: 'In your lessons' })
  await expect(found.getByRole('link')).toContainText('begins with المُبْتَدَأُ')
  await expect.poll(() => page.evaluate(marked)).toEqual(['المُبْتَدَأُ'])
  await expectAccessible(page)
  await found.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'The first lesson' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => CSS.highlights.has('search'))).toBe(false)
})

test('an amount finds the entries of a wallet, and a search for classes finds them in all categories (R-ARABIC-001)', async ({
  page,
  school,
  signIn,
}) => {
  await school.addClass({ name: 'Zakāh in Arabic', category: 'Fiqh of worship' })
  const aisha = await school.addStudent({ wallet: 7_500 })
  await signIn(aisha)
  await page.goto('/wallet-history')
  const search = page.getByRole('searchbox')
  await search.fill('٧٥٠٠')
  await expect(page.getByText('+₦7,500.00')).toBeVisible()
  await search.fill('75')
  await expect(page.getByText('+₦7,500.00')).toHaveCount(0)
  await page.goto('/classes')
  await page.getByRole('searchbox').fill('arabic zakah')
  await expect(page.getByRole('heading', { name: 'Zakāh in Arabic' })).toBeVisible()
})
