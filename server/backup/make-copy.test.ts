import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Decrypter } from 'age-encryption'
import { expect, test } from 'vitest'
import { DAY } from '../../contract/platform/duration.ts'
import { now } from '../platform/clock.ts'
import { createCopyPlace, trialUrl } from '../test/copies/copy-setup.ts'
import {
  createEmptyTarget,
  createFullSchool,
  readEverything,
} from '../test/databases/full-school.ts'
import { openTestSchool, seedStudent } from '../test/test-school.ts'
import { verifyLedger } from '../wallet/verify-ledger.ts'
import type { CopyStore } from './copy-store.ts'
import { archiveName, listGoodCopies, mediaOf, withoutMedia } from './manifest.ts'
import { restoreCopy } from './restore-copy.ts'
import { createKeyPair } from './seal.ts'
import { openTrialDatabase } from './trial-database.ts'

const silent = () => {}

test('a copy is restored on trial, called good, and brings back every row and file (R-SAFE-001, R-SAFE-002, R-SAFE-006)', async () => {
  const { school } = await createFullSchool()
  const before = await readEverything(school)
  const rows = Object.values(before.rows).flat().length
  const { store, key, copy } = await createCopyPlace(school)
  const phases: string[] = []
  const { copy: made, kept } = await copy({ onPhase: (it) => phases.push(it) })

  expect(phases).toEqual(['rows', 'files', 'archive', 'trial', 'cleanup'])
  expect(kept).toEqual([made])
  expect((await listGoodCopies(store)).map(withoutMedia)).toEqual([made])
  expect(made).toMatchObject({ files: 1, ledgerDifferences: 0, recipient: key.recipient })
  // without the records of migrations
  expect(made.rows).toBe(rows)

  const target = await createEmptyTarget('this')
  const request = { store, which: 'latest', askKey: async () => key.identity, log: silent }
  expect(await restoreCopy(target, request)).toEqual({ rows: made.rows, files: 1, erasures: 0 })
  expect(await readEverything(target)).toEqual(before)
  expect(await verifyLedger(target.db)).toEqual([])
  expect(
    readdirSync(join(school.dataDir, 'temporary')).filter((it) => it.startsWith('work')),
  ).toEqual([])
})

test('what is kept can be read with the key of the owners alone, by any program of the age format (R-SAFE-004)', async () => {
  const { school } = await createFullSchool()
  const { store, key, copy } = await createCopyPlace(school)
  const { copy: made } = await copy()
  const sealed = await buffer(await store.read(archiveName(made)))
  expect(sealed.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /)
  const decrypter = new Decrypter()
  decrypter.addIdentity(key.identity)
  expect(Buffer.from(await decrypter.decrypt(sealed)).toString('latin1', 0, 10)).toBe('lisan.json')

  const target = await createEmptyTarget('this')
  const restore = (identity: string) =>
    restoreCopy(target, { store, which: made.name, askKey: async () => identity, log: silent })
  await expect(restore('')).rejects.toThrow('This is no secret key')
  await expect(restore((await createKeyPair()).identity)).rejects.toThrow('This is another key')
  // typed from paper
  await restore(` ${key.identity.toLowerCase()} `)
})

test('a file is copied once, also when two lessons have it, and again only if it was damaged (R-SAFE-003)', async () => {
  const { school } = await createFullSchool()
  const { folder, store, copy } = await createCopyPlace(school)
  const put: string[] = []
  const counting: CopyStore = {
    ...store,
    put: (path, name) => {
      put.push(name)
      return store.put(path, name)
    },
  }
  const putMedia = () => put.splice(0).filter((it) => it.startsWith('media'))
  await copy({ store: counting })
  const media = putMedia()
  expect(media).toEqual((await listGoodCopies(store)).flatMap(mediaOf))
  expect(media).toHaveLength(1)

  const [key = ''] = Object.keys((await readEverything(school)).hashes)
  const twin = key.replace(/[\w-]{22}\./, 'aaaaaaaaaaaaaaaaaaaaaa.')
  const bytes = readFileSync(join(school.dataDir, 'media', key))
  writeFileSync(join(school.dataDir, 'media', twin), bytes)
  await school.db.insertInto('secrets').values({ name: 'twin', value: twin }).execute()
  expect((await copy({ store: counting })).copy.files).toBe(2)
  expect(putMedia()).toEqual([])

  const [stored = ''] = media
  writeFileSync(join(folder, stored), 'damaged')
  await copy({ store: counting })
  expect(putMedia()).toEqual([stored])
})

