import { rm, stat } from 'node:fs/promises'
import { detectFileKind, SIGNATURE_BYTES } from '../../contract/lessons/file-kind.ts'
import { renditionKindOf } from '../../contract/lessons/material-kinds.ts'
import type { RenditionName } from '../../contract/renditions/renditions.ts'
import { type Message, say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { requireDiskSpace } from '../platform/disk-space.ts'
import { RequestError } from '../platform/errors.ts'
import { isDiskFull } from '../platform/outages.ts'
import { readBytes } from '../platform/read-bytes.ts'
import { storedText } from '../platform/stored-text.ts'
import {
  type EncodedRendition,
  encodeArguments,
  RENDITION_EXTENSIONS,
  timeLimitMs,
} from './encode.ts'
import type { Programs } from './ffmpeg.ts'
import { newTemporaryPath, withLocalFile } from './local-copy.ts'
import { makePicture } from './picture.ts'
import { type MediaFile, probe, type Tracks } from './probe.ts'
import { type ProgramOutcome, runProgram } from './run-program.ts'

/** A rendition that is larger than this part of its original is discarded (R-FORMS-004). */
export const MAX_SIZE_RATIO = 0.85

/** The renditions that ffmpeg makes, and the share of each in the work, in percent. */
const WORK: Record<'video' | 'audio', [EncodedRendition, number][]> = {
  video: [
    ['video-240', 80],
    ['sound', 10],
    ['sound-aac', 10],
  ],
  audio: [
    ['sound', 50],
    ['sound-aac', 50],
  ],
}

/** A rendition with its temporary file, or the reason why there is none. */
export type RenditionOutcome =
  | { rendition: RenditionName; state: 'made'; path: string; extension: string; seconds: number }
  | { rendition: RenditionName; state: 'discarded' | 'impossible'; reason: string }

/** The attempt failed; `isTemporary` if a later one can succeed. */
export class RenditionError extends Error {
  readonly isTemporary: boolean

  constructor(message: Message, { isTemporary = false } = {}) {
    super(storedText(message))
    this.isTemporary = isTemporary
  }
}

/** The disk is full: the job waits, without counting the attempt. */
export class DiskFull extends Error {}

export type RenditionRun = {
  school: Pick<AppContext, 'files' | 'config'>
  source: string
  /** The renditions of the file that exist. */
  done: ReadonlySet<RenditionName>
  /** The size of the original. */
  bytes: number
  programs: Programs | undefined
  signal: AbortSignal
  /** Percent, and the length of the original once it is known. */
  onProgress: (progress: number, seconds?: number) => void
  /** Stores an outcome; false if the job has been taken over or its file deleted. */
  store: (outcome: RenditionOutcome) => Promise<boolean>
}

/**
 * Makes the missing renditions of a file, one after the other, each stored at once, so that a later attempt continues. Throws
 * RenditionError, DiskFull, or the error of an aborted signal.
 */
export async function makeRenditions(run: RenditionRun): Promise<void> {
  const { school, source, signal } = run
  const kind = renditionKindOf(source)
  if (!kind) throw new RenditionError(say('reasons_no_smaller_forms'))
  if ((await school.files.size(source)) === null)
    throw new RenditionError(say('reasons_file_missing'))
  await requireDiskSpace(school.config, run.bytes * MAX_SIZE_RATIO).catch(throwDiskFull)
  const use = (path: string) =>
    kind === 'image' ? makeImageRendition(run, path) : makeMediaRenditions(run, path, kind)
  await withLocalFile(school, source, { signal, use }).catch(throwDiskFull)
}

function throwDiskFull(error: unknown): never {
  const isReserve = error instanceof RequestError && error.code === 'insufficient_storage'
  throw isReserve || isDiskFull(error) ? new DiskFull() : error
}

async function makeImageRendition(run: RenditionRun, path: string) {
  if (run.done.has('picture-720')) return
  const target = await newTemporaryPath(run.school)
  try {
    const picture = await makePicture(path, target, 720)
    await run.store(
      'problem' in picture
        ? { rendition: 'picture-720', state: 'impossible', reason: picture.problem }
        : limitSize(run.bytes, picture.bytes, {
            ...{ rendition: 'picture-720', state: 'made', path: target },
            ...{ extension: 'webp', seconds: 0 },
          }),
    )
  } finally {
    await rm(target, { force: true })
  }
}

/** Discards a rendition that is not enough smaller than its original. */
export function limitSize(
  original: number,
  bytes: number,
  made: RenditionOutcome,
): RenditionOutcome {
  if (bytes <= original * MAX_SIZE_RATIO) return made
  return { rendition: made.rendition, state: 'discarded', reason: NOT_SMALLER }
}

const NOT_SMALLER = storedText(say('reasons_not_smaller'))

async function makeMediaRenditions(run: RenditionRun, path: string, kind: 'video' | 'audio') {
  const { programs, done } = run
  if (!programs) throw new RenditionError(say('reasons_no_ffmpeg'), { isTemporary: true })
  const file = { path, demuxer: await chooseDemuxer(path) }
  const tracks = await probe(programs, file, run.signal)
  if ('ended' in tracks) throw toError(tracks, run.signal)
  if (!tracks.video && !tracks.audio) throw new RenditionError(say('reasons_no_picture_or_sound'))
  let before = 0
  for (const [rendition, percent] of WORK[kind]) {
    run.onProgress(before, Math.round(tracks.seconds))
    const start = before
    before += percent
    const onPart = (part: number) => run.onProgress(Math.floor(start + part * percent))
    if (done.has(rendition)) continue
    const isKept = await makeRendition(run, { rendition, file, tracks, programs, onPart })
    if (!isKept) return
  }
}

/** The demuxer of ffmpeg for each content that lessons accept. */
const DEMUXERS: Record<string, string> = {
  mp4: 'mov',
  m4a: 'mov',
  mp3: 'mp3',
  wav: 'wav',
  ogg: 'ogg',
}

/** Chosen by the content, not the file name, so that ffmpeg never opens a playlist (R-FORMS-005). */
async function chooseDemuxer(path: string): Promise<string> {
  const content = detectFileKind(await readBytes(path, 0, SIGNATURE_BYTES))
  const demuxer = DEMUXERS[content?.extension ?? '']
  if (!demuxer) throw new RenditionError(say('reasons_not_playable'))
  return demuxer
}

type EncodingRun = {
  rendition: EncodedRendition
  file: MediaFile
  tracks: Tracks
  programs: Programs
  /** Called with the part of the rendition that is done, from 0 to 1. */
  onPart: (part: number) => void
}

const MISSING_TRACK: Record<EncodedRendition, string> = {
  'video-240': storedText(say('reasons_no_picture')),
  sound: storedText(say('reasons_no_sound')),
  'sound-aac': storedText(say('reasons_no_sound')),
}

/** Makes and stores one rendition. False if the job has been taken over or its file deleted. */
async function makeRendition(run: RenditionRun, it: EncodingRun): Promise<boolean> {
  const args = encodeArguments(it.rendition, it)
  if (!args)
    return run.store({
      rendition: it.rendition,
      state: 'impossible',
      reason: MISSING_TRACK[it.rendition],
    })
  const target = await newTemporaryPath(run.school)
  try {
    return await run.store(await encode(run, it, [...args, `file:${target}`], target))
  } finally {
    await rm(target, { force: true })
  }
}

async function encode(
  run: RenditionRun,
  { rendition, tracks, programs, onPart }: EncodingRun,
  args: string[],
  target: string,
): Promise<RenditionOutcome> {
  const limit = run.bytes * MAX_SIZE_RATIO
  let seconds = 0
  let isTooLarge = false
  let takesReserve = false
  const outcome = await runProgram({
    ...{ programs, program: programs.ffmpeg, args, signal: run.signal },
    timeoutMs: timeLimitMs(tracks.seconds),
    // with a margin for the index, which is moved to the front
    maxFileBytes: run.bytes + 10_000_000,
    onLine(line) {
      const [name, value] = line.split('=')
      if (name === 'total_size') {
        isTooLarge ||= Number(value) > limit
        requireDiskSpace(run.school.config).catch(() => {
          takesReserve = true
        })
      }
      if (name === 'out_time_us' && Number(value) > 0) seconds = Number(value) / 1_000_000
      if (tracks.seconds > 0) onPart(Math.min(1, seconds / tracks.seconds))
      return isTooLarge || takesReserve
    },
  })
  if (takesReserve) throw new DiskFull()
  if (isTooLarge || outcome.ended === 'too-large')
    return { rendition, state: 'discarded', reason: NOT_SMALLER }
  if (outcome.ended !== 'well') throw toError(outcome, run.signal)
  const { size } = await stat(target)
  if (seconds === 0 || size === 0)
    return { rendition, state: 'impossible', reason: storedText(say('reasons_track_empty')) }
  return limitSize(run.bytes, size, {
    ...{ rendition, state: 'made', path: target, extension: RENDITION_EXTENSIONS[rendition] },
    seconds: Math.max(1, Math.round(seconds)),
  })
}

function toError(outcome: ProgramOutcome, signal: AbortSignal): Error {
  if (outcome.ended === 'disk-full') return new DiskFull()
  // ffmpeg has the lowest priority, so a busy machine can delay it
  if (outcome.ended === 'too-slow')
    return new RenditionError(say('reasons_took_too_long'), { isTemporary: true })
  // a machine that lacks memory now may have it at the next attempt
  if (outcome.ended === 'killed')
    return new RenditionError(say('reasons_converter_stopped', { signal: outcome.signal }), {
      isTemporary: true,
    })
  if (outcome.ended !== 'failed') return signal.reason ?? new RenditionError(say('reasons_stopped'))
  if (/Cannot allocate memory|malloc/i.test(outcome.message))
    return new RenditionError(say('reasons_little_memory'), {
      isTemporary: true,
    })
  return new RenditionError(say('reasons_damaged', { detail: lastLine(outcome.message) }))
}

/** The last line of a message, without local paths. */
const lastLine = (message: string) =>
  (message.split('\n').findLast((it) => it.trim() !== '') ?? '')
    .replace(/file:\S+/g, 'the file')
    .replace(/ @ 0x[0-9a-f]+/g, '')
    .slice(0, 200)
