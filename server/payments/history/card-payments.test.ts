import { expect, test } from 'vitest'
import { findCardPayments } from '../../../contract/payments/card-payments.ts'
import { callApi } from '../../test/call-api.ts'
import { deliverNotice, payByCard, seedPayment } from '../../test/payments/card-payments.ts'
import { seedClass } from '../../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../../test/test-school.ts'

test('card payments are listed with their state, and found by reference, name, email and state', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { email: 'amina@example.org' })
  const musa = await seedStudent(school, { name: 'Musa Ibrahim', email: 'musa@example.org' })
  const naḥw = await seedClass(school, { price: 7_500_00, name: 'Naḥw' })
  const funding = await seedPayment(school, amina, { amount: 5000.5 })
  const forClass = await seedPayment(school, musa, { class_id: naḥw.publicId })
  await deliverNotice(school, await payByCard(school, funding))
  const find = async (fields: Record<string, unknown>) =>
    (await callApi(school, findCardPayments, fields, maryam)).data

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
      refundedToWallet: 0,
      studentId: String(musa.id),
      reversals: [],
    },
    expect.objectContaining({ reference: funding.reference, state: 'settled', className: '' }),
  ])

  const searches: [Record<string, unknown>, string[]][] = [
    [{ search: funding.reference }, [funding.reference]],
    [{ search: forClass.reference.slice(-9).toLowerCase() }, [forClass.reference]],
    [{ search: 'class_' }, [forClass.reference]],
    [{ search: 'MUSA@' }, [forClass.reference]],
    [{ search: 'amina' }, [funding.reference]],
    [{ search: 'example.org' }, [forClass.reference, funding.reference]],
    [{ search: 'amina', state: 'pending' }, []],
    [{ state: 'settled' }, [funding.reference]],
    [{ state: 'failed' }, []],
    [{ search: 'nobody' }, []],
  ]
  for (const [fields, references] of searches) {
    const found = await find(fields)
    expect(
      found.rows.map((it: { reference: string }) => it.reference),
      JSON.stringify(fields),
    ).toEqual(references)
  }
})

test('twelve payments are two pages, newest first', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const opened: string[] = []
  for (let index = 1; index <= 12; index++) {
    opened.unshift((await seedPayment(school, amina, { amount: 100 + index })).reference)
  }

  const pages = await Promise.all(
    [1, 2, 3].map(async (page) => (await callApi(school, findCardPayments, { page }, maryam)).data),
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

test('payments that are found by name and by reference are listed newest first', async () => {
  const school = await openTestSchool()
  const fundi = await seedStudent(school, { name: 'Fundi Bello' })
  const amina = await seedStudent(school)
  const references: string[] = []
  for (let count = 0; count < 6; count++) {
    const { publicId } = await seedClass(school, { price: 7_500_00 })
    const ofFundi = await seedPayment(school, fundi, { class_id: publicId })
    const funding = await seedPayment(school, amina, { amount: 5000 })
    references.unshift(funding.reference, ofFundi.reference)
  }

  const fields = { search: 'fund' }
  const { data } = await callApi(school, findCardPayments, fields, await seedAdministrator(school))
  expect(data.rows.map((it: { reference: string }) => it.reference)).toEqual(
    references.slice(0, 10),
  )
})