test('a copy that differs from what was written is not called good, and older copies stay (R-SAFE-002, R-SAFE-003)', async () => {
  const { school } = await createFullSchool()
  const { folder, store, copy } = await createCopyPlace(school)
  const { copy: first } = await copy()
  const damaging = (pattern: RegExp): CopyStore => ({
    ...store,
    async put(path, name) {
      await store.put(path, name)
      if (!pattern.test(name)) return
      const stored = readFileSync(join(folder, name))
      const at = Math.floor(stored.length / 2)
      stored[at] = (stored[at] ?? 0) ^ 1
      writeFileSync(join(folder, name), stored)
    },
  })
  await expect(copy({ store: damaging(/\.tar\.age$/) })).rejects.toThrow()
  const other = await createKeyPair()
  const changed = { recipient: other.recipient, store: damaging(/^media/) }
  await expect(copy(changed)).rejects.toThrow()
  const full: CopyStore = {
    ...store,
    put: (path, name) =>
      name.endsWith('.json')
        ? Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
        : store.put(path, name),
  }
  await expect(copy({ store: full })).rejects.toThrow('no space left')
  expect((await listGoodCopies(store)).map(withoutMedia)).toEqual([first])
})

test('a copy whose files another attempt deleted is not called good (R-SAFE-002, R-SAFE-005)', async () => {
  const { school } = await createFullSchool()
  const { folder, store, copy } = await createCopyPlace(school)
  const deleting = (name: 'media' | 'copies') =>
    copy({
      async openTrial(to) {
        rmSync(join(folder, name), { recursive: true })
        return openTrialDatabase(school.db, { folder: to, url: trialUrl() })
      },
    })
  await expect(deleting('media')).rejects.toThrow('A file of the copy is missing')
  await expect(deleting('copies')).rejects.toThrow('A file of the copy is missing')
  expect(await listGoodCopies(store)).toEqual([])
})

test('a copy of a clock that was ahead is not the latest (R-SAFE-006)', async () => {
  const { school } = await createFullSchool()
  const { store, key, copy } = await createCopyPlace(school)
  const { copy: right } = await copy({ madeAt: now() })
  const { kept } = await copy({ madeAt: now() + 365 * DAY })
  expect(kept).toHaveLength(2)
  const lines: string[] = []
  await restoreCopy(await createEmptyTarget('this'), {
    ...{ store, which: 'latest', askKey: async () => key.identity },
    log: (line) => lines.push(line),
  })
  expect(lines[0]).toContain(new Date(right.madeAt * 1000).toISOString())
})

test('a copy whose restored rows or ledger differ is not called good (R-SAFE-002)', async () => {
  const { school } = await createFullSchool()
  const { copy } = await createCopyPlace(school)
  const open = (folder: string) => openTrialDatabase(school.db, { folder, url: trialUrl() })
  const wrongLedger = copy({
    auditLedger: async (db) => (db === school.db ? [] : ['user 1: the balance is wrong']),
  })
  await expect(wrongLedger).rejects.toThrow('The ledger of the copy has 1 differences')
  const lossy = copy({
    async openTrial(folder) {
      const trial = await open(folder)
      const { db } = trial
      // loses a row after the restore
      const { transaction } = db
      db.transaction = () => {
        const builder = transaction.call(db)
        const { execute } = builder
        builder.execute = async (work) => {
          const result = await execute.call(builder, work)
          await db.deleteFrom('comments').execute()
          return result as never
        }
        return builder
      }
      return trial
    },
  })
  await expect(lossy).rejects.toThrow('The table comments has 1 rows and 0 in the copy')
  // a difference that the school itself has does not prevent copies
  const { copy: faithful, kept } = await copy({
    auditLedger: async () => ['user 1: the balance is wrong'],
  })
  expect(faithful.ledgerDifferences).toBe(1)
  expect(kept).toEqual([faithful])
})

test('a copy without a key is allowed in a folder and refused for a bucket (R-SAFE-004)', async () => {
  const opened = await openTestSchool()
  const school = { ...opened, dataDir: opened.config.DATA_DIR }
  await seedStudent(school)
  const { store, copy } = await createCopyPlace(school)
  await expect(copy({ recipient: '', store: { ...store, kind: 'bucket' } })).rejects.toMatchObject({
    code: 'needs_key',
  })
  const { copy: made } = await copy({ recipient: '' })
  const target = await createEmptyTarget('this')
  const askKey = () => Promise.reject(new Error('no key is needed'))
  const restored = await restoreCopy(target, { store, which: 'latest', askKey, log: silent })
  expect(restored.rows).toBe(made.rows)
})
