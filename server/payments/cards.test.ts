import { expect, test } from 'vitest'
import { findCardPayments } from '../../contract/payments.ts'
import { aPayment, deliverNotice, payByCard } from '../test/a-card.ts'
import { aClass } from '../test/a-class.ts'
import { ask } from '../test/ask.ts'
import { anAdministrator, aStudent, openSchool } from '../test/school.ts'

test('every payment that was opened is listed with where it stands, and found by reference, name, email and state', async () => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const amina = await aStudent(school, { email: 'amina@example.org' })
  const musa = await aStudent(school, { name: 'Musa Ibrahim', email: 'musa@example.org' })
  const naḥw = await aClass(school, { price: 7_500_00, name: 'Naḥw' })
  const funding = await aPayment(school, amina, { amount: 5000.5 })
  const forClass = await aPayment(school, musa, { class_id: naḥw.rand })
  await deliverNotice(school, await payByCard(school, funding))
  const find = async (fields: Record<string, unknown>) =>
    (await ask(school, findCardPayments, fields, maryam)).data

  const all = await find({})
  expect(all).toMatchObject({ total: 2, isMore: false, openDisputes: 0, owed: 0 })
  expect(all.rows).toEqual([
    {
      reference: forClass.reference,
      name: 'Musa Ibrahim',
      email: 'musa@example.org',
      amount: 7500,
      purpose: 'class',
      className: 'Naḥw',
      state: 'pending',
      remark: '',
      provider: 'sandbox',
      opened: expect.any(Number),
      settled: 0,
      refunded: 0,
      owed: 0,
      reversals: [],
    },
    expect.objectContaining({ reference: funding.reference, state: 'settled', className: '' }),
  ])

  const wanted: [Record<string, unknown>, string[]][] = [
    [{ search: funding.reference }, [funding.reference]],
    [{ search: forClass.reference.slice(-9).toLowerCase() }, [forClass.reference]],
    [{ search: 'class_' }, [forClass.reference]],
    [{ search: 'MUSA@' }, [forClass.reference]],
    [{ search: 'amina' }, [funding.reference]],
    [{ search: 'amina', state: 'pending' }, []],
    [{ state: 'settled' }, [funding.reference]],
    [{ state: 'failed' }, []],
    [{ search: 'nobody' }, []],
  ]
  for (const [fields, references] of wanted) {
    const found = await find(fields)
    expect(
      found.rows.map((it: { reference: string }) => it.reference),
      JSON.stringify(fields),
    ).toEqual(references)
  }
})

test('twelve payments are two pages, newest first', async () => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const amina = await aStudent(school)
  const opened: string[] = []
  for (let nth = 1; nth <= 12; nth++) {
    opened.unshift((await aPayment(school, amina, { amount: 100 + nth })).reference)
  }

  const pages = await Promise.all(
    [1, 2, 3].map(async (page) => (await ask(school, findCardPayments, { page }, maryam)).data),
  )

  expect(pages.map((it) => it.rows.length)).toEqual([10, 2, 2])
  expect(pages.map((it) => it.page)).toEqual([1, 2, 2])
  expect(
    pages
      .slice(0, 2)
      .flatMap((it) => it.rows)
      .map((it) => it.reference),
  ).toEqual(opened)
})
