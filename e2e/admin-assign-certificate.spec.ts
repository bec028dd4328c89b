import { expectAccessible } from './a11y.ts'
import { addTemplate, CERTIFICATES, card, declined, routeOf } from './admin-certificates-page.ts'
import { expect, test, toast, uniqueText } from './fixtures.ts'

test('a certificate is assigned to students and to classes, once however often it is assigned (R-ACERT-010, R-ACERT-011, R-ACERT-012, R-ACERT-013, R-ACERT-014, R-ACERT-015, R-ACERT-016, R-ACERT-018, R-ACERT-020, R-ACERT-021, R-ACERT-028, R-LANG-004)', async ({
  page,
  school,
  signIn,
}) => {
  const title = await addTemplate(school)
  const amina = await school.addStudent({ name: 'Amina Graduates' })
  const course = await school.addClass({ name: `Naḥw ${uniqueText()}`, category: 'Grammar' })
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, amina)
  await signIn(school.admin)
  await page.goto('/admin/certificates')

  await card(page, title).getByRole('button', { name: 'Assign' }).click()
  const dialog = page.getByRole('dialog', { name: 'Assign Certificate' })
  const assign = dialog.getByRole('button', { name: 'Assign Certificate' })
  await expect(dialog.getByLabel('Certificate', { exact: true })).toContainText(title)
  await expect(assign).toBeDisabled()
  await expect(dialog.getByText('Type at least 3 characters to search')).toBeVisible()
  const search = dialog.getByPlaceholder('Search by name or email (min 3 characters)')
  const searchBodies: string[] = []
  page.on('request', (it) => {
    if (it.url().endsWith('action=getStudentList')) searchBodies.push(it.postData() ?? '')
  })
  await search.fill('zq')
  await search.pressSequentially('xj', { delay: 50 })
  await expect(dialog.getByText('Searching for students...')).toBeVisible()
  await expect(dialog.getByText('No students found')).toBeVisible()
  // no search was sent for the intermediate texts
  expect(searchBodies.map((it) => JSON.parse(it).search)).toEqual(['zqxj'])
  await search.fill('graduates')
  await dialog.getByRole('checkbox', { name: amina.email }).check()
  await expect(dialog.getByText('1 selected')).toBeVisible()
  await dialog.getByText('Entire Classes').click()
  await expect(dialog.getByText('0 selected')).toBeVisible()
  await dialog.getByText('Individual Students').click()
  await expect(dialog.getByText('0 selected')).toBeVisible()

  await search.fill('graduates')
  await dialog.getByRole('checkbox', { name: amina.email }).check()
  await dialog.getByLabel('Issue Date').fill('')
  await assign.click()
  await expect(dialog.getByText('The issue date is required')).toBeVisible()
  await dialog.getByLabel('Issue Date').fill('2026-11-01')
  await dialog.getByLabel('Certificate', { exact: true }).selectOption('')
  await assign.click()
  await expect(dialog.getByText('Please select a certificate template')).toBeVisible()
  await dialog.getByLabel('Certificate', { exact: true }).selectOption(title)
  await expectAccessible(page)
  // each in the language of its student, unless the teacher chooses one
  await expect(dialog.getByLabel('Language')).toHaveValue('')
  await dialog.getByLabel('Language').selectOption('العربية')
  const languages: unknown[] = []
  await page.route(routeOf('assignCertificate'), (route) => {
    languages.push(JSON.parse(route.request().postData() ?? '{}').language)
    return route.fulfill({ json: declined })
  })
  await assign.click()
  await expect(toast(page, 'Failed to assign certificate')).toBeVisible()
  expect(languages).toEqual(['ar'])
  await page.unroute(routeOf('assignCertificate'))
  await assign.click()
  await expect(toast(page, 'Given to 1 student.')).toBeVisible()

  await page.getByRole('button', { name: 'Assign Certificate', exact: true }).click()
  await dialog.getByLabel('Certificate', { exact: true }).selectOption(title)
  await dialog.getByLabel('Issue Date').fill('2026-11-01')
  await dialog.getByText('Entire Classes').click()
  const box = dialog.getByRole('checkbox', { name: `${course.name} Grammar` })
  await box.check()
  await assign.click()
  await expect(
    dialog.getByText('Nobody was given this certificate: 1 student has it already.'),
  ).toBeVisible()
  const mine = await school.call(CERTIFICATES, 'getMyCertificates', {}, amina)
  expect(mine).toMatchObject([{ title, issue_date: '2026-11-01' }])
})

test('without classes the choice of classes shows an empty state (R-ACERT-014)', async ({
  page,
  school,
  signIn,
}) => {
  const title = await addTemplate(school)
  await page.route('**/api.php?action=get_classes', (route) =>
    route.fulfill({ json: { status: true, message: '', data: [] } }),
  )
  await signIn(school.admin)
  await page.goto('/admin/certificates')
  await card(page, title).getByRole('button', { name: 'Assign' }).click()
  await page.getByText('Entire Classes').click()

  await expect(page.getByText('No classes found')).toBeVisible()
})
