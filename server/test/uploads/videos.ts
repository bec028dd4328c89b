import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { storedText } from '../../platform/stored-text.ts'
import { findFfmpeg } from '../../renditions/ffmpeg.ts'

const FFMPEG = process.env.FFMPEG || 'ffmpeg'
// tests keep the machine busy, so at the lowest priority ffmpeg would wait for them
const found = await findFfmpeg({ FFMPEG, FFMPEG_PRIORITY: 'normal' })

/** Why the tests with ffmpeg are skipped, '' if they run. */
export const missingFfmpeg = 'missing' in found ? storedText(found.missing) : ''

/** A test that needs ffmpeg; without it, it is reported as skipped, and `npm test` prints the reason. */
export const testWithFfmpeg = test.skipIf(missingFfmpeg !== '')

/** The programs of the tests. */
export function programs() {
  if ('missing' in found) throw new Error(storedText(found.missing))
  return found
}

// as in upload-file.ts, which opens a school
type TestFile = { name: string; bytes: Buffer }

// the same in every run, and not in the repository
const folder = join(tmpdir(), 'lisan-test-videos-2')

const MOVING = 'testsrc2=size=640x360:rate=25'
const SPEECH = "aevalsrc='0.3*sin(2*PI*t*(180+60*sin(5*t)))*(0.5+0.5*sin(9*t))':sample_rate=44100"
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-b:v', '1500k', '-pix_fmt', 'yuv420p']
const AAC = ['-c:a', 'aac', '-b:a', '128k']
const video = (seconds: number, ...more: string[]) => [
  ...['-f', 'lavfi', '-i', MOVING, '-f', 'lavfi', '-i', SPEECH, '-t', String(seconds)],
  ...[...H264, ...AAC, ...more],
]

/** The videos and recordings of tests by their file name: a moving picture and a sound like speech. */
const RECIPES: Record<string, string[]> = {
  'video.mp4': video(2, '-movflags', '+faststart'),
  'hlg.mp4': [
    ...[
      '-f',
      'lavfi',
      '-i',
      MOVING,
      '-t',
      '1',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-b:v',
      '2M',
    ],
    ...['-pix_fmt', 'yuv420p10le', '-color_trc', 'arib-std-b67', '-color_primaries', 'bt2020'],
    ...['-colorspace', 'bt2020nc'],
  ],
  'silent.mp4': ['-f', 'lavfi', '-i', MOVING, '-t', '1', ...H264],
  'sound-only.mp4': ['-f', 'lavfi', '-i', SPEECH, '-t', '2', ...AAC],
  'upright.mp4': ['-f', 'lavfi', '-i', 'testsrc2=size=360x640:rate=25', '-t', '1', ...H264],
  'odd.mp4': [
    ...['-f', 'lavfi', '-i', 'testsrc2=size=853x481:rate=25', '-t', '1', '-c:v', 'libx264'],
    ...['-preset', 'ultrafast', '-b:v', '2M', '-pix_fmt', 'yuv444p'],
  ],
  'variable.mp4': [
    ...['-f', 'lavfi', '-i', 'testsrc2=size=640x360:rate=60', '-t', '2'],
    ...['-vf', "select='lt(t,1)+not(mod(n,20))'", '-fps_mode', 'vfr', ...H264],
  ],
  'tiny.mp4': [
    ...['-f', 'lavfi', '-i', 'color=black:size=64x64:rate=1', '-t', '2', '-c:v', 'libx264'],
    ...['-crf', '40', '-pix_fmt', 'yuv420p'],
  ],
  '8k.mp4': [
    ...['-f', 'lavfi', '-i', 'testsrc2=size=7680x4320:rate=1', '-frames:v', '2', '-c:v'],
    ...['libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
  ],
  // one frame every ten minutes
  '4-hours.mp4': [
    ...['-f', 'lavfi', '-i', 'testsrc2=size=160x90:rate=1/600', '-t', '14400', '-c:v'],
    ...['libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
  ],
  'telephone.wav': ['-f', 'lavfi', '-i', `${SPEECH},aresample=8000`, '-t', '2', '-ac', '1'],
  'recording.mp3': ['-f', 'lavfi', '-i', SPEECH, '-t', '2', '-c:a', 'libmp3lame', '-b:a', '192k'],
}

/** A video or recording, made by ffmpeg on first use. */
export function mediaFile(name: string): TestFile {
  const path = join(folder, name)
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true })
    // another worker may make it at the same time
    const temporary = join(folder, `${process.pid}-${name}`)
    const recipe = RECIPES[name] ?? []
    execFileSync(FFMPEG, ['-v', 'error', '-y', ...recipe, '-threads', '1', temporary])
    renameSync(temporary, path)
  }
  return { name, bytes: readFileSync(path) }
}

/** A video turned by its metadata, as a phone that was held upright writes it. */
export function rotatedVideo(): TestFile {
  const { bytes } = mediaFile('video.mp4')
  const turned = Buffer.from(bytes)
  // the matrix of the first track: a quarter of a turn
  const matrix = turned.indexOf('tkhd') + 44
  for (const [index, value] of [0, 0x00010000, 0, 0xffff0000, 0].entries())
    turned.writeUInt32BE(value, matrix + index * 4)
  return { name: 'rotated.mp4', bytes: turned }
}
