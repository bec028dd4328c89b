import { expect, test } from 'vitest'
import { createLengthCounter } from './recorded-length.ts'

const uint32 = (value: number) => [24, 16, 8, 0].map((it) => (value >>> it) & 0xff)
const text = (value: string) => [...value].map((it) => it.charCodeAt(0))
const zeros = (count: number) => Array<number>(count).fill(0)

/** The length after each part, of a file that arrives in parts of so many bytes. */
function lengths(mimeType: string, file: number[], partBytes = file.length) {
  const counter = createLengthCounter(mimeType)
  const found: (number | undefined)[] = []
  for (let at = 0; at < file.length; at += partBytes)
    found.push(counter.add(new Uint8Array(file.slice(at, at + partBytes)).buffer))
  return found
}

const box = (type: string, ...content: number[][]) => {
  const bytes = content.flat()
  return [...uint32(bytes.length + 8), ...text(type), ...bytes]
}
const mediaHeader = box('mdhd', zeros(12), uint32(48_000), zeros(8))
const trackDefaults = box('trex', zeros(4), uint32(1), uint32(1), uint32(960), zeros(8))
const movie = [
  ...box('ftyp', text('isom')),
  ...box('moov', box('trak', box('mdia', mediaHeader)), box('mvex', trackDefaults)),
]
/** A fragment whose samples have these durations, in parts of 48,000 of a second. */
const fragment = (...durations: number[]) => [
  ...box(
    'moof',
    box(
      'traf',
      box('tfhd', uint32(0), uint32(1)),
      box('trun', uint32(0x301), uint32(durations.length), uint32(0), [
        ...durations.flatMap((it) => [...uint32(it), ...uint32(20)]),
      ]),
    ),
  ),
  ...box('mdat', zeros(20 * durations.length)),
]
/** A fragment of so many samples with one duration: that of the fragment, or of the track. */
const evenFragment = (count: number, duration?: number) => [
  ...box(
    'moof',
    box(
      'traf',
      duration
        ? box('tfhd', uint32(0x2a), uint32(1), uint32(1), uint32(duration), uint32(20))
        : box('tfhd', uint32(0), uint32(1)),
      box('trun', uint32(0x1), uint32(count), uint32(0)),
    ),
  ),
  ...box('mdat', zeros(20 * count)),
]

test('the packets of MP4 are counted, with the duration of each, of their fragment or of the track', () => {
  expect(lengths('audio/mp4;codecs=opus', [...movie, ...fragment(2_880, 2_880)])).toEqual([120])
  expect(lengths('audio/mp4', [...movie, ...evenFragment(10)])).toEqual([200])
  expect(lengths('audio/mp4', [...movie, ...evenFragment(10, 1_920)])).toEqual([400])
  const mixed = [...movie, ...evenFragment(10, 1_920), ...evenFragment(10)]
  expect(lengths('audio/mp4', mixed)).toEqual([600])
})

test('a gap between two packets is no sound (R-VOICE-002)', () => {
  const frozen = [...movie, ...fragment(2_880, 480_000, 2_880)]
  expect(lengths('audio/mp4', frozen)).toEqual([60 + 128 + 60])
})

test('a file is counted however it is cut into parts', () => {
  const file = [...movie, ...fragment(2_880, 2_880), ...fragment(2_880)]
  expect(lengths('audio/mp4', file, 7).at(-1)).toBe(180)
  const webm = [...webmHead, ...cluster(0, 0, 60, 120)]
  expect(lengths('audio/webm', webm, 3).at(-1)).toBe(120)
})

const element = (id: number[], content: number[]) => [
  ...id,
  // a size of eight bytes, as recorders write it
  ...[0x01, 0, 0, 0, ...uint32(content.length)],
  ...content,
]
const UNKNOWN_SIZE = [0x01, ...Array<number>(7).fill(0xff)]
const webmHead = [
  ...element([0x1a, 0x45, 0xdf, 0xa3], zeros(4)),
  ...[0x18, 0x53, 0x80, 0x67, ...UNKNOWN_SIZE],
  ...element([0x15, 0x49, 0xa9, 0x66], element([0x2a, 0xd7, 0xb1], [0x0f, 0x42, 0x40])),
]
/** A cluster with packets at these milliseconds after its own. */
const cluster = (at: number, ...times: number[]) => [
  ...[0x1f, 0x43, 0xb6, 0x75, ...UNKNOWN_SIZE],
  ...element([0xe7], uint32(at)),
  ...times.flatMap((it) => element([0xa3], [0x81, it >> 8, it & 0xff, 0x80, ...zeros(8)])),
]

test('the packets of WebM are counted by their times, over clusters, without gaps', () => {
  const file = [...webmHead, ...cluster(0, 0, 60, 120), ...cluster(180, 0, 60)]
  expect(lengths('audio/webm;codecs=opus', file)).toEqual([240])
  const frozen = [...webmHead, ...cluster(0, 0, 60), ...cluster(9_000, 0, 60)]
  expect(lengths('audio/webm;codecs=opus', frozen)).toEqual([60 + 128 + 60])
})

/** A page of Ogg that ends at a sample. */
const page = (samples: number) => [
  ...text('OggS'),
  ...[0, 0],
  ...uint32(samples).toReversed(),
  ...zeros(4 + 12),
  ...[2, 3, 4],
  ...zeros(7),
]

test('pages of Ogg say the length themselves', () => {
  expect(lengths('audio/ogg;codecs=opus', [...page(0), ...page(96_000)])).toEqual([2_000])
  expect(lengths('audio/ogg', [...page(0), ...page(96_000)], 20).at(-1)).toBe(2_000)
})

test('a file that cannot be read has no length, so that the clock counts', () => {
  expect(lengths('audio/flac', page(96_000))).toEqual([undefined])
  expect(lengths('audio/ogg', text('no page of Ogg at all, but a text'))).toEqual([undefined])
  expect(lengths('audio/mp4', [...zeros(16), ...movie], 16)).toEqual(
    Array<undefined>(Math.ceil((movie.length + 16) / 16)).fill(undefined),
  )
})
