import { expect, test } from 'vitest'
import { readVapidClaims } from '../test/push-service-stub.ts'
import { newPushKeys, vapidHeader } from './vapid.ts'

const claim = {
  endpoint: 'https://push.example.org:8443/a/b?c',
  subject: 'mailto:a@lisan.example',
  now: 1_760_000_000,
}
const posted = (authorization: string) => ({
  path: '/',
  headers: { authorization },
  body: Buffer.alloc(0),
})

test('a push names its school for the origin of the endpoint and for 12 hours, signed with its key (RFC 8292)', () => {
  const keys = newPushKeys()

  expect(readVapidClaims(posted(vapidHeader(keys, claim)), keys.publicKey)).toEqual({
    aud: 'https://push.example.org:8443',
    sub: claim.subject,
    exp: claim.now + 43_200,
  })
})

// made by web-push 3.6.7, whose keys schools have stored
const stored = {
  publicKey:
    'BAL70TmeWidHJgCZxB4DZqXx-26fF-QW0v5PmD7JCuq7EAiMwqyl_mmm34UJOBWrMQfG9xkGGJA9e3qfq6RbnHk',
  privateKey: 'ms4UkPHdWoSIj_Uj7ZGh7Re35RQzYxNDoUEeR8dFa5g',
}

test('keys that a school has stored go on signing', () => {
  const { aud } = readVapidClaims(posted(vapidHeader(stored, claim)), stored.publicKey)
  expect(aud).toBe('https://push.example.org:8443')
})

test('a pair of keys is a point of 65 bytes and a number of 32, zeros at its beginning included', () => {
  const lengthOf = (it: string) => Buffer.from(it, 'base64url').length
  for (let index = 0; index < 600; index++) {
    const { publicKey, privateKey } = newPushKeys()
    expect([lengthOf(publicKey), lengthOf(privateKey)]).toEqual([65, 32])
  }
})
