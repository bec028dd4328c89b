import { execFile } from 'node:child_process'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { MINUTE_MS } from '../../contract/duration.ts'
import type { Config } from '../platform/config.ts'

/** The two programs, or why this school makes no smaller forms of films and recordings (R-FORMS-002). */
export type Ffmpeg = { ffmpeg: string; ffprobe: string } | { missing: string }

const run = promisify(execFile)
/** An ffmpeg that is installed later is found without a restart. */
const RETRY_MS = 10 * MINUTE_MS
const ENCODERS = ['libx264', 'libopus', 'aac']

const known = new Map<string, { found: Promise<Ffmpeg>; at: number }>()

/** Looks for ffmpeg and for ffprobe beside it, once per process; again ten minutes after it was not found. */
export async function findFfmpeg({ FFMPEG: name }: Pick<Config, 'FFMPEG'>): Promise<Ffmpeg> {
  const earlier = known.get(name)
  if (earlier) {
    const result = await earlier.found
    if (!('missing' in result) || performance.now() - earlier.at < RETRY_MS) return result
  }
  const found = look(name)
  known.set(name, { found, at: performance.now() })
  return found
}

async function look(ffmpeg: string): Promise<Ffmpeg> {
  if (ffmpeg === 'none') return { missing: 'FFMPEG is set to none.' }
  const ffprobe = join(dirname(ffmpeg), basename(ffmpeg).replace('ffmpeg', 'ffprobe'))
  const bareName = ffmpeg.includes('/') ? ffprobe : basename(ffprobe)
  const options = { timeout: MINUTE_MS, maxBuffer: 4 * 1024 * 1024 }
  try {
    const { stdout } = await run(ffmpeg, ['-hide_banner', '-encoders'], options)
    const lacking = ENCODERS.filter((it) => !stdout.includes(` ${it} `))
    if (lacking.length > 0) return { missing: `${ffmpeg} cannot write ${lacking.join(', ')}.` }
  } catch {
    return { missing: `${ffmpeg} was not found. Install ffmpeg, or set FFMPEG.` }
  }
  try {
    await run(bareName, ['-hide_banner', '-version'], options)
    return { ffmpeg, ffprobe: bareName }
  } catch {
    return { missing: `${bareName} was not found; it belongs to ffmpeg.` }
  }
}
