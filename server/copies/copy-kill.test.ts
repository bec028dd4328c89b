import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openCopyStore } from '../backup/copy-store.ts'
import { listGoodCopies } from '../backup/manifest.ts'
import { restoreCopy } from '../backup/restore-copy.ts'
import { createKeyPair } from '../backup/seal.ts'
import { readConfig } from '../platform/config.ts'
import { openFolderStore } from '../platform/file-store.ts'
import { trialUrl } from '../test/copies/copy-setup.ts'
import {
  createEmptyTarget,
  createProcessEnvironment,
  readEverything,
} from '../test/databases/full-school.ts'
import { programEnv } from '../test/process/program-env.ts'
import { createTempDir } from '../test/process/temp-dir.ts'
import { seedAdministrator, seedStudent } from '../test/test-school.ts'

/** `npm run test:full` kills five times, `npm run soak -- copy-kill` fifty times on each engine. */
const KILLS = Number(process.env.COPY_KILLS ?? 5)
/** A copy of this school takes about this long; a run without a kill measures it. */
const STUDENTS = 20
const FILES = 3

test('a copy that is killed at any moment is not called good unless it is, and the next one is made (R-SAFE-005)', {
  timeout: 300_000 + KILLS * 180_000,
}, async () => {
  const { env, db: openDb } = await createProcessEnvironment()
  const db = openDb()
  await seedAdministrator({ db })
  for (let index = 0; index < STUDENTS; index++) await seedStudent({ db }, { wallet: 100 })
  const media = join(env.DATA_DIR, 'media/material')
  mkdirSync(media, { recursive: true })
  for (let index = 0; index < FILES; index++) {
    const key = `material/${'a'.repeat(21)}${index}.pdf`
    writeFileSync(join(env.DATA_DIR, 'media', key), randomBytes(400_000))
    await db
      .insertInto('secrets')
      .values({ name: `file ${index}`, value: key })
      .execute()
  }
  const files = openFolderStore(join(env.DATA_DIR, 'media'))
  const before = await readEverything({ db, files })
  const place = createTempDir().DATA_DIR
  const key = await createKeyPair()
  const store = await openCopyStore(readConfig({ BACKUP_TO: place }))
  if (!store) throw new Error('no store')

  let number = 0
  const start = () => {
    number++
    const name = `20261128T021000Z-abc${String(number).padStart(3, '0')}`
    const order = { name, recipient: key.recipient, madeAt: 1_795_000_000 + number }
    const child = spawn(process.execPath, ['server/copies/main.js', JSON.stringify(order)], {
      env: { ...programEnv, ...env, BACKUP_TO: place, BACKUP_TRIAL_URL: trialUrl() ?? '' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    // it can end before it is killed
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    return { child, ended }
  }
  /** Resolves when the child says that it begins. */
  const begun = (child: ChildProcess) =>
    new Promise<number>((resolve) => child.once('message', () => resolve(performance.now())))

  const first = start()
  const since = await begun(first.child)
  await first.ended
  const duration = performance.now() - since
  expect(await listGoodCopies(store)).toHaveLength(1)

  for (let kill = 1; kill <= KILLS; kill++) {
    const { child, ended } = start()
    await begun(child)
    await delay(Math.random() * duration)
    child.kill('SIGKILL')
    await ended
    const good = await listGoodCopies(store)
    expect(good.length).toBeGreaterThan(0)
    const target = await createEmptyTarget('sqlite')
    const request = { store, which: 'latest', askKey: async () => key.identity, log: () => {} }
    await restoreCopy(target, request)
    expect((await readEverything(target)).rows).toEqual(before.rows)
  }

  await start().ended
  const [newest] = await listGoodCopies(store)
  expect(newest?.name).toContain(`abc${String(number).padStart(3, '0')}`)
  // what the killed ones left is deleted: a copy of one day, its manifest and its files
  expect(await store.list('copies')).toHaveLength(2)
  expect(await store.list('media')).toHaveLength(FILES)
})
