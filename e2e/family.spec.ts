import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { addTemplate, card } from './admin-certificates-page.ts'
import { emailTo } from './email-to.ts'
import { expect, test, toast, uniqueText } from './fixtures.ts'
import { openSidebar } from './open-sidebar.ts'
import { signInWithForm } from './sign-in-sheet.ts'

const PASSWORD = 'moon over Kano'

/** Leaves the phone to the next one of the family. */
async function logOut(page: Page) {
  await openSidebar(page)
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/login/)
}

test('a family of three shares one phone and one contact, from the import to the certificates (R-PAY-009)', async ({
  page,
  school,
}) => {
  test.slow()
  const word = uniqueText()
  const contact = `musa-${word}@example.org`
  const names = ['Aisha', 'Bilal', 'Zainab'].map((it) => `${it} ${word}`)
  const reading = await school.addClass({ name: `Reading ${word}` })
  const lesson = await school.addLesson(reading.id, { subject: 'The letter bāʾ' })
  const certificate = await addTemplate(school)

  // with a session of its own, which the logout ends
  await page.goto('/login')
  await signInWithForm(page, school.admin)
  await expect(page).toHaveURL('/')
  await page.goto('/admin/students')
  await page.getByRole('button', { name: 'Import students' }).click()
  const importing = page.getByRole('dialog', { name: 'Import students' })
  const rows = names.map((it) => `${it},${contact},0803 111 2222,Musa Ibrahim,${reading.name}`)
  await importing.getByLabel('CSV file').setInputFiles({
    name: 'family.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Name,Email,Phone,Guardian,Class', ...rows].join('\n')),
  })
  await expect(importing.getByText('No email').first()).toBeVisible()
  await expectAccessible(page)
  await importing.getByRole('button', { name: 'Add 3 students' }).click()
  const codesDialog = page.getByRole('dialog').filter({ hasText: 'Musa Ibrahim' })
  await expect(codesDialog.getByText(/^S\d{7}$/)).toHaveCount(3)
  const codes = await codesDialog.getByText(/^S\d{7}$/).allTextContents()
  await codesDialog.getByRole('button', { name: 'Done' }).click()
  await page.goto(`/admin/students?search=${word}`)
  for (const code of codes) await expect(page.getByText(`No email · ${code}`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: names[0] ?? '' }).click()
  await expect(page.getByRole('link', { name: names[1] ?? '' })).toBeVisible()
  await expectAccessible(page)
  await logOut(page)

  // one after the other, from the emails to the contact
  for (const [index, name] of names.entries()) {
    const code = codes[index] ?? ''
    await emailTo(school, contact, 'enter the student code')
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(code)
    await page.getByRole('button', { name: 'Send Code' }).click()
    const email = await emailTo(school, contact, `Subject: ${name}: Lisan: your code`)
    await page.getByLabel('Code').fill(/Your code is (\d{6})/.exec(email)?.[1] ?? '')
    await page.getByLabel('New Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await expect(toast(page, 'Password reset successful! You can now login.')).toBeVisible()

    await page.goto('/login')
    await signInWithForm(page, { email: code, password: PASSWORD })
    await expect(page).toHaveURL('/')
    await page.goto(`/classes/${reading.rand}/lessons/${lesson}`)
    await expect(page.getByRole('heading', { name: 'The letter bāʾ' })).toBeVisible()
    await page.goto('/profile')
    await expect(page.getByLabel('Full Name')).toHaveValue(name)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(
      `No email · ${codes[index]}`,
    )
    await logOut(page)
  }

  await page.goto('/login')
  await signInWithForm(page, school.admin)
  await expect(page).toHaveURL('/')
  await page.goto('/admin/certificates')
  await card(page, certificate).getByRole('button', { name: 'Assign' }).click()
  const giving = page.getByRole('dialog', { name: 'Assign Certificate' })
  await giving.getByText('Who Completed', { exact: true }).click()
  await giving.getByLabel('Class', { exact: true }).selectOption({ label: reading.name })
  await expect(giving.getByText('3 students will be given this certificate.')).toBeVisible()
  await expect(giving.getByText(`No email · ${codes[0]}`)).toBeVisible()
  await giving.getByRole('button', { name: 'Assign Certificate' }).click()
  await expect(toast(page, 'Given to 3 students.')).toBeVisible()
  await logOut(page)

  for (const [index, name] of names.entries()) {
    await page.goto('/login')
    // a code is typed as it is read aloud
    const typed = `${codes[index]?.slice(0, 4)} ${codes[index]?.slice(4)}`
    await signInWithForm(page, { email: typed, password: PASSWORD })
    await expect(page).toHaveURL('/')
    await page.goto('/dashboard')
    const mine = page.getByRole('region', { name: 'My Certificates' }).getByRole('listitem')
    await expect(mine.filter({ hasText: name })).toHaveCount(1)
    await expectAccessible(page)
    await logOut(page)
  }
})
