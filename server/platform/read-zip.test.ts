import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { readZip, UnreadableZip } from './read-zip.ts'

async function zipOf(files: Record<string, string | Buffer>, compress = true) {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), name, { compress })
  zip.end()
  return buffer(zip.outputStream)
}

const LIMITS = { maxEntries: 3, maxBytes: 1_000 }

test('the files of a zip archive are read, compressed or not, without their folders (R-WORDS-007)', async () => {
  for (const compress of [true, false]) {
    const archive = await zipOf({ 'a/words.txt': 'كِتَابٌ', 'b.m4a': 'sound' }, compress)
    expect(readZip(archive, LIMITS).map((it) => [it.name, it.content.toString()])).toEqual([
      ['words.txt', 'كِتَابٌ'],
      ['b.m4a', 'sound'],
    ])
  }
})

test('an archive that unpacks to more than the limit, of too many files, damaged or cut off, is refused (R-WORDS-007)', async () => {
  const large = await zipOf({ 'bomb.txt': Buffer.alloc(5_000_000) })
  expect(large.length).toBeLessThan(10_000)
  const many = await zipOf({ a: '1', b: '2', c: '3', d: '4' })
  const good = await zipOf({ 'words.txt': 'a word' })
  const damaged = Buffer.from(good)
  damaged.fill(7, 35, 45)
  for (const archive of [
    ...[large, many, damaged, Buffer.from('no archive'), Buffer.alloc(0)],
    ...[good.subarray(0, good.length - 30), good.subarray(20)],
  ])
    expect(() => readZip(archive, LIMITS)).toThrow(UnreadableZip)
})
