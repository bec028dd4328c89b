import type { AppContext } from '../platform/app-context.ts'
import { timeLimitMs } from './encode.ts'
import { findFfmpeg } from './ffmpeg.ts'
import { inputArguments, probe } from './probe.ts'
import { runProgram } from './run-program.ts'

/** Longer sounds are no words: they stay as they are. */
const MAX_SECONDS = 15
/** A word of two and a half seconds has 8 KB (R-LEARN-001). */
const AAC = ['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '20k', '-ac', '1', '-ar', '16000']
const MAX_BYTES = 100_000

const DEMUXERS: Readonly<Record<string, string>> = {
  m4a: 'mov',
  mp3: 'mp3',
  wav: 'wav',
  ogg: 'ogg',
  weba: 'matroska',
}

type ShortSound = {
  path: string
  extension: string
  target: string
  /** For a recording of a browser, which does not state its length. */
  seconds: number
}

/**
 * Writes a small rendition of a short sound to `target`, which every browser plays. False if there is no ffmpeg, the sound is long,
 * or it cannot be read; then the sound stays as it was uploaded.
 */
export async function writeShortSound(
  { config }: Pick<AppContext, 'config'>,
  { path, extension, target, seconds: measured }: ShortSound,
): Promise<boolean> {
  const programs = await findFfmpeg(config)
  const demuxer = DEMUXERS[extension]
  if ('missing' in programs || !demuxer) return false
  const file = { path, demuxer }
  const { signal } = new AbortController()
  const tracks = await probe(programs, file, signal)
  if ('ended' in tracks || !tracks.audio) return false
  const seconds = tracks.seconds || measured
  if (seconds === 0 || seconds > MAX_SECONDS) return false
  const outcome = await runProgram({
    ...{ programs, program: programs.ffmpeg, signal, maxFileBytes: MAX_BYTES },
    timeoutMs: timeLimitMs(seconds),
    // ffmpeg reports no progress here
    onLine: () => false,
    args: [
      ...['-hide_banner', '-nostdin', '-nostats', '-loglevel', 'error', ...inputArguments(file)],
      ...['-vn', '-sn', '-dn', '-map', `0:${tracks.audio.index}`, '-map_metadata', '-1'],
      ...[...AAC, '-movflags', '+faststart', '-f', 'mp4', `file:${target}`],
    ],
  })
  return outcome.ended === 'well'
}
