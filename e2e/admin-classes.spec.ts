import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { rows } from './admin-classes-page.ts'
import { expect, type RunningSchool, test, uniqueText } from './fixtures.ts'

/** Twelve classes of one category with increasing prices, the first free. */
async function addTwelveClasses(school: RunningSchool) {
  const category = `Ṣarf ${uniqueText()}`
  for (let index = 1; index <= 12; index++) {
    const price = index === 1 ? {} : { premium: '1', amount: String(index * 1000) }
    await school.addClass({ category, name: `Forms ${index} of ${category}`, ...price })
  }
  await school.call(
    '/adminActions.php',
    'addClass',
    {
      category,
      name: `Zayd ${category}`,
      about: 'About.',
      premium: '1',
      amount: '7500',
      monthlySub: '1',
      status: '0',
      regclosedate: '2030-12-02',
      monthlylimit: 4,
    },
    school.admin,
  )
  return category
}

async function orderBy(page: Page, head: string) {
  const button = page.getByRole('columnheader', { name: head }).getByRole('button')
  if (await button.isVisible()) return button.click()
  return page.getByLabel('Sort by').selectOption({ label: `Sort by ${head}` })
}

test('an administrator finds a class among many, opens it, and returns to the same page of the list (R-ACLASS-001, R-ACLASS-002, R-ACLASS-004, R-ACLASS-005, R-ACLASS-006)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const category = await addTwelveClasses(school)
  await signIn(school.admin)
  await page.goto('/admin/classes')
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Classes' })).toBeVisible()

  await page.getByRole('searchbox').fill(category.toUpperCase())
  await expect(rows(page)).toHaveCount(10)
  await expect(rows(page).first()).toContainText(`Forms 1 of ${category}`)
  await expect(rows(page).first()).toContainText('Free')
  await expect(rows(page).first()).toContainText('Not set')
  await expect(rows(page).nth(1)).toContainText('Paid')
  await expect(rows(page).nth(1)).toContainText('₦2,000')

  await page.getByRole('button', { name: '2', exact: true }).click()
  await expect(rows(page)).toHaveCount(3)
  const zayd = rows(page).last()
  for (const text of [category, 'Paid', '₦7,500 a month', '2 Dec 2030', 'Inactive']) {
    await expect(zayd).toContainText(text)
  }

  // prices are sorted as numbers: free, 7,500, 12,000
  await orderBy(page, 'Price/Type')
  await expect(rows(page).first()).toContainText('Free')
  await expect(rows(page).nth(7)).toContainText(`Zayd ${category}`)
  await orderBy(page, 'Registration Close')
  await expect(rows(page).first()).toContainText(`Zayd ${category}`)
  await orderBy(page, 'Status')
  await expect(rows(page).first()).toContainText('Active')
  await page.getByRole('button', { name: '2', exact: true }).click()
  await expect(zayd).toContainText('Inactive')
  await expectAccessible(page)

  // a click beside the name opens the class, and Back returns to the same page
  await zayd.getByText('Inactive').click()
  await expect(page).toHaveURL(/\/admin\/classes\/manage\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Zayd ${category}`)
  await page.goBack()
  await expect(rows(page)).toHaveCount(3)
  await expect(zayd).toContainText('Inactive')

  await zayd.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Zayd ${category}`)
  await page.getByRole('link', { name: 'Back to Classes' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue(category.toUpperCase())
  await expect(rows(page)).toHaveCount(3)

  await page.getByRole('searchbox').fill('no such class')
  await expect(page.getByRole('heading', { name: 'No classes found' })).toBeVisible()
})
