import { expect, test } from 'vitest'
import { DAY } from '../../contract/platform/duration.ts'
import type { CopyStore } from './copy-store.ts'
import { deleteOldCopies, selectKept } from './retention.ts'

const LAGOS = 'Africa/Lagos'
/** 03:00 in Lagos on 28 November 2026, a Saturday. */
const NEWEST = Date.parse('2026-11-28T02:00:00Z') / 1000
const copyOf = (madeAt: number) => ({ name: new Date(madeAt * 1000).toISOString(), madeAt })
const kept = (copies: readonly { name: string; madeAt: number }[]) =>
  [...selectKept(copies, LAGOS)].map((it) => it.slice(0, 10)).sort()

test('of two years of nightly copies 7 days, 4 weeks and 12 months are kept (R-SAFE-003)', () => {
  const copies = Array.from({ length: 730 }, (_, index) => copyOf(NEWEST - index * DAY))
  expect(kept(copies)).toEqual([
    // the newest of each month
    ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ...['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
    // of each week, which begins on Monday
    ...['2026-11-08', '2026-11-15'],
    ...['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'],
    '2026-11-28',
  ])
})

test('a school that was closed for a month keeps the last 7 days that have a copy (R-SAFE-003)', () => {
  const before = Array.from({ length: 10 }, (_, index) => copyOf(NEWEST - (40 + index) * DAY))
  expect(kept([copyOf(NEWEST), ...before]).length).toBeGreaterThanOrEqual(7)
  expect(kept([copyOf(NEWEST), ...before])).toContain('2026-11-28')
})

test('of several copies of a day the newest is kept, and a single copy always (R-SAFE-003)', () => {
  const morning = copyOf(NEWEST)
  const noon = copyOf(NEWEST + 9 * 3600)
  expect([...selectKept([morning, noon], LAGOS)]).toEqual([noon.name])
  expect([...selectKept([morning], LAGOS)]).toEqual([morning.name])
  expect([...selectKept([], LAGOS)]).toEqual([])
})

test('the copy that was just made stays, even if the clock is behind (R-SAFE-003)', async () => {
  const nightly = Array.from({ length: 730 }, (_, index) => copyOf(NEWEST - index * DAY))
  const behind = copyOf(NEWEST - 2000 * DAY)
  const unused = { ...{ format: 1 as const, checkedAt: 0, recipient: '', bytes: 0, sha256: '' } }
  const manifests = [...nightly, behind].map((it) => ({
    ...{ ...unused, ...it, rows: 0, files: 0, fileBytes: 0, checkSeconds: 0 },
    ...{ ledgerDifferences: 0, engine: 'sqlite' as const, folder: 'open', media: {} },
  }))
  const removed: string[] = []
  const store = {
    list: async () => [],
    remove: async (name: string) => void removed.push(name),
  } as unknown as CopyStore
  const options = { made: behind.name, timezone: LAGOS }
  expect(await deleteOldCopies(store, manifests, options)).toContain(behind.name)
  expect(removed.length).toBeGreaterThan(1000)
  expect(removed).not.toContain(`copies/${behind.name}.json`)
  removed.length = 0
  await deleteOldCopies(store, manifests, { ...options, made: 'not there' })
  expect(removed).toEqual([])
})
