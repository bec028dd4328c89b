import { createCipheriv, createDecipheriv, createECDH, createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { getSealKey, openSeal } from '../../contract/offline/device-seal.ts'
import { impersonate } from '../test/accounts/managed-students.ts'
import { callApi } from '../test/call-api.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'

const TEXT = 'Answers that were never sent'

/** Encrypts as the browser does. */
function encryptFor(key: string) {
  const pair = createECDH('prime256v1')
  const point = pair.generateKeys()
  const seal_key = [point.subarray(1, 33), point.subarray(33)]
    .map((it) => it.toString('base64url'))
    .join('.')
  const coordinates = key.split('.').map((it) => Buffer.from(it, 'base64url'))
  const shared = pair.computeSecret(Buffer.concat([Buffer.from([4]), ...coordinates]))
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sha256(shared), nonce)
  const data = Buffer.concat([cipher.update(TEXT), cipher.final()])
  return { seal_key, nonce, data, tag: cipher.getAuthTag() }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

function decrypt({ nonce, data, tag }: ReturnType<typeof encryptFor>, key: string) {
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), nonce)
  return decipher.setAuthTag(tag).update(data).toString() + decipher.final().toString()
}

const contentKey = async (school: TestSchool, seal_key: string, as: TestUser) =>
  (await callApi(school, openSeal, { seal_key }, as)).data.content_key

test('data that a device encrypts for a student is decrypted for that student only, not during an impersonation (R-OFFLINE-010)', async () => {
  const school = await openTestSchool()
  const [amina, bilal] = [await seedStudent(school), await seedStudent(school)]
  const { data } = await callApi(school, getSealKey, { user_id: String(amina.id) }, bilal)
  const sealed = encryptFor(data.key)

  expect(decrypt(sealed, await contentKey(school, sealed.seal_key, amina))).toBe(TEXT)
  const foreign = await contentKey(school, sealed.seal_key, bilal)
  expect(() => decrypt(sealed, foreign)).toThrow()
  const { token } = await impersonate(school, amina, await seedAdministrator(school))
  const rejected = await callApi(school, openSeal, { seal_key: sealed.seal_key }, { token })
  expect(rejected).toMatchObject({ http: 403, code: 'impersonation_not_allowed' })
})

// the private key of user 213 begins with a zero byte
test.each([
  [1, 'Ez6-c3vqO8mWwkePqtyJvdVpqKFAPp1og6eM2k3IPm0.wvICXpZqWm03PLhCC0vufE9YtJ-Di58DlAgfkvRtsLs'],
  [213, 'hF2A5QeL_xeiqIxzrV2BEIeDJTSkl3AycXpeJMYlOfo.-taQXlfvHudsgTGjzwCIj3ofPAhRzLbmMFStc8KuYTQ'],
])(
  'the key of user %d is the same in every version, so that data encrypted for an earlier one is decrypted (R-OFFLINE-010)',
  async (id, key) => {
    const school = await openTestSchool()
    const value = 'c2VjcmV0LW9mLXRoZS1zY2hvb2wtb2YtdGhlLXRlc3Q'
    await school.db.insertInto('secrets').values({ name: 'device-seal', value }).execute()
    const amina = await seedStudent(school)

    const { data } = await callApi(school, getSealKey, { user_id: String(id) }, amina)

    expect(data).toEqual({ key })
  },
)

test('a seal key that is not a point on the curve is rejected (R-OFFLINE-010)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  for (const seal_key of [
    '',
    'x',
    `${'A'.repeat(43)}.${'A'.repeat(43)}`,
    `${'_'.repeat(43)}.${'_'.repeat(43)}`,
  ])
    expect(await callApi(school, openSeal, { seal_key }, amina)).toMatchObject({
      ...{ http: 400, code: 'invalid_request' },
    })
})
