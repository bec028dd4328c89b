import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { probe } from '../renditions/probe.ts'
import { programs, testWithFfmpeg } from '../test/uploads/videos.ts'
import { makeDemoVideo } from './make-video.ts'

function newPlace(FFMPEG: string) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'lisan-video-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR, FFMPEG, FFMPEG_PRIORITY: 'normal' })
  return { config, path: join(DATA_DIR, 'upload') }
}

testWithFfmpeg('the demo school makes a video whose renditions are worth a choice', async () => {
  const { config, path } = newPlace(programs().ffmpeg)

  expect(await makeDemoVideo(config, path, 1)).toBe(true)

  const { signal } = new AbortController()
  const tracks = await probe(programs(), { path, demuxer: 'mov' }, signal)
  expect(tracks).toMatchObject({ video: { width: 1280, height: 720 }, audio: {} })
  // more than a megabit a second
  expect(statSync(path).size / ('seconds' in tracks ? tracks.seconds : 0)).toBeGreaterThan(125_000)
})

test('without ffmpeg the demo school has no such video', async () => {
  const { config, path } = newPlace('none')
  expect(await makeDemoVideo(config, path)).toBe(false)
})
