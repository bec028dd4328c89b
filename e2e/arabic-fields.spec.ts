import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { inArabic, readArabic } from './in-arabic.ts'

/** Letters with dots below and marks above and below. */
const VOCALISED = 'في مُحَمَّدٌ يٍ'

/** How many pixels of the text a field cuts off at the top and at the bottom of its line. */
async function cutOff(field: Locator) {
  return field.evaluate((element, text) => {
    const style = getComputedStyle(element)
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('no canvas')
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const glyphs = context.measureText(text)
    const line = Number.parseFloat(style.lineHeight)
    // the difference between line height and font height is split equally above and below
    const leading = (line - glyphs.fontBoundingBoxAscent - glyphs.fontBoundingBoxDescent) / 2
    return {
      top: Math.max(0, glyphs.actualBoundingBoxAscent - glyphs.fontBoundingBoxAscent - leading),
      bottom: Math.max(
        0,
        glyphs.actualBoundingBoxDescent - glyphs.fontBoundingBoxDescent - leading,
      ),
    }
  }, VOCALISED)
}

async function expectNothingCutOff(page: Page, where: string) {
  await page.evaluate(() => document.fonts.ready)
  const fields = page.locator('.input:not(textarea):visible')
  expect(await fields.count(), where).toBeGreaterThan(0)
  for (const field of await fields.all()) {
    if (await field.evaluate((it) => it instanceof HTMLInputElement && it.type === 'text'))
      await field.fill(VOCALISED)
    expect(await cutOff(field), `${where}: ${await field.getAttribute('name')}`).toEqual({
      top: 0,
      bottom: 0,
    })
  }
}

test('every field shows the dots of yāʾ and all vowel marks, at both widths', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.addClass({ name: VOCALISED })
  await signIn(school.admin)
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/admin/students')
    await page.getByRole('searchbox').first().waitFor()
    await expectNothingCutOff(page, `students at ${width}`)
    await page.goto(`/admin/classes/manage/${course.id}`)
    await page.getByRole('button', { name: 'Edit Class' }).click()
    await page.getByRole('dialog').waitFor()
    await expectNothingCutOff(page, `class form at ${width}`)
  }
})

/** Where the text of a field begins, in pixels from its right edge. */
const textStart = (field: Locator) =>
  field.evaluate((it) => Number.parseFloat(getComputedStyle(it).paddingRight))

test('icons in a field do not cover Arabic text, and a list shows the beginning of an Arabic name', async ({
  page,
  school,
  signIn,
}) => {
  const { id } = await school.addClass({ category: 'النحو' })
  await signIn(school.admin)
  await page.goto('/admin/students')
  const search = page.getByRole('searchbox').first()
  await search.fill('عبد الله')
  expect(await textStart(search)).toBeGreaterThanOrEqual(48)
  await page.goto(`/admin/classes/manage/${id}`)
  await page.getByRole('button', { name: 'Edit Class' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Class' })
  const category = dialog.getByRole('combobox', { name: 'Category' })
  await expect(category).toHaveValue('النحو')
  expect(await textStart(category)).toBeGreaterThanOrEqual(48)
  // Chromium lays out the shown name with the direction of its option
  await expect(dialog.getByLabel('Prerequisite Class').locator('option').first()).toHaveCSS(
    'unicode-bidi',
    'plaintext',
  )
})

test('a profile without a phone number says so on the side where Arabic begins, and a number is left to right', async ({
  page,
  school,
  signIn,
  settled,
}) => {
  await readArabic(page.context(), school)
  // the first account has no phone number
  await signIn(school.admin)
  await page.goto('/profile')
  const phone = page.getByLabel(inArabic('Phone Number', 'kit_')).first()
  await expect(phone).toHaveValue(inArabic('None', 'account_'))
  await expect(phone).toHaveCSS('direction', 'rtl')
  // requests of the owner's page must not go out with the student's token
  await settled()
  await signIn(await school.addStudent())
  await page.goto('/profile')
  await expect(phone).toHaveValue('08031234567')
  await expect(phone).toHaveCSS('direction', 'ltr')
})
