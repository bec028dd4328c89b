import { DEFAULT_SITE_NAME } from '../../contract/settings/settings.ts'
import { blockHeight, fitText, type TextBlock, type TextBox } from '../certificates/pdf/fit-text.ts'
import { type Face, sans, serif } from '../certificates/pdf/font-faces.ts'
import { splitScripts } from './split-scripts.ts'

/** The content of a preview picture. */
export type Preview = {
  /** The name of the school. */
  school: string
  /** A title of the form 'English · عربي', or in one script. */
  title: string
  /** Short texts at the foot: the price and the number of lessons. */
  facts: string[]
}

/** The size in pixels that Open Graph clients expect. */
export const PREVIEW_SIZE = { width: 1200, height: 630 }

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE
const MARGIN = 84
// the tokens night, night-line, on-night, on-night-2 and gold-on-night of the light theme
const COLOURS = {
  ground: '#00343d',
  pattern: '#28555b',
  title: '#f8f7f1',
  support: '#bdd3d5',
  gold: '#f3c264',
}

/** Draws a preview picture and returns it as a PNG with a palette. Both scripts are shaped as on certificates. */
export async function drawPreview(preview: Preview): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(previewSvg(preview)))
    .png({ palette: true, colours: 128, compressionLevel: 9 })
    .toBuffer()
}

/** The picture as SVG whose texts are outlines, so that no font of the machine is used. */
export function previewSvg({ school, title, facts }: Preview): string {
  const { latin, arabic } = splitScripts(title)
  const box = { face: serif, width: WIDTH - 2 * MARGIN }
  const name = fitText(school, { ...box, size: 38, width: WIDTH - 2 * MARGIN - 96, height: 56 })
  const latinBlock = fitIfPresent(latin, { ...box, size: 82, height: arabic ? 190 : 260 })
  const arabicBlock = fitIfPresent(arabic, { ...box, size: 66, height: latin ? 150 : 260 })
  const blocks = [latinBlock, arabicBlock].filter((it) => it !== undefined)
  const height = blocks.reduce((sum, it) => sum + blockHeight(it), 0)
  const top = 336 - height / 2
  const isLisan = school === DEFAULT_SITE_NAME
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    ground(),
    isLisan && mark(MARGIN, 70),
    blockPath(name, {
      x: isLisan ? MARGIN + 76 : MARGIN,
      top: 96 - blockHeight(name) / 2,
      colour: COLOURS.support,
    }),
    latinBlock && blockPath(latinBlock, { x: MARGIN, top, colour: COLOURS.title }),
    arabicBlock &&
      blockPath(arabicBlock, {
        x: MARGIN,
        top: top + (latinBlock ? blockHeight(latinBlock) : 0),
        colour: latinBlock ? COLOURS.gold : COLOURS.title,
      }),
    footer(facts),
    '</svg>',
  ].join('')
}

const fitIfPresent = (text: string, box: TextBox) => (text === '' ? undefined : fitText(text, box))

const TILE =
  'M81.9 14.1 72 38.1 96 48 72 57.9 81.9 81.9 57.9 72 48 96 38.1 72 14.1 81.9 24 57.9 0 48 24 38.1 14.1 14.1 38.1 24 48 0 57.9 24ZM8.2 0 14.1 14.1 0 8.2M87.8 0 81.9 14.1 96 8.2M96 87.8 81.9 81.9 87.8 96M0 87.8 14.1 81.9 8.2 96'

/** The dark ground with the pattern, which fades towards the text. */
function ground(): string {
  return `<defs><pattern id="tile" width="96" height="96" patternUnits="userSpaceOnUse"><path fill="none" stroke="${COLOURS.pattern}" stroke-width="1.4" d="${TILE}"/></pattern><linearGradient id="fade"><stop offset=".35" stop-color="${COLOURS.ground}"/><stop offset="1" stop-color="${COLOURS.ground}" stop-opacity=".25"/></linearGradient></defs><path fill="${COLOURS.ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="url(#tile)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="url(#fade)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`
}

/** The mark of the school of the default name, 54 pixels wide. */
function mark(x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) scale(6)" shape-rendering="crispEdges"><path fill="${COLOURS.title}" d="M8 0h1v9H0V0h1v8h1V6h1v2h1V6h1v2h1V6h1v2h1zM2 0h1v4h3V0h1v5H2z"/><path fill="${COLOURS.gold}" d="M4 1h1v1H4z"/></g>`
}

const FOOT_MIDDLE = 546

/** The facts in a row, with a gold star before each. */
function footer(facts: string[]): string {
  let x = MARGIN
  return facts
    .map((fact) => {
      const block = fitText(fact, { face: sans, size: 36, width: 460, height: 56 })
      const width = Math.max(...block.lines.map((it) => it.width * block.size))
      const drawing =
        star(x + 13, FOOT_MIDDLE) +
        blockPath(block, {
          x: x + 42,
          top: FOOT_MIDDLE - blockHeight(block) / 2,
          colour: COLOURS.title,
        })
      x += 42 + width + 48
      return drawing
    })
    .join('')
}

function star(x: number, y: number): string {
  const square = '<path d="M-9.5-9.5h19v19h-19z"'
  return `<g fill="${COLOURS.gold}" transform="translate(${x} ${y})">${square}/>${square} transform="rotate(45)"/></g>`
}

/** The outlines of a block of text whose first line has its upper edge at `top`. */
export function blockPath(
  { lines, size, leading }: TextBlock,
  { x, top, colour }: { x: number; top: number; colour: string },
): string {
  const glyphs = lines.flatMap((line, index) => {
    const baseline = top + (index + 0.5) * leading + 0.31 * size
    return line.clusters.flatMap(({ face, glyphs }) =>
      glyphs.map((glyph) => {
        const scale = (size * face.scale) / face.unitsPerEm
        const [left, up] = [x + glyph.x * size, baseline - glyph.y * size]
        return `<path transform="matrix(${round(scale)} 0 0 ${round(-scale)} ${round(left)} ${round(up)})" d="${outlineOf(face, glyph.id)}"/>`
      }),
    )
  })
  return `<g fill="${colour}">${glyphs.join('')}</g>`
}

const outlineOf = ({ font }: Face, glyphId: number) => font.glyphToPath(glyphId)

const round = (value: number) => Number(value.toFixed(4))
