import { expectAccessible } from './a11y.ts'
import { issueCertificate } from './certificates-page.ts'
import { expect, test } from './fixtures.ts'

test('a visitor with the code of a certificate sees its student, title and date (R-DASH-016, R-ROUTE-007)', {
  tag: '@journey',
}, async ({ page, school }) => {
  const amina = await school.addStudent({ name: 'عَائِشَةُ بِلُّو' })
  const code = await issueCertificate(school, amina)

  await page.goto(`/verify/${code}`)

  await expect(page.getByRole('status').getByText('This certificate is genuine')).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Certificate of Recitation' }),
  ).toBeVisible()
  await expect(page.getByText('عَائِشَةُ بِلُّو')).toBeVisible()
  await expect(page.getByText('1 November 2026')).toBeVisible()
  // the text is only in the PDF
  await expect(page.getByText('has read the Twenty-Eight Letters aloud')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Certificate of Recitation: عَائِشَةُ بِلُّو/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'About Lisan' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Lisan' })).toBeVisible()
})

test('an unknown code verifies no certificate, whatever characters it has (R-DASH-017)', async ({
  page,
}) => {
  for (const code of ['aB3_x-9QwErTyUiOpLkJhG', 'x'.repeat(80), '%3Cscript%3E', '%D8%B4']) {
    await page.goto(`/verify/${code}`)
    await expect(page.getByRole('heading', { name: 'Certificate not found' })).toBeVisible()
    await expect(page.getByText('genuine')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'About Lisan' })).toBeVisible()
  }
  await expectAccessible(page)
})
