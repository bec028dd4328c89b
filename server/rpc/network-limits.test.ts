import { expect, test } from 'vitest'
import { ipPrefix } from '../platform/ip-prefix.ts'
import { openTestSchool, type TestSchool } from '../test/test-school.ts'

const LIMITED = { RATE_LIMIT_SCALE: '0.1' }

/** Tries to sign up, each time with another email. */
async function signUpFrom({ app }: TestSchool, from: string, index: number) {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api.php?action=signup',
    headers: { 'x-forwarded-for': from },
    payload: { email: `${index}@${from.replaceAll(':', '-')}.example` },
  })
  return statusCode
}

test('a subscriber with a whole IPv6 prefix cannot use each of its networks separately', async () => {
  const school = await openTestSchool({ ...LIMITED, TRUST_PROXY: '1' })
  // sign-ups: 10 of a /64, 20 of a /56, 40 of a /48
  const countAllowed = async (ipOf: (index: number) => string, count: number) => {
    const all = Array.from({ length: count }, (_, index) => signUpFrom(school, ipOf(index), index))
    return (await Promise.all(all)).filter((http) => http !== 429).length
  }

  expect(await countAllowed((index) => `2a00:1450:1:${index.toString(16)}::1`, 60)).toBe(20)
  expect(await countAllowed((index) => `2a00:1450:2:${(index * 256).toString(16)}::1`, 60)).toBe(40)
  expect(await countAllowed((index) => `2a00:1450:${(index + 3).toString(16)}::1`, 60)).toBe(60)
})

test('a whole IPv6 prefix has as many wrong passwords for an account as an IPv4 address', async () => {
  const school = await openTestSchool({ ...LIMITED, TRUST_PROXY: '1' })
  const payload = { email: 'amina@example.org', password: 'wrong password' }
  const countAllowed = async (ipOf: (index: number) => string) => {
    let allowed = 0
    for (let index = 0; index < 12; index++) {
      const headers = { 'x-forwarded-for': ipOf(index) }
      const url = '/api.php?action=login'
      const { statusCode } = await school.app.inject({ method: 'POST', url, headers, payload })
      if (statusCode !== 429) allowed++
    }
    return allowed
  }
  // 20 wrong passwords, scaled
  expect(await countAllowed(() => '102.89.1.1')).toBe(2)
  expect(await countAllowed((index) => `2a00:1450:1:${index.toString(16)}::1`)).toBe(2)
  expect(await countAllowed((index) => `2a00:1450:2:${(index * 256).toString(16)}::1`)).toBe(2)
})

test.each([
  ['102.89.1.1', '102.89.1.1'],
  ['::ffff:102.89.1.1', '102.89.1.1'],
  ['::ffff:6659:101', '102.89.1.1'],
  ['0:0:0:0:0:FFFF:102.89.1.1', '102.89.1.1'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['2a00:1450:4001:81b::200e', '2a00:1450:4001:81b'],
  ['2a00:1450:4001:081B:0:1:2:3', '2a00:1450:4001:81b'],
  ['2a00::1', '2a00:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (ip, network) => {
  expect(ipPrefix(ip)).toBe(network)
})
