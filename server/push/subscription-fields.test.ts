import { expect, test } from 'vitest'
import { subscribePush } from '../../contract/push/push.ts'
import { callApi } from '../test/call-api.ts'
import { createDevice, devicesOf } from '../test/messages/push-service-stub.ts'
import { openTestSchool, seedStudent } from '../test/test-school.ts'

const invalidEndpoints = [
  'http://push.example.org/a',
  'https://push.example.org:8443/a',
  'https://amina:secret@push.example.org/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://0x7f000001/a',
  'https://2130706433/a',
  'https://localhost/a',
  'https://database/a',
  'https://metadata.google.internal/a',
  'https://printer.local/a',
  'ftp://push.example.org/a',
  'file:///etc/passwd',
  'not an address',
  '',
]

test('an endpoint that is not a push service is rejected', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const { subscription } = createDevice()
  for (const endpoint of invalidEndpoints) {
    const response = await callApi(school, subscribePush, { ...subscription, endpoint }, amina)
    expect(response, endpoint).toMatchObject({
      http: 400,
      status: false,
      code: 'invalid_request',
    })
  }
  expect(await devicesOf(school, amina)).toEqual([])
})

test('an invalid key or category is rejected', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const { subscription } = createDevice()
  const { p256dh, auth } = subscription.keys
  const offCurve = Buffer.alloc(65, 7)
  offCurve[0] = 4
  const invalidKeys = [
    { keys: { p256dh: '', auth } },
    { keys: { p256dh: 'AAAA', auth } },
    { keys: { p256dh: offCurve.toString('base64url'), auth } },
    { keys: { p256dh, auth: 'c2hvcnQ' } },
    { keys: { p256dh } },
    { keys: undefined },
    { categories: ['weather'] },
    { categories: 'arabic-lessons' },
  ]
  for (const fields of invalidKeys) {
    const response = await callApi(school, subscribePush, { ...subscription, ...fields }, amina)
    expect(response, JSON.stringify(fields)).toMatchObject({
      http: 400,
      status: false,
      code: 'invalid_request',
    })
  }
  expect(await devicesOf(school, amina)).toEqual([])
})
