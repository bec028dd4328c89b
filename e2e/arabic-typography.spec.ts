import { expect, test } from './fixtures.ts'
import { readArabic } from './in-arabic.ts'

const LETTERS = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي']

test('each letter that stands alone is drawn in its isolated form (R-ARABIC-016)', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/login')
  const different = await page.evaluate(async (letters) => {
    await document.fonts.load('40px "Lisan Naskh"', 'ه')
    const canvas = document.createElement('canvas')
    canvas.width = 200
    canvas.height = 120
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return ['no canvas']
    /** The ink of a text that ends at x = 20, without that of the letter wāw before it. */
    const draw = (text: string) => {
      context.clearRect(0, 0, 200, 120)
      context.font = '40px "Lisan Naskh"'
      context.direction = 'rtl'
      context.textAlign = 'left'
      context.fillText(text, 20, 70)
      const width = Math.floor(context.measureText(text.replace('و', '') || text).width)
      return [...context.getImageData(0, 0, 20 + width, 120).data].join()
    }
    // wāw does not join to the letter after it
    return letters.filter((it) => it !== 'و' && draw(it) !== draw(`و${it}`))
  }, LETTERS)
  expect(different).toEqual([])
})

test('the underline of a link with an Arabic name lies below the dots of its letters', async ({
  page,
  school,
  signIn,
}) => {
  const name = 'زينب بيبي'
  await school.addStudent({ name })
  await signIn(school.admin)
  await page.goto('/admin/students')
  const link = page.getByRole('link', { name }).first()
  await expect(link).toBeVisible()
  const sizes = await link.evaluate(async (it) => {
    const { font, fontSize } = getComputedStyle(it.firstElementChild ?? it)
    const { textDecorationLine, textUnderlineOffset } = getComputedStyle(it)
    await document.fonts.load(font, 'بيت')
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('no canvas')
    context.font = font
    return {
      line: textDecorationLine,
      dots: context.measureText('بيت').actualBoundingBoxDescent / Number.parseFloat(fontSize),
      offset: Number.parseFloat(textUnderlineOffset) / Number.parseFloat(fontSize),
    }
  })
  expect(sizes.line).toBe('underline')
  expect(sizes.dots).toBeGreaterThan(0.1)
  expect(sizes.offset, JSON.stringify(sizes)).toBeGreaterThanOrEqual(sizes.dots)
})

test('a percentage behind an Arabic label or sentence has its sign on the right (R-LANG-007)', async ({
  page,
  school,
  signIn,
}) => {
  const coupon = { code: `P${Date.now()}`, kind: 'percent', percent: 25 }
  await school.call('/adminActions.php', 'createCoupon', coupon, school.admin)
  await readArabic(page.context(), school)
  await signIn(school.admin)
  await page.goto('/admin/coupons')
  const row = page.getByRole('row').filter({ hasText: coupon.code })
  const isOnRight = await row.getByText('25%', { exact: true }).evaluate((it) => {
    const text = document.createTreeWalker(it, NodeFilter.SHOW_TEXT)
    let node = text.nextNode()
    while (node && !node.textContent?.includes('25%')) node = text.nextNode()
    const at = node?.textContent?.indexOf('25%') ?? 0
    const leftOf = (offset: number) => {
      const range = document.createRange()
      range.setStart(node as Node, at + offset)
      range.setEnd(node as Node, at + offset + 1)
      return range.getBoundingClientRect().left
    }
    return leftOf(2) > leftOf(0)
  })
  expect(isOnRight).toBe(true)
})
