import { seedScreens } from './admin-pages.ts'
import { expect, test } from './fixtures.ts'

test('on a phone the name that opens a row of a table can be hit over 44 px', async ({
  page,
  school,
  signIn,
}) => {
  const { course, name } = await seedScreens(school)
  await signIn(school.admin)
  await page.setViewportSize({ width: 390, height: 844 })
  const managed = `/admin/classes/manage/${course.id}?tab=students`
  const paths = ['/admin/owed?state=all', '/admin/payments', '/admin/lists', managed]
  for (const path of [...paths, `/admin/students?search=${name}`]) {
    await page.goto(path)
    const link = page.locator('.data-table tbody td a').first()
    await expect(link, path).toBeVisible()
    const height = await link.evaluate((it) => {
      it.scrollIntoView({ block: 'center' })
      const { left, top, bottom } = it.getBoundingClientRect()
      const isHit = (y: number) => it.contains(document.elementFromPoint(left + 8, y))
      let height = 0
      for (let y = Math.ceil(top) - 30; y < bottom + 30; y++) if (isHit(y)) height += 1
      return height
    })
    expect(height, path).toBeGreaterThanOrEqual(44)
  }
})
