import { expectAccessible } from './a11y.ts'
import { expect, test, uniqueText } from './fixtures.ts'

test('a student without an Arabic keyboard finds a class by Arabic letters (R-ARABIC-009, R-ARABIC-001)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const category = `Grammar ${uniqueText()}`
  await school.addClass({ category, name: 'النَّحْو الواضح' })
  await school.addClass({ category, name: 'Morphology' })
  await signIn(await school.addStudent())
  await page.goto(`/classes?category=${encodeURIComponent(category)}`)
  const field = page.getByRole('searchbox')
  const keyboard = page.getByRole('group', { name: 'Arabic keyboard' })
  const key = (name: string) => keyboard.getByRole('button', { name, exact: true })

  await page.getByRole('button', { name: 'Arabic keyboard' }).click()
  await expect(keyboard).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('inputmode', 'none')
  for (const letter of ['ن', 'ح', 'ر']) await key(letter).click()
  await key('Delete').click()
  await key('و').click()
  await key('More signs').click()
  await key('؟').click()
  await key('small alif').click()
  await key('Delete').click()
  await key('Delete').click()
  await key('Letters').click()
  await expect(field).toHaveValue('نحو')
  await expect(field).toBeFocused()
  await expect(page.getByRole('heading', { name: 'النَّحْو الواضح' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Morphology' })).toHaveCount(0)
  const box = await key('ا').boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await expectAccessible(page)

  // the keys are one tab stop, in reading order from right to left
  await key('ا').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(key('ب')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('نحوب')
  await page.keyboard.press('Escape')
  await expect(keyboard).toHaveCount(0)

  await page.getByRole('button', { name: 'Arabic keyboard' }).click()
  await key('Use your own keyboard').click()
  await expect(keyboard).toHaveCount(0)
  await expect(field).toBeFocused()
  await expect(field).not.toHaveAttribute('inputmode', 'none')
})
