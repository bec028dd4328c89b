import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { openFolderStore } from '../platform/file-store.ts'
import { newPublicId } from '../platform/random.ts'
import { isShortRun } from '../test/short-run.ts'
import { mediaFile, programs, rotatedVideo, testWithFfmpeg } from '../test/uploads/videos.ts'
import { makeRenditions } from './make-renditions.ts'

/*
 * The output of ffmpeg for videos and recordings. No database: this file runs once, and the jobs around it are tested on both
 * engines by renditions.test.ts and rendition-jobs.test.ts.
 */

type Inspected = { state: string; video?: Record<string, unknown>; audio?: Record<string, unknown> }

function inspect(path: string) {
  const args = ['-v', 'error', '-of', 'json', '-show_streams', path]
  const { streams } = JSON.parse(execFileSync(programs().ffprobe, args, { encoding: 'utf8' }))
  const track = (kind: string) =>
    streams.find((it: { codec_type: string }) => it.codec_type === kind)
  return { video: track('video'), audio: track('audio') }
}

/** Makes the renditions of a file and returns each with its tracks. */
async function renditionsOf({ name, bytes }: { name: string; bytes: Buffer }) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'lisan-renditions-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  const source = `material/${newPublicId()}${extname(name)}`
  const path = join(DATA_DIR, 'media', source)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR })
  const renditions: Record<string, Inspected> = {}
  await makeRenditions({
    ...{ school: { config, files: openFolderStore(join(DATA_DIR, 'media')) }, source },
    ...{ bytes: bytes.length, done: new Set(), programs: programs(), onProgress: () => {} },
    signal: new AbortController().signal,
    async store(outcome) {
      const { rendition, state } = outcome
      renditions[rendition] = { state, ...(state === 'made' ? inspect(outcome.path) : {}) }
      return true
    },
  })
  return renditions
}

testWithFfmpeg('a recording gets its sound, also one of a telephone (R-FORMS-001)', async () => {
  for (const name of ['recording.mp3', 'telephone.wav']) {
    const { sound } = await renditionsOf(mediaFile(name))

    expect(sound?.audio, name).toMatchObject({ codec_name: 'opus', sample_rate: '48000' })
  }
})

const SILENT = { sound: 'impossible', 'sound-aac': 'impossible' }

const UNUSUAL_VIDEOS: [string, Record<string, string>][] = [
  ['silent.mp4', { 'video-240': 'made', ...SILENT }],
  ['sound-only.mp4', { 'video-240': 'impossible', sound: 'made', 'sound-aac': 'made' }],
  ['tiny.mp4', { 'video-240': 'discarded', ...SILENT }],
]
// not in `npm test`, because each takes seconds
const LONG_VIDEOS: typeof UNUSUAL_VIDEOS = [
  ['odd.mp4', { 'video-240': 'made', ...SILENT }],
  ['variable.mp4', { 'video-240': 'made', ...SILENT }],
  ['8k.mp4', { 'video-240': 'made', ...SILENT }],
  ['4-hours.mp4', { 'video-240': 'discarded', ...SILENT }],
]

testWithFfmpeg.each([...UNUSUAL_VIDEOS, ...(isShortRun ? [] : LONG_VIDEOS)])(
  '%s ends in a clear state (R-FORMS-004, R-FORMS-005)',
  async (name, states) => {
    const renditions = await renditionsOf(mediaFile(name))

    expect(
      Object.fromEntries(Object.entries(renditions).map(([name, it]) => [name, it.state])),
    ).toEqual(states)
  },
)

testWithFfmpeg(
  'a video held upright stays upright, with 240 pixels across (R-FORMS-005)',
  async () => {
    for (const file of [mediaFile('upright.mp4'), rotatedVideo()]) {
      const renditions = await renditionsOf(file)

      expect(renditions['video-240'], file.name).toMatchObject({
        state: 'made',
        video: { width: 240, height: 426, sample_aspect_ratio: '1:1' },
      })
    }
  },
)

const MP4_HEAD = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')
const PLAYLIST =
  '#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10.0,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'

testWithFfmpeg(
  'a damaged file fails with a reason, and a disguised playlist reads no other file (R-FORMS-005)',
  async () => {
    const { bytes } = mediaFile('silent.mp4')
    for (const damaged of [
      bytes.subarray(0, bytes.length / 2),
      Buffer.concat([MP4_HEAD, Buffer.from(PLAYLIST)]),
      MP4_HEAD,
    ]) {
      const error = await renditionsOf({ name: 'lesson.mp4', bytes: damaged }).catch((it) => it)

      expect(error.message).toMatch(/^The file (is damaged|has neither)/)
      expect(error.message).not.toMatch(/root:|\/tmp/)
      expect(error.isTemporary).toBe(false)
    }
  },
)

testWithFfmpeg(
  'a video in HDR is mapped to the colours of ordinary screens (R-FORMS-001)',
  async () => {
    const { 'video-240': video } = await renditionsOf(mediaFile('hlg.mp4'))
    const transfer = programs().hasToneMapping ? 'bt709' : 'arib-std-b67'
    expect(video?.video).toMatchObject({ pix_fmt: 'yuv420p', color_transfer: transfer })
  },
)
