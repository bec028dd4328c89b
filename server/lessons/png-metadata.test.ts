import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { GPS_MARKER, pngChunk } from '../test/files/photos.ts'
import { stripMetadata } from './strip-metadata.ts'

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
