import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { addLesson, getManagedLesson } from '../../contract/lessons.ts'
import { uploadLogo } from '../../contract/settings-form.ts'
import { aClass } from '../test/a-class.ts'
import { ask } from '../test/ask.ts'
import { anAdministrator, openSchool } from '../test/school.ts'
import { send } from '../test/send-file.ts'
import { stripMetadata } from './strip-metadata.ts'

const PLACE = 'GPS-6.5244N-3.3792E'

/** A photograph of 40 by 30 pixels, with the place where it was taken. */
const photograph = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8b88a' } })
    .withIccProfile('p3')
    .withExifMerge({
      IFD0: { Copyright: 'Amina Bello', Make: PLACE },
      IFD3: { GPSLatitude: '6/1 31/1 0/1', GPSLongitude: '3/1 22/1 0/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><p>${PLACE}</p></x:xmpmeta>`)

/** Two frames of another colour each. */
const film = async (format: 'gif' | 'webp') => {
  const frames = Buffer.concat([Buffer.alloc(16 * 16 * 3, 20), Buffer.alloc(16 * 16 * 3, 220)])
  const raw = { width: 16, height: 32, channels: 3 as const, pageHeight: 16 }
  return sharp(frames, { raw })
    .toFormat(format, { delay: [100, 200], loop: 0 })
    .toBuffer()
}

/** What the school stores of a picture that an administrator adds to a lesson. */
async function stored(name: string, bytes: Buffer) {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const { id } = await aClass(school)
  const lesson = { subject: 'Letters', inputetype: 'Lesson', scheduled: '0', fileType: 'image' }
  const fields = { class_id: String(id), ...lesson }
  const { data, message } = await send(school, addLesson, fields, { name, bytes }, maryam)
  expect(message, name).not.toContain('not a')
  const one = await ask(school, getManagedLesson, { lesson_id: data.id }, maryam)
  const { rawPayload } = await school.app.inject(one.data.material_url)
  expect(one.data.material_size).toBe(rawPayload.length)
  return { bytes: rawPayload, url: String(one.data.material_url) }
}

async function expectClean(bytes: Buffer) {
  const { exif, xmp, iptc, orientation, comments } = await sharp(bytes).metadata()
  expect({ exif, xmp, iptc, orientation, comments }).toEqual({})
  expect(bytes.includes(PLACE)).toBe(false)
  expect(bytes.includes('Amina Bello')).toBe(false)
}

const pixelsOf = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer()

const formats: [string, string, (it: Sharp) => Sharp][] = [
  ['JPEG', 'photo.jpg', (it) => it.jpeg()],
  ['progressive JPEG', 'photo.jpg', (it) => it.jpeg({ progressive: true })],
  ['PNG', 'photo.png', (it) => it.png()],
  ['WebP', 'photo.webp', (it) => it.webp()],
  ['lossless WebP', 'photo.webp', (it) => it.webp({ lossless: true })],
]

test.each(formats)(
  'a %s of a lesson keeps its pixels and its colours, and nothing of where it was taken',
  async (_format, name, as) => {
    const original = await as(photograph()).toBuffer()
    expect((await sharp(original).metadata()).exif).toBeDefined()

    const { bytes } = await stored(name, original)

    await expectClean(bytes)
    expect((await sharp(bytes).metadata()).icc).toEqual((await sharp(original).metadata()).icc)
    expect((await pixelsOf(bytes)).equals(await pixelsOf(original))).toBe(true)
  },
)

test.each(formats)(
  'a %s that lies on its side is stored upright, with its colours and without its place',
  async (_format, name, as) => {
    const original = await as(photograph().withMetadata({ orientation: 6, icc: 'p3' })).toBuffer()

    const { bytes, url } = await stored(name, original)

    await expectClean(bytes)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 30, height: 40 })
    expect((await sharp(bytes).metadata()).icc).toBeDefined()
    expect(url).toContain('-30x40.')
  },
)

test('a second picture and a film behind the end of a JPEG are cut off', async () => {
  const inside = await photograph().jpeg().toBuffer()
  const original = Buffer.concat([await photograph().jpeg().toBuffer(), inside, Buffer.from(PLACE)])

  const { bytes } = await stored('motion.jpg', original)

  await expectClean(bytes)
  expect(bytes.length).toBeLessThan(inside.length)
})

/** A chunk of a PNG; decoders of metadata do not look at its checksum. */
function pngChunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, Buffer.from(name, 'latin1'), content, Buffer.alloc(4)])
}

