import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type CopyStore, openCopyStore } from '../backup/copy-store.ts'
import { restoreCopy } from '../backup/restore-copy.ts'
import { now } from '../platform/clock.ts'
import { closeRestoredAccounts, recordErasedAccount } from '../privacy/erased-accounts.ts'
import { createCopyPlace } from '../test/copies/copy-setup.ts'
import { createEmptyTarget } from '../test/databases/full-school.ts'
import { openTestSchool, seedStudent } from '../test/test-school.ts'
import { createErasureCopies } from './erasure-copies.ts'

test('an account that was erased after the copy is erased again after its restore on a bare machine (R-SAFE-006)', async () => {
  const opened = await openTestSchool()
  const school = { ...opened, dataDir: opened.config.DATA_DIR }
  const amina = await seedStudent(school)
  const bilal = await seedStudent(school, { name: 'Bilal Musa' })
  const { folder, store, key, copy } = await createCopyPlace(school)
  const stores = { ...school, config: { ...school.config, BACKUP_TO: folder } }
  const copyErasures = createErasureCopies(stores)
  await copyErasures()
  await copy()
  expect(await store.list('erased')).toEqual([])

  await recordErasedAccount(school, { userId: amina.id, now: now() })
  const times = { requested_at: 1, due_at: 1, started_at: 1, finished_at: 2, failed_at: null }
  await school.db
    .insertInto('erasures')
    .values({ user_id: amina.id, origin: 'own', ...times })
    .execute()
  await copyErasures()
  expect(await store.list('erased')).toHaveLength(1)

  const target = await createEmptyTarget('this')
  const place = await openCopyStore(stores.config)
  if (!place) throw new Error('no place')
  const askKey = async () => key.identity
  // if the records of erasures cannot be read, no row is restored, so that the restore can be repeated
  const failing: CopyStore = {
    ...place,
    read: (name) =>
      name.startsWith('erased/') ? Promise.reject(new Error('503')) : place.read(name),
  }
  const request = { which: 'latest', askKey, log: () => {} }
  await expect(restoreCopy(target, { ...request, store: failing })).rejects.toThrow('503')
  // what a killed process left
  writeFileSync(join(folder, `${(await store.list('erased'))[0]}.unfinished`), 'half')
  const restored = await restoreCopy(target, { ...request, store: place })
  expect(restored.erasures).toBe(1)
  const config = { ...school.config, DATA_DIR: join(target.dataDir) }
  expect(await closeRestoredAccounts({ ...target, config }, now())).toBe(1)
  const deleted = await target.db
    .selectFrom('users')
    .select('id')
    .where('deleted_at', 'is not', null)
    .execute()
  expect(deleted).toEqual([{ id: amina.id }])
  expect(deleted).not.toContainEqual({ id: bilal.id })
})
