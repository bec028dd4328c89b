import {
  type Box,
  type Colour,
  colours,
  type Drawing,
  missingGlyphFrames,
  type Shape,
  starCorners,
  type TextLine,
} from './drawing.ts'
import type { Face } from './font-faces.ts'

/** The outlines of the used glyphs as SVG elements, by id. */
type Glyphs = Map<string, string>

/** Draws a page as an SVG picture. It contains outlines only, no text that somebody wrote and no script. */
export function drawSvg({ shapes, width, height }: Drawing): string {
  const glyphs: Glyphs = new Map()
  const body = shapes.map((shape) => drawShape(glyphs, shape)).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}">` +
    `<defs>${[...glyphs.values()].join('')}</defs>${body}</svg>`
  )
}

// a hundredth of a point is finer than a pixel
const n = (value: number) => String(Math.round(value * 100) / 100)
const rgb = (colour: Colour) =>
  `#${colours[colour]
    .map((it) =>
      Math.round(it * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

function drawShape(glyphs: Glyphs, shape: Shape): string {
  switch (shape.kind) {
    case 'boxes':
      return `<path fill="${rgb(shape.colour)}" d="${shape.boxes.map(boxPath).join('')}"/>`
    case 'frame':
      return frame(shape)
    case 'star':
      return drawStar(shape)
    case 'picture':
      return picture(shape)
    case 'text':
      return drawLine(glyphs, shape)
  }
}

const picture = ({ box, picture: { jpeg } }: Extract<Shape, { kind: 'picture' }>) =>
  `<image x="${n(box.left)}" y="${n(box.top)}" width="${n(box.width)}" height="${n(box.height)}"` +
  ` href="data:image/jpeg;base64,${jpeg.toString('base64')}"/>`

const boxPath = ({ left, top, width, height }: Box) =>
  `M${n(left)} ${n(top)}h${n(width)}v${n(height)}h${n(-width)}z`

const frame = ({ box, colour, line }: { box: Box; colour: Colour; line: number }) =>
  `<path fill="none" stroke="${rgb(colour)}" stroke-width="${n(line)}" d="${boxPath(box)}"/>`

function drawStar(star: Extract<Shape, { kind: 'star' }>): string {
  const points = starCorners(star)
    .map(({ x, y }) => `${n(x)},${n(y)}`)
    .join(' ')
  const paint =
    star.outline === undefined
      ? `fill="${rgb(star.colour)}"`
      : `fill="none" stroke="${rgb(star.colour)}" stroke-width="${star.outline}"`
  return `<polygon ${paint} points="${points}"/>`
}

function drawLine(glyphs: Glyphs, text: TextLine): string {
  const { line, x, baseline, size, colour } = text
  const uses = line.clusters.flatMap(({ face, glyphs: placed }) => {
    const scale = ((size * face.scale) / face.unitsPerEm).toFixed(5)
    return placed.map(({ id, x: dx, y: dy }) => {
      const position = `${n(x + dx * size)} ${n(baseline - dy * size)}`
      // the y axis of glyph outlines points up
      return `<use href="#${glyphId(glyphs, face, id)}" transform="translate(${position})scale(${scale} -${scale})"/>`
    })
  })
  const frames = missingGlyphFrames(text).map(frame)
  return `<g fill="${rgb(colour)}">${uses.join('')}</g>${frames.join('')}`
}

function glyphId(glyphs: Glyphs, face: Face, id: number): string {
  const name = `${face.name}${id}`
  if (!glyphs.has(name)) glyphs.set(name, `<path id="${name}" d="${face.font.glyphToPath(id)}"/>`)
  return name
}
