import { expectAccessible } from './a11y.ts'
import { countInput } from './counted-input.ts'
import { expect, test, uniqueText } from './fixtures.ts'

const COUNT = 40

test('forty transfers are recorded with fewer than twelve taps and two fields (R-PAY-001)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const word = uniqueText()
  const paid = await school.addClass({ premium: '1', amount: '15000', name: `Naḥw ${word}` })
  const names = Array.from({ length: COUNT }, (_, index) => `Amina${index} Bello${word}`)
  for (const name of names) await school.addStudent({ name })
  await signIn(school.admin)
  await page.goto('/admin/payments')
  let taps = 0
  let fields = 0
  const tap = async (name: string | RegExp, role: 'link' | 'button' = 'button') => {
    taps++
    await page.getByRole(role, { name }).click()
  }

  await tap('Record payments', 'link')
  taps++
  await page.getByLabel('Paid for').selectOption(paid.id)
  fields++
  await page
    .getByLabel('Payments', { exact: true })
    .fill(names.map((name, index) => `TRF/${name}/FEES 15,000.00 FT${word}${index}`).join('\n'))
  await tap('Find students')
  await expect(page.getByText(`${COUNT} payments found.`)).toBeVisible()
  await expectAccessible(page)
  await tap(`Record ${COUNT} payments`)

  await expect(page.getByText(`${COUNT} payments recorded.`)).toBeVisible()
  expect(taps).toBeLessThan(12)
  expect(fields).toBeLessThanOrEqual(2)

  await page.goto(`/admin/classes/manage/${paid.id}?tab=students`)
  await expect(page.getByText(/Paid ₦600,000\.00, waived ₦0\.00/)).toBeVisible()
  await expect(page.getByText(/Paid ₦15,000 on/).first()).toBeVisible()
})

test('forty transfers of a bank statement are recorded from its file with fewer than twelve taps and two fields (R-PAY-001)', async ({
  page,
  school,
  signIn,
}) => {
  const word = uniqueText()
  const paid = await school.addClass({ premium: '1', amount: '15000', name: `Ṣarf ${word}` })
  const names = Array.from({ length: COUNT }, (_, index) => `Bilal${index} Musa${word}`)
  for (const name of names) await school.addStudent({ name })
  const rows = names.map(
    (name, index) =>
      `28/11/2026,TRF FRM ${name.toUpperCase()},FT${word}${index},,"15,000.00","1,000,000.00"`,
  )
  // money that went out is no payment
  const out = '28/11/2026,ELECTRICITY,FT1,"90,000.00",,"910,000.00"'
  await signIn(school.admin)
  await page.goto('/admin/payments')
  const { counts, tap, choose, chooseFile } = countInput()

  await tap(page.getByRole('link', { name: 'Record payments' }))
  await choose(page.getByLabel('Paid for'), `${paid.name} – ₦15,000`)
  await chooseFile(page.getByLabel('Or a bank statement (CSV)'), {
    name: 'statement.csv',
    text: ['Date,Narration,Reference,Debit,Credit,Balance', ...rows, out].join('\n'),
  })
  await expect(page.getByText(`${COUNT} payments found.`)).toBeVisible()
  await tap(page.getByRole('button', { name: `Record ${COUNT} payments` }))

  await expect(page.getByText(`${COUNT} payments recorded.`)).toBeVisible()
  expect(counts.taps).toBeLessThan(12)
  expect(counts.fields).toBeLessThanOrEqual(2)
  test.info().annotations.push({ type: 'statement', description: JSON.stringify(counts) })
  const roster = await school.call(
    '/lessonsAction.php',
    'getClassStudents',
    { class_id: paid.id },
    school.admin,
  )
  expect(roster).toHaveLength(COUNT)
})

test('a payment is recorded on the page of a student; the same reference is pointed out before it is saved (R-PAY-001, R-PAY-002)', async ({
  page,
  school,
  signIn,
}) => {
  const reference = `TRF/${uniqueText()}`
  const amina = await school.addStudent({ name: `Amina ${uniqueText()}` })
  const paid = await school.addClass({
    premium: '1',
    amount: '15000',
    name: `Naḥw ${uniqueText()}`,
  })
  await signIn(school.admin)
  await page.goto(`/admin/students/${amina.id}`)
  const record = async () => {
    await page.getByRole('button', { name: 'Record payment' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Record Payment' })
    await dialog.getByLabel('Paid for').selectOption(paid.id)
    await dialog.getByLabel('Bank reference').fill(reference)
    return dialog
  }

  const first = await record()
  await expect(first.getByText(/^Joins /)).toBeVisible()
  await expectAccessible(page)
  await first.getByRole('button', { name: 'Record payment' }).click()
  await expect(first).toBeHidden()

  const second = await record()
  await expect(second.getByText(/This reference is known already/)).toBeVisible()
  await expect(second.getByRole('button', { name: 'Record payment' })).toBeDisabled()
})

test('a transfer that stands twice in a list is pointed out, and recorded only if the person includes it (R-PAY-001)', async ({
  page,
  school,
  signIn,
}) => {
  const word = uniqueText()
  const amina = await school.addStudent({ name: `Amina Bello${word}` })
  const musa = await school.addStudent({ name: `Musa Sani${word}` })
  await signIn(school.admin)
  await page.goto('/admin/payments/record')
  await page
    .getByLabel('Payments', { exact: true })
    .fill(
      [
        `${amina.name} 9,000 FT${word}1`,
        `${amina.name} 9,000 FT${word}1`,
        `${musa.name} 500 FT${word}1`,
      ].join('\n'),
    )
  await page.getByRole('button', { name: 'Find students' }).click()
  await expect(page.getByText('3 payments found.')).toBeVisible()
  await expect(page.getByText(/This reference is known already/)).toHaveCount(1)
  const boxes = page.getByRole('checkbox')
  await expect(boxes).toHaveCount(3)
  expect(await Promise.all([0, 1, 2].map((it) => boxes.nth(it).isChecked()))).toEqual([
    ...[true, false, true],
  ])
  // of two children one transfer is no repetition
  await page.getByRole('button', { name: 'Record 2 payments' }).click()
  await expect(page.getByText('2 payments recorded.')).toBeVisible()
  await boxes.first().check()
  await page.getByRole('button', { name: 'Record 1 payment' }).click()
  await expect(page.getByText('3 payments recorded.')).toBeVisible()
})
