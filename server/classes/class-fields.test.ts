import { expect, test } from 'vitest'
import {
  addClass,
  deleteClass,
  getClasses,
  getManagedClass,
  updateClass,
} from '../../contract/classes/classes.ts'
import { callApi } from '../test/call-api.ts'
import { form, openSchoolWithAdmin } from '../test/lessons/class-form.ts'

test('a free class has no price and no subscription, whatever is sent (R-ACLASS-011)', async () => {
  const { school, maryam } = await openSchoolWithAdmin()
  const free = { ...form, premium: '0', amount: '900', monthlySub: '1' }
  const { data } = await callApi(school, addClass, free, maryam)
  const { data: found } = await callApi(school, getManagedClass, { class_id: data.id }, maryam)
  expect(found).toMatchObject({ premium: '0', amount: '0', monthlySub: '0' })
})

test('a paid class without a price is declined', async () => {
  const { school, maryam } = await openSchoolWithAdmin()
  expect(await callApi(school, addClass, { ...form, amount: '0' }, maryam)).toMatchObject({
    http: 200,
    status: false,
    code: 'price_required',
    message: 'A paid class needs a price above zero.',
  })
  expect((await callApi(school, getClasses)).data).toEqual([])
})

test.each([
  ['category', ''],
  ['name', undefined],
  ['about', ' '],
  ['premium', '2'],
  ['amount', '-5'],
  ['amount', '1.234'],
  ['status', 'yes'],
  ['monthlylimit', '-1'],
  ['monthlylimit', '1.5'],
  ['monthlylimit', Number.MAX_SAFE_INTEGER],
  ['regclosedate', '2030-02-30'],
  ['regclosedate', 'tomorrow'],
  ['prequisite_id', 'x'],
])(
  '%s %j is rejected with the name of the field, and nothing is added (R-ACLASS-012)',
  async (field, value) => {
    const { school, maryam } = await openSchoolWithAdmin()
    const response = await callApi(school, addClass, { ...form, [field]: value }, maryam)
    expect(response).toMatchObject({
      http: 400,
      status: false,
      message: expect.stringContaining(field),
    })
    expect((await callApi(school, getClasses)).data).toEqual([])
  },
)

test('a category that differs by case or spaces is saved in the spelling of the other classes', async () => {
  const { school, maryam } = await openSchoolWithAdmin()
  const add = async (category: string) =>
    (await callApi(school, addClass, { ...form, category }, maryam)).data.id
  const categoryOf = async (id: string) =>
    (await callApi(school, getManagedClass, { class_id: id }, maryam)).data.category
  const first = await add('Grammar')

  const second = await add(' grammar ')
  expect(await categoryOf(second)).toBe('Grammar')
  await callApi(school, updateClass, { ...form, class_id: second, category: 'GRAMMAR' }, maryam)
  expect(await categoryOf(second)).toBe('Grammar')

  // the spelling of a category can change while only one class has it
  await callApi(school, deleteClass, { class_id: second }, maryam)
  await callApi(school, updateClass, { ...form, class_id: first, category: 'grammar' }, maryam)
  expect(await categoryOf(first)).toBe('grammar')
})
