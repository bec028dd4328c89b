import { expect, test } from 'vitest'
import { formatMegabytes, materialDisplay } from './material.ts'

test.each([
  ['image', ['jpg', 'jpeg', 'png', 'gif', 'webp', 'PNG']],
  ['video', ['mp4', 'webm']],
  ['audio', ['mp3', 'wav', 'ogg']],
  ['pdf', ['pdf']],
  ['file', ['docx', '']],
])('files are displayed as %s for the extensions %j', (how, extensions) => {
  for (const it of extensions) expect(materialDisplay(it)).toBe(how)
})

test('a size is formatted in megabytes, and is never 0', () => {
  expect([9_437_184, 84_591, 12].map(formatMegabytes)).toEqual(['9.4 MB', '0.1 MB', '0.1 MB'])
})
