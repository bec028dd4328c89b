import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { addLesson } from '../../contract/lesson-form.ts'
import { getManagedLesson } from '../../contract/lessons.ts'
import { uploadLogo } from '../../contract/settings-form.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'
import { uploadFile } from '../test/upload-file.ts'
import { stripMetadata } from './strip-metadata.ts'

const GPS_MARKER = 'GPS-6.5244N-3.3792E'

/** A photo of 40 by 30 pixels with a location in its metadata. */
const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8b88a' } })
    .withIccProfile('p3')
    .withExifMerge({
      IFD0: { Copyright: 'Amina Bello', Make: GPS_MARKER },
      IFD3: { GPSLatitude: '6/1 31/1 0/1', GPSLongitude: '3/1 22/1 0/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><p>${GPS_MARKER}</p></x:xmpmeta>`)

/** Two frames of different colours. */
const animation = async (format: 'gif' | 'webp') => {
  const frames = Buffer.concat([Buffer.alloc(16 * 16 * 3, 20), Buffer.alloc(16 * 16 * 3, 220)])
  const raw = { width: 16, height: 32, channels: 3 as const, pageHeight: 16 }
  return sharp(frames, { raw })
    .toFormat(format, { delay: [100, 200], loop: 0 })
    .toBuffer()
}

/** Adds a lesson with the image and returns the stored file. */
async function storeMaterial(name: string, bytes: Buffer) {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const { id } = await seedClass(school)
  const lesson = { subject: 'Letters', inputetype: 'Lesson', scheduled: '0', fileType: 'image' }
  const fields = { class_id: String(id), ...lesson }
  const { data, message } = await uploadFile(school, addLesson, fields, { name, bytes }, maryam)
  expect(message, name).not.toContain('not a')
  const saved = await callApi(school, getManagedLesson, { lesson_id: data.id }, maryam)
  const { rawPayload } = await school.app.inject(saved.data.material_url)
  expect(saved.data.material_size).toBe(rawPayload.length)
  return { bytes: rawPayload, url: String(saved.data.material_url) }
}

async function expectNoMetadata(bytes: Buffer) {
  const { exif, xmp, iptc, orientation, comments } = await sharp(bytes).metadata()
  expect({ exif, xmp, iptc, orientation, comments }).toEqual({})
  expect(bytes.includes(GPS_MARKER)).toBe(false)
  expect(bytes.includes('Amina Bello')).toBe(false)
}

const readPixels = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer()

const formats: [string, string, (it: Sharp) => Sharp][] = [
  ['JPEG', 'photo.jpg', (it) => it.jpeg()],
  ['progressive JPEG', 'photo.jpg', (it) => it.jpeg({ progressive: true })],
  ['PNG', 'photo.png', (it) => it.png()],
  ['WebP', 'photo.webp', (it) => it.webp()],
  ['lossless WebP', 'photo.webp', (it) => it.webp({ lossless: true })],
]

test.each(formats)(
  'a %s of a lesson keeps its pixels and colour profile and loses its metadata',
  async (_format, name, encode) => {
    const original = await encode(photo()).toBuffer()
    expect((await sharp(original).metadata()).exif).toBeDefined()

    const { bytes } = await storeMaterial(name, original)

    await expectNoMetadata(bytes)
    expect((await sharp(bytes).metadata()).icc).toEqual((await sharp(original).metadata()).icc)
    expect((await readPixels(bytes)).equals(await readPixels(original))).toBe(true)
  },
)

test.each(formats)(
  'a %s with an EXIF rotation is stored upright, with its colour profile and without metadata',
  async (_format, name, encode) => {
    const original = await encode(photo().withMetadata({ orientation: 6, icc: 'p3' })).toBuffer()

    const { bytes, url } = await storeMaterial(name, original)

    await expectNoMetadata(bytes)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 30, height: 40 })
    expect((await sharp(bytes).metadata()).icc).toBeDefined()
    expect(url).toContain('-30x40.')
  },
)

test('data appended to a JPEG is removed', async () => {
  const embedded = await photo().jpeg().toBuffer()
  const original = Buffer.concat([
    await photo().jpeg().toBuffer(),
    embedded,
    Buffer.from(GPS_MARKER),
  ])

  const { bytes } = await storeMaterial('motion.jpg', original)

  await expectNoMetadata(bytes)
  expect(bytes.length).toBeLessThan(embedded.length)
})

/** A PNG chunk with a zero checksum, which metadata readers do not verify. */
function pngChunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, Buffer.from(name, 'latin1'), content, Buffer.alloc(4)])
}

