import { expect, test } from 'vitest'
import { materialDisplay } from './material.ts'

test.each([
  ['image', ['jpg', 'jpeg', 'png', 'gif', 'webp', 'PNG']],
  ['video', ['mp4', 'webm']],
  ['audio', ['mp3', 'wav', 'ogg']],
  ['pdf', ['pdf']],
  ['file', ['docx', '']],
])('files are displayed as %s for the extensions %j', (how, extensions) => {
  for (const it of extensions) expect(materialDisplay(it)).toBe(how)
})
