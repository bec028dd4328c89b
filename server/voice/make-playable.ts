import { readFile, rm, stat } from 'node:fs/promises'
import { MINUTE_MS } from '../../contract/platform/duration.ts'
import { PEAK_COUNT, RECORDING_MAX_SECONDS } from '../../contract/voice/recordings.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { Programs } from '../renditions/ffmpeg.ts'
import { newTemporaryPath } from '../renditions/local-copy.ts'
import { inputArguments, probe } from '../renditions/probe.ts'
import { type ProgramOutcome, runProgram } from '../renditions/run-program.ts'

const DEMUXERS: Readonly<Record<string, string>> = { m4a: 'mov', weba: 'matroska', ogg: 'ogg' }

/** Its bits are those that the renditions of lessons have: 30 to 32 kbit/s. */
const AAC = ['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '28k', '-ac', '1', '-ar', '24000']
const SAMPLES_PER_SECOND = 8_000
const BYTES_PER_SAMPLE = 2
const MAX_SECONDS = RECORDING_MAX_SECONDS + 60
const MAX_FILE_BYTES = MAX_SECONDS * SAMPLES_PER_SECOND * BYTES_PER_SAMPLE

export type Playable = {
  /** The MP4 file, which the caller deletes. */
  path: string
  bytes: number
  milliseconds: number
  peaks: number[]
}

type PlayableRun = { path: string; extension: string; programs: Programs; signal: AbortSignal }

/**
 * Writes the rendition of a recording that every browser plays, AAC in MP4 without metadata, and measures its waveform (R-VOICE-004).
 * Returns how the program ended if it did not end well.
 */
export async function makePlayable(
  school: Pick<AppContext, 'config'>,
  { path, extension, programs, signal }: PlayableRun,
): Promise<Playable | Exclude<ProgramOutcome, { ended: 'well' }>> {
  const file = { path, demuxer: DEMUXERS[extension] ?? '' }
  const tracks = await probe(programs, file, signal)
  if ('ended' in tracks) return tracks
  if (!tracks.audio) return { ended: 'failed', message: 'no sound' }
  const target = await newTemporaryPath(school)
  const samples = await newTemporaryPath(school)
  const map = ['-vn', '-sn', '-dn', '-map', `0:${tracks.audio.index}`, '-map_metadata', '-1']
  try {
    const outcome = await runProgram({
      ...{ programs, program: programs.ffmpeg, signal, timeoutMs: 5 * MINUTE_MS },
      maxFileBytes: MAX_FILE_BYTES,
      onLine: () => false,
      args: [
        ...['-hide_banner', '-nostdin', '-nostats', '-loglevel', 'error', ...inputArguments(file)],
        ...[...map, '-t', `${MAX_SECONDS}`, ...AAC],
        ...['-movflags', '+faststart', '-f', 'mp4', `file:${target}`],
        ...[...map, '-t', `${MAX_SECONDS}`, '-ac', '1', '-ar', `${SAMPLES_PER_SECOND}`],
        ...['-f', 's16le', `file:${samples}`],
      ],
    })
    // the type checker does not narrow by a comparison of two members
    if (outcome.ended !== 'well') return outcome as Exclude<ProgramOutcome, { ended: 'well' }>
    const { peaks, milliseconds } = measure(await readFile(samples))
    const { size: bytes } = await stat(target)
    if (milliseconds === 0) return { ended: 'failed', message: 'no samples' }
    return { path: target, bytes, milliseconds, peaks }
  } catch (error) {
    await rm(target, { force: true })
    throw error
  } finally {
    await rm(samples, { force: true })
  }
}

/** The loudest sample of each of 200 equal parts, from 0 to 100. */
function measure(samples: Buffer): { peaks: number[]; milliseconds: number } {
  const count = Math.floor(samples.length / BYTES_PER_SAMPLE)
  const peaks = Array.from({ length: PEAK_COUNT }, (_, part) => {
    const end = Math.floor(((part + 1) * count) / PEAK_COUNT)
    let loudest = 0
    for (let at = Math.floor((part * count) / PEAK_COUNT); at < end; at++)
      loudest = Math.max(loudest, Math.abs(samples.readInt16LE(at * BYTES_PER_SAMPLE)))
    return Math.round((loudest / 32_768) * 100)
  })
  return { peaks, milliseconds: Math.round((count * 1000) / SAMPLES_PER_SECOND) }
}