test('texts and the time in a PNG are removed, compressed or not', async () => {
  const cleanImage = await sharp({
    create: { width: 4, height: 4, channels: 3, background: 'red' },
  })
    .png()
    .toBuffer()
  const headerBytes = 33
  const compressedText = Buffer.concat([Buffer.from('Raw profile\0\0'), deflateSync(GPS_MARKER)])
  const original = Buffer.concat([
    cleanImage.subarray(0, headerBytes),
    pngChunk('tEXt', Buffer.from(`Comment\0${GPS_MARKER}`)),
    pngChunk('zTXt', compressedText),
    pngChunk('tIME', Buffer.alloc(7, 1)),
    cleanImage.subarray(headerBytes),
    Buffer.from(GPS_MARKER),
  ])

  expect(stripMetadata(original, 'png')?.equals(cleanImage)).toBe(true)
})

test.each(['gif', 'webp'] as const)('an animated %s stays animated', async (format) => {
  const cleanImage = await animation(format)
  const comment = Buffer.concat([
    Buffer.from([0x21, 0xfe, GPS_MARKER.length]),
    Buffer.from(GPS_MARKER),
    Buffer.alloc(1),
  ])
  const size = Buffer.alloc(4)
  size.writeUInt32LE(GPS_MARKER.length)
  const original =
    format === 'gif'
      ? Buffer.concat([cleanImage.subarray(0, -1), comment, cleanImage.subarray(-1)])
      : withRiffChunk(cleanImage, 'XMP ', Buffer.from(GPS_MARKER))

  const { bytes } = await storeMaterial(`animation.${format}`, original)

  await expectNoMetadata(bytes)
  expect(await sharp(bytes).metadata()).toMatchObject({ pages: 2, delay: [100, 200], loop: 0 })
  expect((await readPixels(bytes)).equals(await readPixels(cleanImage))).toBe(true)
})

function withRiffChunk(webp: Buffer, name: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(content.length)
  const padding = Buffer.alloc(content.length % 2)
  const whole = Buffer.concat([webp, Buffer.from(name), size, content, padding])
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}

test('an image without metadata is stored unchanged', async () => {
  for (const [, name, encode] of formats) {
    const image = sharp({ create: { width: 9, height: 9, channels: 3, background: 'navy' } })
    const original = await encode(image).toBuffer()
    expect((await storeMaterial(name, original)).bytes.equals(original), name).toBe(true)
  }
})

test('a truncated photo is stored without metadata, as far as it can be decoded', async () => {
  const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * 7919) % 256))
  const original = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
    .withExif({ IFD0: { Make: GPS_MARKER } })
    .jpeg()
    .toBuffer()

  const { bytes } = await storeMaterial('half.jpg', original.subarray(0, original.length - 1000))

  await expectNoMetadata(bytes)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 64, height: 64 })
})

test('a logo is stored without metadata', async () => {
  const school = await openTestSchool()
  const logo = { name: 'logo.jpg', bytes: await photo().jpeg().toBuffer(), field: 'logo' }
  const { data } = await uploadFile(school, uploadLogo, {}, logo, await seedAdministrator(school))

  await expectNoMetadata((await school.app.inject(data.logo)).rawPayload)
})

test('a truncated or corrupted image never throws', async () => {
  const originals = [
    ...(await Promise.all(
      formats.map(async ([, name, encode]) => [name, await encode(photo()).toBuffer()] as const),
    )),
    ['animation.gif', await animation('gif')] as const,
    ['animation.webp', await animation('webp')] as const,
    ['demo.png', readFileSync('server/demo/media/letter-shapes.png')] as const,
  ]
  for (const [name, original] of originals) {
    const extension = name.split('.')[1] ?? ''
    for (let index = 0; index < 200; index++) {
      const truncated = original.subarray(0, (original.length * index) / 200)
      expect(() => stripMetadata(truncated, extension)).not.toThrow()
      const corrupted = Buffer.from(original)
      corrupted[(index * 7919) % original.length] = (index * 31) % 256
      expect(() => stripMetadata(corrupted, extension)).not.toThrow()
    }
  }
})
