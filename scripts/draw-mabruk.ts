/**
 * Draws مَبْرُوك in the Kano hand and writes the outlines to web/features/ending/mabruk-outlines.ts:
 * `node scripts/draw-mabruk.ts`. The file is committed. The word is shaped as a whole, so its letters stay joined.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Blob, Direction, Face, Font, Buffer as ShapeBuffer, shape } from 'harfbuzzjs'
import { stripDotsAndVowels } from '../web/kit/arabic.ts'

type Fontverter = { convert: (font: Buffer, format: 'sfnt') => Promise<Buffer> }

const WORD = 'مَبْرُوك'
/** The outlines have this many units per em, enough for the size of a panel. */
const UNITS = 200
const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const { convert }: Fontverter = createRequire(import.meta.url)('fontverter')
const woff2 = resolvePath('../node_modules/@fontsource/ruwudu/files/ruwudu-arabic-700-normal.woff2')
const face = new Face(new Blob(await convert(readFileSync(woff2), 'sfnt')))
const font = new Font(face)
const scale = UNITS / face.upem

function outlineOf(text: string) {
  const buffer = new ShapeBuffer()
  buffer.addText(text)
  buffer.setDirection(Direction.RTL)
  buffer.setScript('Arab')
  buffer.setLanguage('ar')
  shape(font, buffer)
  let x = 0
  let path = ''
  for (const {
    codepoint,
    xOffset = 0,
    yOffset = 0,
    xAdvance = 0,
  } of buffer.getGlyphInfosAndPositions()) {
    for (const { type, values } of font.glyphToJson(codepoint)) {
      const points = values.map((it, index) =>
        Math.round((index % 2 === 0 ? x + xOffset + it : -(yOffset + it)) * scale),
      )
      path += type + points.join(' ')
    }
    x += xAdvance
  }
  return { path, width: Math.round(x * scale) }
}

const whole = outlineOf(WORD)
const letters = outlineOf(stripDotsAndVowels(WORD))
if (whole.width !== letters.width) throw new Error('The two layers have different widths.')
const numbers = whole.path.match(/-?\d+/g)?.map(Number) ?? []
const heights = numbers.filter((_, index) => index % 2 === 1)
const [top, bottom] = [Math.min(...heights) - 4, Math.max(...heights) + 4]
const viewBox = `-4 ${top} ${whole.width + 8} ${bottom - top}`
writeFileSync(
  resolvePath('../web/features/ending/mabruk-outlines.ts'),
  `// made by scripts/draw-mabruk.ts from Ruwudu (SIL Open Font License 1.1)
export const MABRUK = {
  viewBox: '${viewBox}',
  /** The letters with dots and vowels. */
  whole:
    '${whole.path}',
  /** The letters without them. */
  letters:
    '${letters.path}',
}
`,
)
console.log(viewBox, whole.path.length + letters.path.length, 'characters')
