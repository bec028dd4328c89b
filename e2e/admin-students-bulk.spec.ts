import { expectAccessible } from './a11y.ts'
import { ACTIONS } from './admin-class.ts'
import { chooseAction, rowOf } from './admin-students-page.ts'
import { expect, test, toast, uniqueText } from './fixtures.ts'

test('one student is added by hand, and many are selected, added to a class and deactivated, with a result for each', async ({
  page,
  school,
  signIn,
}) => {
  const family = `Family${uniqueText()}`
  for (let index = 1; index <= 12; index++)
    await school.addStudent({ name: `${String.fromCharCode(64 + index)} ${family}` })
  const { name: className, id } = await school.addClass({ premium: '1', amount: '300' })
  await signIn(school.admin)
  await page.goto('/admin/students')

  await page.getByRole('button', { name: 'Add Student' }).click()
  const dialog = page.getByRole('dialog')
  const added = `M ${family}`
  await dialog.getByLabel('Full Name').fill(added)
  await dialog.getByLabel('Email', { exact: true }).fill(school.admin.email)
  await dialog.getByRole('button', { name: 'Add Student' }).click()
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    /already registered/,
  )
  await expectAccessible(page)
  await dialog.getByLabel('Email', { exact: true }).fill(`${uniqueText()}@example.org`)
  await dialog.getByRole('button', { name: 'Add Student' }).click()
  await expect(page.getByRole('heading', { name: added, level: 1 })).toBeVisible()
  await expect(page.getByText('No password yet')).toBeVisible()

  await page.goto(`/admin/students?search=${family}`)
  await page.getByRole('checkbox', { name: `Select ${added}` }).check()
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Select all 13' }).click()
  await expect(page.getByText('13 selected')).toBeVisible()
  await expectAccessible(page)
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await bar.getByRole('button', { name: 'Add to class' }).click()
  await dialog.getByLabel('Class', { exact: true }).selectOption({ label: `${className} · ₦300` })
  await dialog.getByRole('button', { name: 'Add to class' }).click()
  await expect(dialog.getByRole('list', { name: 'Not done' }).getByRole('listitem')).toHaveCount(13)
  await expect(dialog.getByText('The wallet does not cover the price').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await bar.getByRole('button', { name: 'Add to class' }).click()
  await dialog.getByLabel('Class', { exact: true }).selectOption({ label: `${className} · ₦300` })
  await dialog.getByText('Waive the payment').click()
  await dialog.getByLabel('Why is it waived?').selectOption('scholarship')
  await dialog.getByRole('button', { name: 'Add to class' }).click()
  await expect(toast(page, 'All were added to the class')).toBeVisible()
  const roster = await school.call(
    '/lessonsAction.php',
    'getClassStudents',
    { class_id: id },
    school.admin,
  )
  expect(roster).toHaveLength(13)

  await page.getByRole('checkbox', { name: `Select L ${family}` }).check()
  await page.getByRole('checkbox', { name: `Select K ${family}` }).check()
  await bar.getByRole('button', { name: 'Deactivate' }).click()
  await expect(dialog.getByText('2 students')).toBeVisible()
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(dialog.getByText('Done for 2 of 2')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(rowOf(page, `L ${family}`).getByText('Deactivated')).toBeVisible()
  const found = await school.call(
    ACTIONS,
    'findStudents',
    { search: family, group: 'deactivated' },
    school.admin,
  )
  expect(found.total).toBe(2)
  await chooseAction(page, `L ${family}`, 'Activate')
  await dialog.getByRole('button', { name: 'Activate' }).click()
  await expect(toast(page, 'Student activated')).toBeVisible()
})

test('students are added to a class from its page, and several are removed at once', async ({
  page,
  school,
  signIn,
}) => {
  const family = `Family${uniqueText()}`
  for (const letter of ['A', 'B']) await school.addStudent({ name: `${letter} ${family}` })
  const { id } = await school.addClass()
  await signIn(school.admin)
  await page.goto(`/admin/classes/manage/${id}?tab=students`)

  await page.getByRole('button', { name: 'Add students' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(family)
  await dialog.getByRole('checkbox', { name: `A ${family}` }).check()
  await dialog.getByRole('checkbox', { name: `B ${family}` }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add 2' }).click()
  await expect(toast(page, 'Added to the class')).toBeVisible()
  await expect(rowOf(page, `A ${family}`)).toBeVisible()

  await page.getByRole('checkbox', { name: `Select A ${family}` }).check()
  await page.getByRole('button', { name: 'Select all 2' }).click()
  await page
    .getByRole('region', { name: 'Selected rows' })
    .getByRole('button', { name: 'Remove' })
    .click()
  await expect(dialog.getByText('2 students')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(toast(page, 'Removed from the class')).toBeVisible()
  await expect(page.getByText('No students enrolled')).toBeVisible()
})

test('students who have paid by transfer are added to a class with their payment, which its list then shows (R-PAY-001, R-PAY-002)', async ({
  page,
  school,
  signIn,
}) => {
  const family = `Family${uniqueText()}`
  const amina = await school.addStudent({ name: `A ${family}` })
  const { id } = await school.addClass({ premium: '1', amount: '15000' })
  await signIn(school.admin)
  await page.goto(`/admin/classes/manage/${id}?tab=students`)
  await page.getByRole('button', { name: 'Add students' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(family)
  await dialog.getByRole('checkbox', { name: amina.name }).check()
  await dialog.getByRole('radio', { name: /^Paid by transfer or cash/ }).check()
  await dialog.getByLabel('Bank reference').fill(`FT${family}`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add 1' }).click()
  await expect(rowOf(page, amina.name)).toContainText(/Paid ₦15,000 on/)
  await expect(page.getByText(/Paid ₦15,000\.00, waived ₦0\.00/)).toBeVisible()
})

test('a selection of more students than one may have says how many are left out', async ({
  page,
  school,
  signIn,
}) => {
  await school.addStudent()
  await signIn(school.admin)
  // a school of 2,032 students
  for (const action of ['findStudents', 'findStudentSelection'])
    await page.route(`**/adminActions.php?action=${action}`, async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      const [first] = json.data.rows
      const rows = Array.from({ length: 2_000 }, (_, index) => ({
        ...first,
        id: String(index + 1),
      }))
      const isList = action === 'findStudents'
      const data = { ...json.data, total: 2_032, rows: isList ? json.data.rows : rows }
      return route.fulfill({ json: { ...json, data } })
    })
  await page.goto('/admin/students')
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check()
  await page.getByRole('button', { name: 'Select the newest 2,000 of 2,032' }).click()
  await expect(page.getByText('2,000 selected')).toBeVisible()
  await expect(
    page.getByText('32 more are not selected: 2,000 is the most at once. Narrow the list'),
  ).toBeVisible()
})

test('the groups of an imported file count each of its students once, also those of whom a class is left out', async ({
  page,
  school,
  signIn,
}) => {
  const key = uniqueText()
  const reading = await school.addClass({ name: `Reading ${key}` })
  const csv = `Name,Email,Class
Aisha ${key},aisha.${key}@example.org,${reading.name}
Bilal ${key},bilal.${key}@example.org,No such class ${key}
,zainab.${key}@example.org,${reading.name}
`
  await signIn(school.admin)
  await page.goto('/admin/students')
  await page.getByRole('button', { name: 'Import students' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import students' })
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name: 'students.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  const groups = dialog.getByRole('group', { name: 'Rows of the file' })
  await expect(groups.getByText('Will be added (2)')).toBeVisible()
  await expect(groups.getByText('Without a class (1)')).toBeVisible()
  await expect(groups.getByText('Left out (1)')).toBeVisible()
  await groups.getByText('Without a class (1)').click()
  await expect(dialog.getByRole('row').filter({ hasText: `Bilal ${key}` })).toBeVisible()
  await expect(dialog.getByRole('row').filter({ hasText: `Aisha ${key}` })).toHaveCount(0)
})
