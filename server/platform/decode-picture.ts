import type { Metadata, Sharp, SharpOptions } from 'sharp'
import { textIn } from '../../messages/catalog.ts'
import { DEFAULT_LOCALE } from '../../messages/languages.ts'
import { type Message, say } from '../../messages/message.ts'
import { Overloaded } from './errors.ts'

/** Requests whose pictures wait, of everybody in this process. */
const MAX_WAITING = 40
/** A request that has waited longer is answered with 503 when its turn comes. */
const MAX_WAIT_MS = 20_000
/** Only a busy machine needs longer for a picture within the limits below. */
const TIMEOUT_SECONDS = 30
/** The memory that one picture may need, by its header. */
const MAX_BYTES = 160_000_000
/** libvips keeps some rows of a picture that it reads in order. */
const ROWS_IN_MEMORY = 512

type Task = () => Promise<void>
// somebody waits for the first; the others are renditions
const waiting: Record<'requests' | 'background', Task[]> = { requests: [], background: [] }
let isDecoding = false

async function runWaiting(): Promise<void> {
  if (isDecoding) return
  isDecoding = true
  for (let task = nextTask(); task; task = nextTask()) await task()
  isDecoding = false
}

const nextTask = () => waiting.requests.shift() ?? waiting.background.shift()

/** The picture needs more memory than one may have; the message says what to do. */
export class PictureTooLarge extends Error {
  readonly sentence: Message

  constructor(sentence: Message) {
    super(textIn(DEFAULT_LOCALE, sentence))
    this.sentence = sentence
  }
}

/** The file is no picture, or a damaged one. */
export class UnreadablePicture extends Error {}

/** The result fits into this width, and height if there is one. A JPEG is decoded at a fraction of its size for it. */
type Target = { width: number; height?: number }

type DecodeOptions<T> = {
  /** A path, or a function that returns the bytes when the turn of the picture has come. */
  source: string | (() => Buffer)
  /** For 8 bits; half of them for 16. */
  maxPixels: number
  target: Target
  isAnimated?: boolean
  /** 'none' decodes a damaged picture as far as possible. */
  failOn?: 'none' | 'warning'
  /** Background work: it is done after all other work, and is never refused. */
  isBackground?: boolean
  use: (picture: Sharp, metadata: Metadata) => Promise<T>
}

/** Throws 503 if so many pictures wait that another one is not taken. */
export function refuseIfFull(): void {
  if (waiting.requests.length >= MAX_WAITING)
    throw new Overloaded('server_busy', say('rules_wire_busy_with_pictures'))
}

/**
 * Runs work that needs the memory of a picture, one at a time in this process.
 * Throws 503 with Retry-After if too many wait or the turn comes too late.
 */
export async function inTurn<T>(work: () => Promise<T>, { isBackground = false } = {}): Promise<T> {
  if (!isBackground) refuseIfFull()
  const latest = performance.now() + MAX_WAIT_MS
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const task = async () => {
    try {
      if (!isBackground && performance.now() > latest)
        throw new Overloaded('server_busy', say('rules_wire_busy_with_pictures'))
      resolve(await work())
    } catch (error) {
      reject(error)
    }
  }
  waiting[isBackground ? 'background' : 'requests'].push(task)
  void runWaiting()
  return promise
}

/**
 * Decodes one picture at a time and calls `use` with it. Throws PictureTooLarge, UnreadablePicture, an error with the code
 * ENOSPC, or 503 like `inTurn`, also if the machine is too busy to finish.
 */
export const decodePicture = <T>(options: DecodeOptions<T>): Promise<T> =>
  inTurn(() => decodeNow(options), options)

/** `decodePicture` within a turn. */
export async function decodeNow<T>(options: DecodeOptions<T>): Promise<T> {
  const { source, maxPixels, isAnimated = false, failOn = 'warning', use } = options
  const sharp = await loadSharp()
  const input = typeof source === 'string' ? source : source()
  const settings: SharpOptions = { sequentialRead: true, animated: isAnimated, failOn }
  try {
    const metadata = await sharp(input, settings).metadata()
    const { width, height, depth } = metadata
    // 16 bits also take twice the time
    const pixels = width * height * (depth === 'uchar' ? 1 : 2)
    if (pixels > maxPixels || neededBytes(metadata, options.target) > MAX_BYTES)
      throw new PictureTooLarge(describeSize(metadata))
    const picture = sharp(input, { ...settings, limitInputPixels: maxPixels })
    return await use(picture.timeout({ seconds: TIMEOUT_SECONDS }), metadata)
  } catch (error) {
    throw toPictureError(error)
  }
}

async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // the same picture is rarely decoded twice in a row, and the cache would keep up to 50 MB
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

function toPictureError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof PictureTooLarge) return error
  if (/ENOSPC|No space left/.test(error.message)) return Object.assign(error, { code: 'ENOSPC' })
  if (error.message.startsWith('timeout:'))
    return new Overloaded('server_busy', say('rules_wire_busy_with_pictures'))
  return new UnreadablePicture(error.message)
}

type Header = Pick<
  Metadata,
  | 'format'
  | 'width'
  | 'height'
  | 'channels'
  | 'depth'
  | 'isProgressive'
  | 'chromaSubsampling'
  | 'orientation'
>

/** The bytes that decoding takes at most, measured with `npm run soak -- pictures-memory`. */
export function neededBytes(header: Header, target: Target): number {
  const { format, width, height, orientation = 1 } = header
  const pixelBytes = header.channels * (header.depth === 'uchar' ? 1 : 2)
  const rows = width * Math.min(height, ROWS_IN_MEMORY) * pixelBytes * (format === 'jpeg' ? 1 : 3)
  // a rotation needs all pixels at once
  const shrink = format === 'jpeg' ? jpegShrink(header, target) : 1
  const turned = orientation > 1 ? (width * height * pixelBytes) / shrink ** 2 : 0
  return rows + turned + wholePicture(header, pixelBytes)
}

/** What the decoder itself keeps of a format that it cannot read row by row. */
function wholePicture(header: Header, pixelBytes: number): number {
  const pixels = header.width * header.height
  if (header.format === 'jpeg') return header.isProgressive ? pixels * coefficientBytes(header) : 0
  if (header.format === 'png') return header.isProgressive ? pixels * pixelBytes : 0
  // a GIF has its canvas, its frame and what the next frame restores
  return pixels * (header.format === 'gif' ? 8 : 4)
}

/** A coefficient has two bytes, and there is one for each sample. */
function coefficientBytes({ chromaSubsampling = '', channels }: Header): number {
  const isReduced = chromaSubsampling.startsWith('4:2:0')
  return 2 * (isReduced && channels === 3 ? 1.5 : channels)
}

/** A JPEG can be decoded at a half, a quarter or an eighth of its size. */
function jpegShrink({ width, height, orientation = 1 }: Header, target: Target): number {
  const [shown, lines] = orientation > 4 ? [height, width] : [width, height]
  const ratio = Math.max(shown / target.width, target.height ? lines / target.height : 0)
  return [8, 4, 2].find((it) => it <= ratio) ?? 1
}

function describeSize({ width, height, depth, isProgressive }: Header): Message {
  const size = { width: String(width), height: String(height), max: 4_000 }
  if (depth === 'uchar')
    return isProgressive
      ? say('rules_wire_interlaced_picture_too_large', size)
      : say('rules_wire_picture_too_large', size)
  return isProgressive
    ? say('rules_wire_deep_interlaced_picture_too_large', size)
    : say('rules_wire_deep_picture_too_large', size)
}
