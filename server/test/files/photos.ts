import sharp from 'sharp'
import { expect } from 'vitest'
import { addLesson } from '../../../contract/lessons/lesson-form.ts'
import { getManagedLesson } from '../../../contract/lessons/manage-lessons.ts'
import { callApi } from '../call-api.ts'
import { seedClass } from '../seed-class.ts'
import { openTestSchool, seedAdministrator } from '../test-school.ts'
import { uploadFile } from '../uploads/upload-file.ts'

/** The location in the metadata of the photos. */
export const GPS_MARKER = 'GPS-6.5244N-3.3792E'

/** A photo of 40 by 30 pixels with a location in its metadata. */
export const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8b88a' } })
    .withIccProfile('p3')
    .withExifMerge({
      IFD0: { Copyright: 'Amina Bello', Make: GPS_MARKER },
      IFD3: { GPSLatitude: '6/1 31/1 0/1', GPSLongitude: '3/1 22/1 0/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><p>${GPS_MARKER}</p></x:xmpmeta>`)

/** Two frames of different colours. */
export const animation = async (format: 'gif' | 'webp') => {
  const frames = Buffer.concat([Buffer.alloc(16 * 16 * 3, 20), Buffer.alloc(16 * 16 * 3, 220)])
  const raw = { width: 16, height: 32, channels: 3 as const, pageHeight: 16 }
  return sharp(frames, { raw })
    .toFormat(format, { delay: [100, 200], loop: 0 })
    .toBuffer()
}

/** Adds a lesson with the image and returns the stored file. */
export async function storeMaterial(name: string, bytes: Buffer) {
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

/** No metadata and no location is in the file. */
export async function expectNoMetadata(bytes: Buffer) {
  const { exif, xmp, iptc, orientation, comments } = await sharp(bytes).metadata()
  expect({ exif, xmp, iptc, orientation, comments }).toEqual({})
  expect(bytes.includes(GPS_MARKER)).toBe(false)
  expect(bytes.includes('Amina Bello')).toBe(false)
}

/** The pixels of all frames. */
export const readPixels = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer()

/** A PNG chunk with a zero checksum, which metadata readers do not verify. */
export function pngChunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, Buffer.from(name, 'latin1'), content, Buffer.alloc(4)])
}

/** Adds a chunk to a WebP file. */
export function withRiffChunk(webp: Buffer, name: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(content.length)
  const padding = Buffer.alloc(content.length % 2)
  const whole = Buffer.concat([webp, Buffer.from(name), size, content, padding])
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}
