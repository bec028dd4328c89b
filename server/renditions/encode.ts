import type { RenditionName } from '../../contract/renditions/renditions.ts'
import type { Programs } from './ffmpeg.ts'
import { inputArguments, type MediaFile, type Tracks } from './probe.ts'

/** The renditions that ffmpeg makes. */
export type EncodedRendition = Extract<RenditionName, 'video-240' | 'sound' | 'sound-aac'>

export const RENDITION_EXTENSIONS: Record<EncodedRendition, string> = {
  'video-240': 'mp4',
  sound: 'weba',
  'sound-aac': 'm4a',
}

const LINES = 240
const LONGEST_SIDE = 640

/** The size of `video-240`: even numbers, never larger than the original (decision 0603). */
export function smallSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, LINES / Math.min(width, height), LONGEST_SIDE / Math.max(width, height))
  const even = (pixels: number) => Math.max(2, Math.round((pixels * scale) / 2) * 2)
  return { width: even(width), height: even(height) }
}

/** No video of a lesson is longer; without a limit, a file whose index states more would be encoded for hours. */
const MAX_SECONDS = 12 * 3600
// ffmpeg's encoder exceeds its target for speech: this one gives 30 to 32 kbit/s, and 32k gave 45
const AAC = ['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '27k', '-ac', '1', '-ar', '24000']

/** The arguments of ffmpeg that make a rendition, null if the file lacks the track for it. */
export function encodeArguments(
  rendition: EncodedRendition,
  { programs, file, tracks }: { programs: Programs; file: MediaFile; tracks: Tracks },
): string[] | null {
  const { video, audio } = tracks
  const args =
    rendition === 'video-240'
      ? video && videoArguments(video, audio, programs)
      : audio && ['-map', `0:${audio.index}`, '-vn', ...soundArguments(rendition, programs)]
  return (
    args && [
      ...['-hide_banner', '-nostdin', '-nostats', '-loglevel', 'error', '-progress', 'pipe:1'],
      ...inputArguments(file),
      ...['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
      ...['-t', String(MAX_SECONDS), '-max_muxing_queue_size', '4096', '-threads', '1'],
      ...args,
    ]
  )
}

/** Without it, a video of HLG or PQ looks pale on screens that take it for BT.709. */
const TONE_MAPPING =
  'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=mobius:desat=0,zscale=t=bt709:m=bt709:r=tv,'

function videoArguments(
  video: NonNullable<Tracks['video']>,
  audio: Tracks['audio'],
  { hasToneMapping }: Programs,
): string[] {
  const { width, height } = smallSize(video)
  const mapping = video.isHdr && hasToneMapping ? TONE_MAPPING : ''
  const filters = `fps=15,scale=${width}:${height}:flags=bicubic,${mapping}setsar=1,format=yuv420p`
  return [
    ...['-map', `0:${video.index}`, ...(audio ? ['-map', `0:${audio.index}`, ...AAC] : ['-an'])],
    ...['-filter_threads', '1', '-vf', filters, '-c:v', 'libx264', '-profile:v', 'main'],
    ...['-preset', 'medium', '-crf', '28', '-maxrate', '110k', '-bufsize', '220k', '-g', '150'],
    ...['-movflags', '+faststart', '-f', 'mp4'],
  ]
}

function soundArguments(rendition: 'sound' | 'sound-aac', { hasCuesToFront }: Programs): string[] {
  if (rendition === 'sound-aac') return [...AAC, '-movflags', '+faststart', '-f', 'mp4']
  return [
    ...['-c:a', 'libopus', '-b:a', '24k', '-ac', '1', '-ar', '48000', '-application', 'voip'],
    ...['-frame_duration', '60', ...(hasCuesToFront ? ['-cues_to_front', '1'] : []), '-f', 'webm'],
  ]
}

const MIN_TIMEOUT_MS = 60_000
const MAX_TIMEOUT_MS = 2 * 3_600_000

/** Ten times the length of the media, at least a minute and at most two hours; two hours if the length is not known. */
export function timeLimitMs(seconds: number): number {
  if (seconds === 0) return MAX_TIMEOUT_MS
  return Math.min(MAX_TIMEOUT_MS, Math.max(MIN_TIMEOUT_MS, seconds * 10_000))
}
