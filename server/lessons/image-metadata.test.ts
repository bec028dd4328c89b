import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { uploadLogo } from '../../contract/settings/settings-form.ts'
import {
  animation,
  expectNoMetadata,
  GPS_MARKER,
  photo,
  readPixels,
  storeMaterial,
  withRiffChunk,
} from '../test/files/photos.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'
import { uploadFile } from '../test/uploads/upload-file.ts'
import { stripMetadata } from './strip-metadata.ts'

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

test.each([
  ['photo.jpg', (it: Sharp) => it.jpeg()],
  ['photo.png', (it: Sharp) => it.png()],
] as const)(
  'a large %s with an EXIF rotation is reduced while it is rotated',
  async (name, encode) => {
    const panorama = sharp({
      create: { width: 9_000, height: 60, channels: 3, background: 'navy' },
    }).withMetadata({ orientation: 6 })

    const { bytes, url } = await storeMaterial(name, await encode(panorama).toBuffer())

    expect(await sharp(bytes).metadata()).toMatchObject({ width: 27, height: 4_000 })
    expect(url).toContain('-27x4000.')
    const flat = panorama.clone().withMetadata({ orientation: 1 })
    const unrotated = await storeMaterial(name, await encode(flat).toBuffer())
    expect(await sharp(unrotated.bytes).metadata()).toMatchObject({ width: 9_000, height: 60 })
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

test('a large truncated photo is reduced', async () => {
  const panorama = sharp({
    create: { width: 9_000, height: 600, channels: 3, background: 'navy' },
  }).withExif({ IFD0: { Make: GPS_MARKER } })
  const original = await panorama.jpeg().toBuffer()

  const { bytes, url } = await storeMaterial('half.jpg', original.subarray(0, -1000))

  await expectNoMetadata(bytes)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 4_000, height: 267 })
  expect(url).toContain('-4000x267.')
})

test('pictures that arrive at once are re-encoded one at a time', async () => {
  const rotated = await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const images: Sharp = sharp.prototype
  const { toFile } = images
  let running = 0
  let most = 0
  const encode = vi.spyOn(images, 'toFile').mockImplementation(async function (this: Sharp, path) {
    most = Math.max(most, ++running)
    return await toFile.call(this, path).finally(() => running--)
  })
  onTestFinished(() => encode.mockRestore())

  await Promise.all([1, 2, 3].map((it) => storeMaterial(`photo-${it}.jpg`, rotated)))

  expect(encode).toHaveBeenCalledTimes(3)
  expect(most).toBe(1)
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
      const truncated = Buffer.from(original.subarray(0, (original.length * index) / 200))
      expect(() => stripMetadata(truncated, extension)).not.toThrow()
      const corrupted = Buffer.from(original)
      corrupted[(index * 7919) % original.length] = (index * 31) % 256
      expect(() => stripMetadata(corrupted, extension)).not.toThrow()
    }
  }
})
