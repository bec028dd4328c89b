import { expect, test } from 'vitest'
import { createDevice } from '../test/messages/push-service-stub.ts'
import { encryptForDevice } from './encrypt.ts'

// RFC 8291, section 5 and appendix A
const rfc8291 = {
  text: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  senderPrivateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const bytes = (text: string) => Buffer.from(text, 'base64url')

test('a push is encrypted to the bytes of the example in RFC 8291', () => {
  const { text, body, senderPrivateKey, salt, ...keys } = rfc8291
  const ephemeral = { privateKey: bytes(senderPrivateKey), salt: bytes(salt) }

  expect(encryptForDevice(keys, text, ephemeral).toString('base64url')).toBe(body)
})

test('two pushes of one text share neither salt nor key, and the device decrypts both', () => {
  const { subscription, decrypt: read, path } = createDevice()
  const text = JSON.stringify({ title: 'الحَلْقَة' })
  const bodies = [
    encryptForDevice(subscription.keys, text),
    encryptForDevice(subscription.keys, text),
  ]

  const [one, other] = bodies.map((it) => it.subarray(0, 86).toString('hex'))
  expect(one).not.toBe(other)
  for (const body of bodies) expect(read({ path, headers: {}, body })).toEqual({ title: 'الحَلْقَة' })
})

test('a push has at most 3,993 bytes, the limit of every push service', () => {
  const { keys } = createDevice().subscription
  expect(encryptForDevice(keys, 'x'.repeat(3_993))).toHaveLength(4_096)
  expect(() => encryptForDevice(keys, 'x'.repeat(3_994))).toThrow(RangeError)
})

test.each([
  ['a key that is too short', { p256dh: 'AAAA' }],
  ['a key that is not on the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
  ['a secret that is too short', { auth: 'AAAA' }],
])('%s is rejected', (_what, wrong) => {
  expect(() => encryptForDevice({ ...createDevice().subscription.keys, ...wrong }, 'x')).toThrow()
})