test('the texts and the time in a PNG are taken out, packed or not', async () => {
  const plain = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const head = 33
  const packed = Buffer.concat([Buffer.from('Raw profile\0\0'), deflateSync(PLACE)])
  const original = Buffer.concat([
    plain.subarray(0, head),
    pngChunk('tEXt', Buffer.from(`Comment\0${PLACE}`)),
    pngChunk('zTXt', packed),
    pngChunk('tIME', Buffer.alloc(7, 1)),
    plain.subarray(head),
    Buffer.from(PLACE),
  ])

  expect(stripMetadata(original, 'png')?.equals(plain)).toBe(true)
})

test.each(['gif', 'webp'] as const)('an animated %s stays animated', async (format) => {
  const plain = await film(format)
  const comment = Buffer.concat([
    Buffer.from([0x21, 0xfe, PLACE.length]),
    Buffer.from(PLACE),
    Buffer.alloc(1),
  ])
  const size = Buffer.alloc(4)
  size.writeUInt32LE(PLACE.length)
  const original =
    format === 'gif'
      ? Buffer.concat([plain.subarray(0, -1), comment, plain.subarray(-1)])
      : withRiffChunk(plain, 'XMP ', Buffer.from(PLACE))

  const { bytes } = await stored(`film.${format}`, original)

  await expectClean(bytes)
  expect(await sharp(bytes).metadata()).toMatchObject({ pages: 2, delay: [100, 200], loop: 0 })
  expect((await pixelsOf(bytes)).equals(await pixelsOf(plain))).toBe(true)
})

function withRiffChunk(webp: Buffer, name: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(content.length)
  const padding = Buffer.alloc(content.length % 2)
  const whole = Buffer.concat([webp, Buffer.from(name), size, content, padding])
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}

test('a picture without metadata is stored as it came', async () => {
  for (const [, name, as] of formats) {
    const drawing = sharp({ create: { width: 9, height: 9, channels: 3, background: 'navy' } })
    const original = await as(drawing).toBuffer()
    expect((await stored(name, original)).bytes.equals(original), name).toBe(true)
  }
})

test('a photograph that breaks off is stored without its place, as far as it goes', async () => {
  const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, nth) => (nth * 7919) % 256))
  const whole = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
    .withExif({ IFD0: { Make: PLACE } })
    .jpeg()
    .toBuffer()

  const { bytes } = await stored('half.jpg', whole.subarray(0, whole.length - 1000))

  await expectClean(bytes)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 64, height: 64 })
})

test('a logo keeps nothing of where it was taken', async () => {
  const school = await openSchool()
  const logo = { name: 'logo.jpg', bytes: await photograph().jpeg().toBuffer(), field: 'logo' }
  const { data } = await send(school, uploadLogo, {}, logo, await anAdministrator(school))

  await expectClean((await school.app.inject(data.logo)).rawPayload)
})

test('any cut or changed picture is either refused or freed of its metadata, and never a fault', async () => {
  const originals = [
    ...(await Promise.all(
      formats.map(async ([, name, as]) => [name, await as(photograph()).toBuffer()] as const),
    )),
    ['film.gif', await film('gif')] as const,
    ['film.webp', await film('webp')] as const,
    ['demo.png', readFileSync('server/demo/media/letter-shapes.png')] as const,
  ]
  for (const [name, original] of originals) {
    const extension = name.split('.')[1] ?? ''
    for (let nth = 0; nth < 200; nth++) {
      const cut = original.subarray(0, (original.length * nth) / 200)
      expect(() => stripMetadata(cut, extension)).not.toThrow()
      const changed = Buffer.from(original)
      changed[(nth * 7919) % original.length] = (nth * 31) % 256
      expect(() => stripMetadata(changed, extension)).not.toThrow()
    }
  }
})
