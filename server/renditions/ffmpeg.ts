import { execFile } from 'node:child_process'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { MINUTE_MS } from '../../contract/duration.ts'
import type { Config } from '../platform/config.ts'

/** The programs that make smaller forms of films and recordings. */
export type Programs = {
  ffmpeg: string
  ffprobe: string
  /** A command before each program: it ends with this process and has limits. Empty where the system has no such command. */
  limiter: 'setpriv' | ''
  /** The muxer can write the index before the sound. */
  hasCuesToFront: boolean
}

/** The programs, or why this school makes no smaller forms of films and recordings (R-FORMS-002). */
export type Ffmpeg = Programs | { missing: string }

const run = promisify(execFile)
/** An ffmpeg that is installed later is found without a restart. */
const RETRY_MS = 10 * MINUTE_MS
const ENCODERS = ['libx264', 'libopus', 'aac']
const OPTIONS = { timeout: MINUTE_MS, maxBuffer: 4 * 1024 * 1024 }

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
  const probeName = basename(ffmpeg).replace('ffmpeg', 'ffprobe')
  const ffprobe = ffmpeg.includes('/') ? join(dirname(ffmpeg), probeName) : probeName
  try {
    const { stdout } = await run(ffmpeg, ['-hide_banner', '-encoders'], OPTIONS)
    const lacking = ENCODERS.filter((it) => !stdout.includes(` ${it} `))
    if (lacking.length > 0) return { missing: `${ffmpeg} cannot write ${lacking.join(', ')}.` }
  } catch {
    return { missing: `${ffmpeg} was not found. Install ffmpeg, or set FFMPEG.` }
  }
  try {
    await run(ffprobe, ['-hide_banner', '-version'], OPTIONS)
    const { stdout } = await run(ffmpeg, ['-hide_banner', '-h', 'muxer=webm'], OPTIONS)
    const hasCuesToFront = stdout.includes('cues_to_front')
    return { ffmpeg, ffprobe, limiter: await findLimiter(), hasCuesToFront }
  } catch {
    return { missing: `${ffprobe} was not found; it belongs to ffmpeg.` }
  }
}

/** Linux has these commands in util-linux and coreutils. */
async function findLimiter(): Promise<Programs['limiter']> {
  const [command, args] = limited({ limiter: 'setpriv' }, 'true', [], 1_000_000)
  return run(command, args, OPTIONS).then(
    () => 'setpriv',
    () => '',
  )
}

/** The memory that a program may map: an 8K film needs a gigabyte. */
const MEMORY_BYTES = 2 * 1024 ** 3

/**
 * The command that runs a program with low priority and limits of memory and of the size of files, and that kills it when
 * this process is killed.
 */
export function limited(
  { limiter }: Pick<Programs, 'limiter'>,
  program: string,
  args: readonly string[],
  maxFileBytes: number,
): [command: string, args: string[]] {
  if (limiter === '') return [program, [...args]]
  const limits = [`--as=${MEMORY_BYTES}`, `--fsize=${maxFileBytes}`, '--core=0']
  return [
    limiter,
    ['--pdeathsig', 'KILL', 'prlimit', ...limits, 'nice', '-n', '19', program, ...args],
  ]
}
