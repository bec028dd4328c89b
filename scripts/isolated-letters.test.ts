import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Direction, Face, Font, Buffer as ShapeBuffer, shape } from 'harfbuzzjs'
import { expect, test } from 'vitest'

const LETTERS = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي']

// a dependency of subset-font, which has no types
const { convert } = createRequire(import.meta.resolve('subset-font'))('fontverter') as {
  convert: (font: Buffer, to: 'truetype') => Promise<Buffer>
}

/** The glyphs of a text from right to left. */
function glyphsOf(font: Font, text: string): number[] {
  const buffer = new ShapeBuffer()
  buffer.addText(text)
  buffer.setDirection(Direction.RTL)
  buffer.setScript('Arab')
  shape(font, buffer)
  return buffer
    .getGlyphInfosAndPositions()
    .map((it) => it.codepoint)
    .reverse()
}

test.each(['web/fonts/lisan-naskh.woff2', 'server/certificates/pdf/fonts/naskh.ttf'])(
  'each of the 28 letters has its isolated form when it stands alone, in %s (R-ARABIC-016)',
  async (file) => {
    const source = readFileSync(file)
    const font = new Font(new Face(new Blob(await convert(source, 'truetype'))))
    for (const letter of LETTERS) {
      const alone = glyphsOf(font, letter)
      // the letter wāw does not join to the next one, so that this one is isolated
      const waw = glyphsOf(font, 'و')
      expect(glyphsOf(font, `و${letter}`), letter).toEqual([...waw, ...alone])
    }
    expect(glyphsOf(font, 'ه')).not.toEqual(glyphsOf(font, 'هـ').slice(0, 1))
    // the basmala and the honorific have glyphs of their own, not the box of a missing one
    for (const sign of '﷽ﷺﷲ') expect(glyphsOf(font, sign), sign).toEqual([expect.not.closeTo(0)])
  },
)
