import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Db } from '../platform/db.ts'
import { openBeside } from '../test/databases/open-beside.ts'
import { createSchoolEnv } from '../test/databases/school-env.ts'
import { createFakeFfmpeg } from '../test/uploads/fake-ffmpeg.ts'
import { demoFile } from '../test/uploads/upload-file.ts'
import { addVideo } from '../test/uploads/videos-beside.ts'

/** Starts `npm run forms`; `ended` resolves with its output. */
function startCommand(env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/make-renditions.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  )
  return { child, ended }
}

const readRenditions = (db: Db) =>
  db.selectFrom('renditions').select(['id', 'source', 'form']).orderBy('id').execute()

test('the renditions of existing videos are made by a command that can be stopped and started again, with the cost of data before and after (R-FORMS-012)', async () => {
  const schoolEnv = await createSchoolEnv()
  const ffmpeg = createFakeFfmpeg('writes')
  const env = { ...schoolEnv, FFMPEG: ffmpeg.path, FFMPEG_PRIORITY: 'normal' }
  const db = openBeside(schoolEnv)
  try {
    const { bytes } = demoFile('writing-ba.mp4')
    const addOldVideo = async () => {
      await addVideo(db, schoolEnv.DATA_DIR, bytes)
      await db.updateTable('lessons').set({ material_bytes: 100_000_000 }).execute()
      await db.deleteFrom('rendition_jobs').where('finished_at', 'is', null).execute()
    }
    await addOldVideo()
    const first = await startCommand(env).ended
    expect(first.output).toContain('Files without a job: 1. Waiting: 1.\n')
    expect(first.output).toContain('Every file as uploaded: 100 MB, ₦48\n')
    expect(first.output).toContain('The cheapest rendition of each: 1 KB, under ₦1\n')
    expect(first.code).toBe(0)
    const made = await readRenditions(db)
    expect(made).toHaveLength(3)

    await addOldVideo()
    await addOldVideo()
    ffmpeg.behave('never ends')
    const stopped = startCommand(env)
    const isStarted = () => existsSync(join(ffmpeg.folder, 'started'))
    await expect.poll(isStarted).toBe(true)
    stopped.child.kill('SIGTERM')
    const { code, output } = await stopped.ended
    expect({ code, output }).toMatchObject({
      ...{ code: 1, output: expect.stringContaining('Files without a job: 2. Waiting: 2.') },
    })

    ffmpeg.behave('writes')
    const last = await startCommand(env).ended
    expect(last.output).toContain('Files without a job: 0. Waiting: 2.')
    expect(last.code).toBe(0)
    const all = await readRenditions(db)
    expect(all).toHaveLength(9)
    expect(all.slice(0, 3)).toEqual(made)
  } finally {
    await db.destroy()
  }
})
