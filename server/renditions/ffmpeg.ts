import { execFile } from 'node:child_process'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { MINUTE_MS } from '../../contract/platform/duration.ts'
import { type Message, say } from '../../messages/message.ts'
import type { Config } from '../platform/config.ts'

/** The programs that make renditions of videos and recordings. */
export type Programs = {
  ffmpeg: string
  ffprobe: string
  limiter: Limiter
  /** The muxer can write the index before the sound. */
  hasCuesToFront: boolean
  /** It can map the brightness of HDR videos to that of ordinary screens. */
  hasToneMapping: boolean
}

/** Commands that start each program with limits. Each is omitted where the system lacks or forbids it. */
export type Limiter = {
  /** The program ends with this process, and its memory and files are limited. */
  hasLimits: boolean
  /** Commands that lower the priority; null leaves it as it is. */
  priority: readonly string[] | null
}

/** The programs, or the reason why no renditions of videos and recordings are made (R-FORMS-002). */
export type Ffmpeg = Programs | { missing: Message }

const run = promisify(execFile)
/** An ffmpeg that is installed later is found without a restart. */
const RETRY_MS = 10 * MINUTE_MS
const ENCODERS = ['libx264', 'libopus', 'aac']
const OPTIONS = { timeout: MINUTE_MS, maxBuffer: 4 * 1024 * 1024 }

type FfmpegConfig = Pick<Config, 'FFMPEG' | 'FFMPEG_PRIORITY'>

const known = new Map<string, { found: Promise<Ffmpeg>; at: number }>()

/** Looks for ffmpeg and for ffprobe beside it, once per process; again ten minutes after it was not found. */
export async function findFfmpeg(config: FfmpegConfig): Promise<Ffmpeg> {
  const key = `${config.FFMPEG_PRIORITY} ${config.FFMPEG}`
  const earlier = known.get(key)
  if (earlier) {
    const result = await earlier.found
    if (!('missing' in result) || performance.now() - earlier.at < RETRY_MS) return result
  }
  const found = look(config)
  known.set(key, { found, at: performance.now() })
  return found
}

async function look({ FFMPEG: ffmpeg, FFMPEG_PRIORITY }: FfmpegConfig): Promise<Ffmpeg> {
  if (ffmpeg === 'none') return { missing: say('reasons_ffmpeg_off') }
  const probeName = basename(ffmpeg).replace('ffmpeg', 'ffprobe')
  const ffprobe = ffmpeg.includes('/') ? join(dirname(ffmpeg), probeName) : probeName
  try {
    const { stdout } = await run(ffmpeg, ['-hide_banner', '-encoders'], OPTIONS)
    const lacking = ENCODERS.filter((it) => !stdout.includes(` ${it} `))
    if (lacking.length > 0)
      return {
        missing: say('reasons_ffmpeg_formats', { program: ffmpeg, formats: lacking.join(', ') }),
      }
  } catch {
    return { missing: say('reasons_ffmpeg_missing', { program: ffmpeg }) }
  }
  try {
    await run(ffprobe, ['-hide_banner', '-version'], OPTIONS)
    const { stdout } = await run(ffmpeg, ['-hide_banner', '-h', 'muxer=webm'], OPTIONS)
    const hasCuesToFront = stdout.includes('cues_to_front')
    const { stdout: filters } = await run(ffmpeg, ['-hide_banner', '-filters'], OPTIONS)
    const hasToneMapping = [' zscale ', ' tonemap '].every((it) => filters.includes(it))
    const limiter = await findLimiter(FFMPEG_PRIORITY)
    return { ffmpeg, ffprobe, limiter, hasCuesToFront, hasToneMapping }
  } catch {
    return { missing: say('reasons_ffprobe_missing', { program: ffprobe }) }
  }
}

/**
 * The scheduling class SCHED_IDLE is preempted at once when the server has something to do; a low priority alone is not
 * (decision 0603). All three need no privileges, but a system can lack or forbid them.
 */
const LOWERING = [
  ['nice', '-n', '19'],
  ['ionice', '-c', '3'],
  ['chrt', '--idle', '0'],
]

/** The commands that this system has and allows. */
export async function findLimiter(priority: Config['FFMPEG_PRIORITY']): Promise<Limiter> {
  const works = ([command, args]: [string, string[]]) =>
    run(command, args, OPTIONS).then(
      () => true,
      () => false,
    )
  const hasLimits = await works(limited({ hasLimits: true, priority: null }, 'true', [], 1_000_000))
  if (priority === 'normal') return { hasLimits, priority: null }
  const commands: string[] = []
  for (const lowering of LOWERING) {
    const alone = { hasLimits: false, priority: lowering }
    if (await works(limited(alone, 'true', [], 0))) commands.push(...lowering)
  }
  return { hasLimits, priority: commands }
}

/** The memory that a program may map: an 8K video needs a gigabyte. */
const MEMORY_BYTES = 2 * 1024 ** 3

/**
 * The command that runs a program with the lowest priority and with limits on memory and file size, and that kills it when this
 * process is killed.
 */
export function limited(
  { hasLimits, priority }: Limiter,
  program: string,
  args: readonly string[],
  maxFileBytes: number,
): [command: string, args: string[]] {
  const limits = [`--as=${MEMORY_BYTES}`, `--fsize=${maxFileBytes}`, '--core=0']
  const [command = program, ...rest] = [
    ...(hasLimits ? ['setpriv', '--pdeathsig', 'KILL', 'prlimit', ...limits] : []),
    ...(priority ?? []),
    ...[program, ...args],
  ]
  return [command, rest]
}
