import { expectAccessible } from './a11y.ts'
import { addTemplate, CERTIFICATES, card } from './admin-certificates-page.ts'
import { expect, test, toast, uniqueText } from './fixtures.ts'

test('a certificate is given to all who completed a class, revoked with a reason, and given again (R-DASH-016)', async ({
  page,
  school,
  signIn,
}) => {
  const title = await addTemplate(school)
  const course = await school.addClass({ name: `Naḥw ${uniqueText()}` })
  const lessonId = await school.addLesson(course.id)
  const [amina, musa] = [
    await school.addStudent({ name: 'Amina Completes' }),
    await school.addStudent({ name: 'Musa Begins' }),
  ]
  for (const student of [amina, musa])
    await school.call('/api.php', 'classenrolement', { class_id: course.id }, student)
  const viewed = { class_id: course.id, lesson_id: lessonId }
  await school.call('/api.php', 'viewStatus', viewed, amina)
  await signIn(school.admin)
  await page.goto('/admin/certificates')

  await card(page, title).getByRole('button', { name: 'Assign' }).click()
  const dialog = page.getByRole('dialog', { name: 'Assign Certificate' })
  await dialog.getByText('Who Completed', { exact: true }).click()
  await dialog.getByLabel('Class', { exact: true }).selectOption(course.name)
  await expect(dialog.getByText('1 student will be given this certificate.')).toBeVisible()
  const names = dialog.getByRole('list', { name: 'Students who completed the class' })
  await expect(names.getByRole('listitem')).toContainText(amina.name)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Assign Certificate' }).click()
  await expect(toast(page, 'Given to 1 student.')).toBeVisible()

  await card(page, title).getByRole('button', { name: '1 given' }).click()
  const row = page.getByRole('row').filter({ hasText: amina.email })
  await expect(row).toContainText('Valid')
  await expect(row).toContainText(course.name)
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  const revoke = page.getByRole('dialog', { name: 'Revoke Certificate' })
  await revoke.getByRole('button', { name: 'Revoke' }).click()
  await expect(revoke.getByText('A reason is required')).toBeVisible()
  await revoke.getByLabel('Reason').fill('The name was misspelt')
  await expectAccessible(page)
  await revoke.getByRole('button', { name: 'Revoke' }).click()
  await expect(row).toContainText('Revoked')
  await expectAccessible(page)

  const [mine] = await school.call(CERTIFICATES, 'getMyCertificates', {}, amina)
  await page.goto(`/verify/${mine.code}`)
  await expect(page.getByText(/not valid: this school revoked it on/)).toBeVisible()
  expect((await page.request.get(`/certificates/${mine.code}.pdf`)).status()).toBe(410)

  await page.goto('/admin/certificates?tab=given&state=revoked')
  await page.getByPlaceholder('Search by student or number...').fill(mine.code)
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Give again' }).click()
  const again = page.getByRole('dialog', { name: 'Give Again' })
  await expect(again).toContainText('The name was misspelt')
  await again.getByRole('button', { name: 'Give Again' }).click()
  await expect(page.getByText('No certificate matches these filters.')).toBeVisible()
  await page.getByLabel('State').selectOption('All')
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  const history = page.getByRole('list', { name: 'History' })
  await expect(history.getByRole('listitem')).toHaveText([
    /^Given/,
    /^Revoked.*misspelt/,
    /^Restored/,
  ])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: 'Close' })
      .last()
      .click()
      .then(() => page.getByRole('button', { name: 'Export CSV' }).click()),
  ])
  expect(download.suggestedFilename()).toMatch(/^certificates-.*\.csv$/)
})

test('the form of a template keeps a long text and names its limit and the characters that cannot be printed; Escape asks for confirmation (R-ACERT-007)', async ({
  page,
  school,
  signIn,
}) => {
  await signIn(school.admin)
  await page.goto('/admin/certificates')
  await page.getByRole('button', { name: 'New Template' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New Certificate Template' })
  const save = dialog.getByRole('button', { name: 'Save Template' })
  const content = dialog.getByLabel('Certificate Content')
  await dialog.getByLabel('Title').fill('Naḥw')
  await dialog.getByLabel('Footer Text').fill('Kano')
  await content.fill('a'.repeat(10_000))
  await save.click()
  await expect(
    dialog.getByText(
      'Certificate Content has at most 2,000 characters. This text has 10,000: shorten it by 8,000.',
    ),
  ).toBeVisible()
  await expect(content).toHaveValue('a'.repeat(10_000))
  await content.fill('has finished 😀')
  await expect(
    dialog.getByRole('figure').getByText('A certificate cannot print 😀. Remove it.'),
  ).toBeVisible()
  await save.click()
  await expect(dialog.getByText('A certificate cannot print 😀. Remove it.')).toHaveCount(2)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible()
})

test('a student sees that a certificate was revoked, and cannot download it (R-DASH-013)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent()
  const fields = { certificate_content: 'has finished', issue_date: '2026-11-01' }
  await school.call(
    CERTIFICATES,
    'assignCertificate',
    { ...fields, student_ids: [amina.id] },
    school.admin,
  )
  const [{ id }] = await school.call(CERTIFICATES, 'getMyCertificates', {}, amina)
  const revocation = { certificate_id: id, reason: 'The name was misspelt' }
  await school.call(CERTIFICATES, 'revokeCertificate', revocation, school.admin)
  await signIn(amina)
  await page.goto('/')

  await expect(page.getByText(/^Revoked on .*: The name was misspelt$/)).toBeVisible()
  await expect(page.getByRole('link', { name: /Download Certificate/ })).toHaveCount(0)
})
