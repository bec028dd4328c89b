import { expect, test } from 'vitest'
import { subscribePush } from '../../contract/push/push.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { createDevice, devicesOf, subscribeDevice } from '../test/messages/push-service-stub.ts'
import { openTestSchool, seedStudent } from '../test/test-school.ts'

test('a user has at most ten devices, the most recently confirmed ones', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const devices = []
  for (let index = 0; index < 10; index++) {
    freezeClock(`2026-11-20T08:00:${10 + index}Z`)
    devices.push(await subscribeDevice(school, amina))
  }
  const [first, second] = devices
  // the first is confirmed again, so the second is the oldest
  freezeClock('2026-11-20T08:01:00Z')
  await callApi(school, subscribePush, { ...first?.subscription }, amina)
  const eleventh = await subscribeDevice(school, amina)

  const remaining = await devicesOf(school, amina)
  expect(remaining).toHaveLength(10)
  expect(remaining).toContain(first?.endpoint)
  expect(remaining).toContain(eleventh.endpoint)
  expect(remaining).not.toContain(second?.endpoint)
})

test('at most ten devices under concurrent requests', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  await Promise.all(Array.from({ length: 20 }, () => subscribeDevice(school, amina)))
  expect(await devicesOf(school, amina)).toHaveLength(10)
})

test('concurrent requests of two users for one device leave it with one of them', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma' })
  const { subscription, endpoint } = createDevice()
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      callApi(school, subscribePush, subscription, index % 2 === 0 ? amina : musa),
    ),
  )
  expect(responses.filter((it) => it.http >= 500)).toEqual([])
  const all = [...(await devicesOf(school, amina)), ...(await devicesOf(school, musa))]
  expect(all).toEqual([endpoint])
})
