import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestFile } from './upload-file.ts'

/** MP4 in fragments of a second. */
const FRAGMENTS = [
  '-movflags',
  'empty_moov+default_base_moof',
  '-frag_duration',
  '1000000',
  '-f',
  'mp4',
]

/** What browsers record: Safari and newer Chromium MP4 in fragments, Chromium WebM, Firefox Ogg. */
const FORMATS = {
  mp4: ['-c:a', 'aac', '-b:a', '24k', ...FRAGMENTS],
  'opus.mp4': ['-c:a', 'libopus', '-b:a', '24k', ...FRAGMENTS],
  m4a: ['-c:a', 'aac', '-b:a', '24k', '-f', 'mp4'],
  webm: ['-c:a', 'libopus', '-b:a', '24k', '-f', 'webm', '-live', '1'],
  ogg: ['-c:a', 'libopus', '-b:a', '24k', '-f', 'ogg'],
} as const
export type VoiceFormat = keyof typeof FORMATS

const made = new Map<string, Buffer>()

/** A mono recording as a browser makes it; by default two seconds in WebM. */
export function voice({ format = 'webm' as VoiceFormat, seconds = 2 } = {}): TestFile {
  const source = `sine=frequency=330:duration=${seconds}:sample_rate=48000`
  return encode(`voice.${format}`, ['-f', 'lavfi', '-i', source, '-ac', '1', ...FORMATS[format]])
}

/** A video with sound, in the containers that recordings have. */
export function videoOf(format: 'mp4' | 'webm'): TestFile {
  const codecs =
    format === 'mp4' ? ['-c:v', 'libx264', '-c:a', 'aac'] : ['-c:v', 'libvpx', '-c:a', 'libopus']
  return encode(`video.${format}`, [
    ...['-f', 'lavfi', '-i', 'testsrc=duration=1:size=64x64:rate=5'],
    ...['-f', 'lavfi', '-i', 'sine=frequency=330:duration=1:sample_rate=48000'],
    ...[...codecs, '-shortest', '-f', format],
  ])
}

function encode(name: string, args: readonly string[]): TestFile {
  const key = args.join(' ')
  let bytes = made.get(key)
  if (!bytes) {
    const folder = mkdtempSync(join(tmpdir(), 'voice-'))
    try {
      const path = join(folder, 'voice')
      execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', ...args, path])
      bytes = readFileSync(path)
    } finally {
      rmSync(folder, { recursive: true })
    }
    made.set(key, bytes)
  }
  return { name, bytes }
}
