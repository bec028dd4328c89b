import * as z from 'zod/mini'
import { MINUTE_MS } from '../../contract/platform/duration.ts'
import type { Programs } from './ffmpeg.ts'
import { type ProgramOutcome, runProgram } from './run-program.ts'

/** A file on disk and the demuxer that its first bytes name. */
export type MediaFile = { path: string; demuxer: string }

/** The tracks of a video or recording that its renditions use. */
export type Tracks = {
  /** Its length, 0 if it is not known. */
  seconds: number
  /** Pixels as displayed, after rotation. */
  video: { index: number; width: number; height: number; isHdr: boolean } | null
  audio: { index: number } | null
}

const optionalNumber = z.optional(z.coerce.number())
const probeOutput = z.object({
  format: z.optional(z.object({ duration: optionalNumber })),
  streams: z.array(
    z.object({
      index: z.int(),
      codec_type: z.optional(z.string()),
      codec_name: z.optional(z.string()),
      color_transfer: z.optional(z.string()),
      width: optionalNumber,
      height: optionalNumber,
      sample_aspect_ratio: z.optional(z.string()),
      disposition: z.optional(z.object({ attached_pic: optionalNumber })),
      side_data_list: z.optional(z.array(z.object({ rotation: optionalNumber }))),
    }),
  ),
})
type ProbeOutput = z.output<typeof probeOutput>
type Stream = ProbeOutput['streams'][number]

const ENTRIES =
  'format=duration:stream=index,codec_type,codec_name,color_transfer,width,height,sample_aspect_ratio:stream_disposition=attached_pic:stream_side_data=rotation'
const MAX_OUTPUT = 1_000_000

/** The arguments that read a file: one demuxer, no other protocol, one thread (R-FORMS-005). */
export const inputArguments = ({ path, demuxer }: MediaFile): string[] => [
  ...['-protocol_whitelist', 'file,pipe', '-f', demuxer],
  ...['-threads', '1', '-i', `file:${path}`],
]

/** Reads the tracks of a file, or returns why it cannot. */
export async function probe(
  programs: Programs,
  file: MediaFile,
  signal: AbortSignal,
): Promise<Tracks | Exclude<ProgramOutcome, { ended: 'well' }>> {
  let output = ''
  const outcome = await runProgram({
    ...{ programs, program: programs.ffprobe, signal },
    args: ['-v', 'error', '-of', 'json', '-show_entries', ENTRIES, ...inputArguments(file)],
    timeoutMs: MINUTE_MS,
    maxFileBytes: 0,
    onLine: (line) => {
      output += line
      return output.length > MAX_OUTPUT
    },
  })
  // the type checker does not narrow by a comparison of two members
  if (outcome.ended !== 'well') return outcome as Exclude<ProgramOutcome, { ended: 'well' }>
  const parsed = probeOutput.safeParse(parseJson(output))
  if (!parsed.success) return { ended: 'failed', message: 'ffprobe wrote no tracks' }
  return toTracks(parsed.data)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function toTracks({ format, streams }: ProbeOutput): Tracks {
  const video = streams.find(isVideo)
  const sounds = streams.filter((it) => it.codec_type === 'audio')
  // newer iPhones write a second sound that ffmpeg does not know
  const audio = sounds.find(isKnown) ?? sounds[0]
  const seconds = format?.duration ?? 0
  return {
    seconds: Number.isFinite(seconds) && seconds > 0 ? seconds : 0,
    video: video ? { index: video.index, ...displaySize(video), isHdr: isHdr(video) } : null,
    audio: audio ? { index: audio.index } : null,
  }
}

/** HLG and PQ, as newer phones record. */
const isHdr = ({ color_transfer = '' }: Stream) =>
  ['arib-std-b67', 'smpte2084'].includes(color_transfer)

const isKnown = ({ codec_name = 'unknown' }: Stream) => !['unknown', 'none'].includes(codec_name)

/** The cover of a recording is also a video track. */
const isVideo = (it: Stream) =>
  it.codec_type === 'video' && !it.disposition?.attached_pic && !!it.width && !!it.height

function displaySize({ width = 0, height = 0, ...it }: Stream) {
  const [across = 1, down = 1] = (it.sample_aspect_ratio ?? '').split(':').map(Number)
  const ratio = across > 0 && down > 0 ? across / down : 1
  const rotation = it.side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? 0
  const isTurned = Math.abs(Math.round(rotation / 90)) % 2 === 1
  const [shown, lines] = [width * ratio, height]
  return isTurned ? { width: lines, height: shown } : { width: shown, height: lines }
}
