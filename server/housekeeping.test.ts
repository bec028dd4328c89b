import { expect, test } from 'vitest'
import { createHousekeeping } from './housekeeping.ts'
import { plantTypeError } from './test/files/planted-error.ts'
import { failOnWarning } from './test/messages/counting-transport.ts'
import { openTestSchool } from './test/test-school.ts'

test('a step of housekeeping that fails does not stop the later ones, and a failed collection of files is repeated at the next pass', async () => {
  const school = await openTestSchool()
  let isBroken = true
  let listings = 0
  const db = plantTypeError(school.db, ['bin', 'renditions'], () => isBroken)
  const files: typeof school.files = {
    ...school.files,
    list(folder) {
      listings++
      return school.files.list(folder)
    },
  }
  const runPass = createHousekeeping({ ...school, db, files }, failOnWarning)

  await expect(runPass()).rejects.toThrow('2 items failed')
  const perCollection = listings
  expect(perCollection).toBeGreaterThan(0)

  isBroken = false
  await runPass()
  expect(listings).toBe(2 * perCollection)
  // after a success the next collection is two hours later
  await runPass()
  expect(listings).toBe(2 * perCollection)
})
