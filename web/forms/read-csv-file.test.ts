import { expect, test } from 'vitest'
import { fileErrorText, readCsvFile } from './read-csv-file.ts'

const TEXT = 'question,answer\r\nWhich?,قَلَمٌ\r\n'
const read = (...parts: BlobPart[]) =>
  readCsvFile(new File(parts, 'questions.csv')).catch((error) => fileErrorText(error))
/** The text in UTF-16 after its byte order mark. */
function utf16(isLittleEndian: boolean) {
  const bytes = new DataView(new ArrayBuffer(2 * TEXT.length + 2))
  const units = [...`\ufeff${TEXT}`].map((it) => it.charCodeAt(0))
  for (const [index, unit] of units.entries()) bytes.setUint16(2 * index, unit, isLittleEndian)
  return bytes
}

test.each([
  ['UTF-8', [TEXT]],
  ['UTF-8 with a byte order mark', ['\ufeff', TEXT]],
  ['UTF-16, little-endian', [utf16(true)]],
  ['UTF-16, big-endian', [utf16(false)]],
])('an imported file is read in %s (R-ARABIC-012)', async (_, parts) => {
  expect(await read(...parts)).toBe(TEXT)
})

test('a file in Windows-1256 is rejected, not read as other letters (R-ARABIC-012)', async () => {
  // قلم in Windows-1256
  const old = new Uint8Array([0xde, 0xe1, 0xe3])
  expect(await read('question,answer\nWhich?,', old)).toBe(
    'This file is not written in UTF-8. Save it as CSV UTF-8 and choose it again.',
  )
})

test('a file of more than 2 MB is rejected, and an empty one is read', async () => {
  expect(await read('a'.repeat(2_000_001))).toBe('This file is too large. 2 MB is the most.')
  expect(await read('a'.repeat(2_000_000))).toHaveLength(2_000_000)
  expect(await read('')).toBe('')
})
