import type { Sharp } from 'sharp'
import { schoolLetter } from '../../contract/settings/school-letter.ts'
import { DEFAULT_SITE_NAME } from '../../contract/settings/settings.ts'
import { fitText } from '../certificates/pdf/fit-text.ts'
import { naskh, serif } from '../certificates/pdf/font-faces.ts'
import { blockPath } from './draw-preview.ts'

/** The name of a school, and its logo if it has set one. */
export type Brand = { name: string; logo: Buffer | undefined }

/** An icon in pixels: the mark fills `share` of the side. */
export type IconShape = { side: number; share: number; isBadge?: boolean }

// the tokens paper, brand and gold of the light theme
const COLOURS = { paper: '#fcfaf6', brand: '#095660', gold: '#eeb54b', badge: '#fff' }
const CLEAR = '#0000'
/** The side of the drawing that a letter is cut from. */
const LETTER_PX = 800

/**
 * Draws the icon of a school as a PNG: its logo, the word لسان for the school of this name, or the first letter of its name. A
 * badge is white on nothing, because systems use its opacity only, so it never shows a logo.
 */
export async function drawIcon(brand: Brand, shape: IconShape): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { side, share, isBadge = false } = shape
  const inside = Math.round(side * share)
  const box = { width: inside, height: inside, fit: 'contain', background: CLEAR } as const
  const mark = await (await drawMark(brand, { inside, isBadge })).resize(box).png().toBuffer()
  const background = isBadge ? CLEAR : COLOURS.paper
  return sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer()
}

type MarkShape = { inside: number; isBadge: boolean }

async function drawMark({ name, logo }: Brand, shape: MarkShape): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  if (logo && !shape.isBadge) return sharp(logo)
  if (name === DEFAULT_SITE_NAME) return sharp(Buffer.from(lisanMark(shape)))
  const drawing = await sharp(Buffer.from(letterMark(name, shape.isBadge)))
    .trim({ background: CLEAR, threshold: 0 })
    .png()
    .toBuffer()
  return sharp(drawing)
}

/** The mark of web/kit/Logo.tsx. */
function lisanMark({ inside, isBadge }: MarkShape): string {
  const [letters, dot] = isBadge ? [COLOURS.badge, COLOURS.badge] : [COLOURS.brand, COLOURS.gold]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${inside}" height="${inside}" viewBox="0 0 9 9" shape-rendering="crispEdges"><path fill="${letters}" d="M8 0h1v9H0V0h1v8h1V6h1v2h1V6h1v2h1V6h1v2h1zM2 0h1v4h3V0h1v5H2z"/><path fill="${dot}" d="M4 1h1v1H4z"/></svg>`
}

/** The letter as an outline, so that no font of the machine is used; a name without letters has a star. */
function letterMark(name: string, isBadge: boolean): string {
  const { letter, isArabic } = schoolLetter(name)
  const colour = isBadge ? COLOURS.badge : COLOURS.brand
  const [size, edge] = [LETTER_PX / 2, LETTER_PX / 4]
  const face = isArabic ? naskh : serif
  const block = letter && fitText(letter, { face, size, width: LETTER_PX, height: LETTER_PX })
  const drawing = block ? blockPath(block, { x: edge, top: edge, colour }) : star(colour)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${LETTER_PX}" height="${LETTER_PX}">${drawing}</svg>`
}

function star(colour: string): string {
  const square = '<path d="M-200-200h400v400h-400z"'
  const middle = LETTER_PX / 2
  return `<g fill="${colour}" transform="translate(${middle} ${middle})">${square}/>${square} transform="rotate(45)"/></g>`
}
