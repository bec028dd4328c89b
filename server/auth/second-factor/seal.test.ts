import { expect, test } from 'vitest'
import { openTestSchool } from '../../test/test-school.ts'
import { readSealingKey, seal, unseal } from './seal.ts'

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
/** SECRET of user 7 with the key below: a nonce of 12 bytes, a tag of 16 bytes, and the encrypted text. */
const STORED = 'H5uIwgwP0jIbOu0qWGsQ3DkJ5tYp5l-bInJo5bWmr-aTAfqLipPnNmpbqnNBJDk5WaM8pPaPcl8ElOKR'

test('the secret of an app that an earlier version stored is read with SECOND_FACTOR_KEY, for its user alone (R-TRUST-004)', async () => {
  const key = await readSealingKey(await openTestSchool({ SECOND_FACTOR_KEY: 'a'.repeat(32) }))
  expect(unseal(STORED, key, 7)).toBe(SECRET)
  expect(unseal(STORED, key, 8)).toBeUndefined()
  const other = await readSealingKey(await openTestSchool({ SECOND_FACTOR_KEY: 'b'.repeat(32) }))
  expect(unseal(STORED, other, 7)).toBeUndefined()
})

test('without SECOND_FACTOR_KEY each school generates a key of its own and keeps it (R-TRUST-004)', async () => {
  const [school, another] = [await openTestSchool(), await openTestSchool()]
  const sealed = seal(SECRET, await readSealingKey(school), 7)
  expect(unseal(sealed, await readSealingKey(school), 7)).toBe(SECRET)
  expect(unseal(sealed, await readSealingKey(another), 7)).toBeUndefined()
})
