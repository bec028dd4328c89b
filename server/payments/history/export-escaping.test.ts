import { expect, test } from 'vitest'
import { downloadCsv } from '../../test/http/download-csv.ts'
import { addLedgerEntry } from '../../test/payments/ledger-entries.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../../test/test-school.ts'

test.each(['=1+1', '+234', '-5', '@SUM(A1)', '\tcmd', '\rcmd', '＝1'])(
  'a name of %j is text, not a formula, in a spreadsheet',
  async (name) => {
    const school = await openTestSchool()
    const maryam = await seedAdministrator(school)
    const amina = await seedStudent(school, { name })
    await addLedgerEntry(school, amina, 'credit', {
      amount: 100,
      description: `${name}, "quoted"\nlines`,
    })

    const { rows } = await downloadCsv(school, maryam)

    expect(rows[1]?.[1]).toBe(`'${name}`)
    expect(rows[1]?.[2]).toBe(`'${name}, "quoted"\nlines`)
  },
)

test.each([
  'Amina\r=1+1',
  'Amina\n=1+1',
  '\n=1+1',
  '  =1+1',
  '\u200b=1+1',
  'Amina;=1+1',
  '＋1',
  '\u202e@A1',
])('no row and no cell starts as a formula if a stored account is named %j', async (name) => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  // a row of an older version may contain what sign-up rejects today
  await school.db.updateTable('users').set({ name }).where('id', '=', amina.id).execute()
  await addLedgerEntry(school, amina, 'credit', { amount: 500 })
  await addLedgerEntry(school, amina, 'debit', { amount: 100, description: name })

  const { rows, body } = await downloadCsv(school, maryam)

  const formula = /^[\s"\u200b\u202e]*[=+@＝＋]/
  expect(
    body
      .slice(1)
      .split(/\r\n|\r|\n|;/)
      .filter((it) => formula.test(it)),
  ).toEqual([])
  expect(rows.map((it) => it.length)).toEqual([16, 16, 16])
  expect(rows[1]?.filter((it) => formula.test(it))).toEqual([])
  expect(rows[1]?.[5]).toBe('-1.00')
})
