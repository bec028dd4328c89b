import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createReleasedEnv } from '../test/databases/released-schemas.ts'
import { hook } from '../test/process/killed-start.ts'
import { programEnv } from '../test/process/program-env.ts'
import { startServer } from '../test/process/start-server.ts'
import { createTempDir } from '../test/process/temp-dir.ts'
import { deleteAbandonedFiles, withTemporaryFolder } from './temporary-folder.ts'

const workFoldersIn = (dataDir: string) =>
  readdirSync(join(dataDir, 'temporary')).filter((it) => it.startsWith('work-'))

test('a killed backup leaves no file after the next start', async () => {
  const schoolEnv = await createReleasedEnv('0.1.0')
  const tar = join(createTempDir().DATA_DIR, 'lisan.tar')
  const program = ['server/backup/main.js', 'backup', tar]
  const env = { ...programEnv, ...schoolEnv, NODE_OPTIONS: hook, KILL_AFTER: '60' }
  const { signal } = spawnSync(process.execPath, program, { env })
  expect(signal).toBe('SIGKILL')
  // the state after a kill while the archive is written
  writeFileSync(`${tar}.unfinished`, 'half')
  expect(workFoldersIn(schoolEnv.DATA_DIR)).toHaveLength(1)
  expect(statSync(join(schoolEnv.DATA_DIR, 'temporary')).mode & 0o777).toBe(0o700)

  const running = await startServer({ ...schoolEnv, ADMIN_PASSWORD: 'a good password' })
  expect(running.url, running.output()).not.toBe('')

  expect(workFoldersIn(schoolEnv.DATA_DIR)).toEqual([])
  expect(existsSync(`${tar}.unfinished`)).toBe(false)
})

test('the files of a running backup are kept', async () => {
  const { DATA_DIR } = createTempDir()
  await withTemporaryFolder(DATA_DIR, async (folder) => {
    const from = join(import.meta.dirname, 'temporary-folder.ts')
    // in another process, because a lock does not exclude its own process
    const clear = `import(${JSON.stringify(from)}).then((it) => it.deleteAbandonedFiles(${JSON.stringify(DATA_DIR)}))`
    const clearElsewhere = () => spawnSync(process.execPath, ['-e', clear])
    deleteAbandonedFiles(DATA_DIR)
    await withTemporaryFolder(DATA_DIR, async (other) => {
      expect(clearElsewhere().status).toBe(0)
      expect(existsSync(folder)).toBe(true)
      expect(existsSync(other)).toBe(true)
    })
    expect(clearElsewhere().status).toBe(0)
    expect(existsSync(folder)).toBe(true)
  })
  expect(workFoldersIn(DATA_DIR)).toEqual([])
})
