import { expect, test } from 'vitest'
import { createCoupon } from '../../contract/enrolment/coupons.ts'
import { reorderLessons } from '../../contract/lessons/manage-lessons.ts'
import { setWordsPerDay } from '../../contract/words/words.ts'
import { callApi } from '../test/call-api.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

test('a number out of its range, a text and a list are each refused with what is wrong with them (R-WIRE-006)', async () => {
  const school = await openTestSchool()
  const owner = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const coupon = { code: 'EID2026', kind: 'percent' }
  const lesson = { id: '1', position: '1' }
  const refusals = [
    await callApi(school, setWordsPerDay, { new_per_day: 5_000 }, amina),
    await callApi(school, createCoupon, { ...coupon, percent: 101 }, owner),
    await callApi(school, createCoupon, { ...coupon, percent: 0 }, owner),
    await callApi(school, createCoupon, { ...coupon, code: 'E'.repeat(41) }, owner),
    await callApi(school, createCoupon, { ...coupon, code: '' }, owner),
    await callApi(school, reorderLessons, { lessons: [] }, owner),
    await callApi(school, reorderLessons, { lessons: Array(2_001).fill(lesson) }, owner),
  ]
  expect(refusals.map(({ http, message }) => `${http} ${message}`)).toEqual([
    '400 new_per_day is too large',
    '400 percent is too large',
    '400 percent is too small',
    '400 code is too long',
    '400 code is required',
    '400 lessons is required',
    '400 lessons has too many entries',
  ])
})
