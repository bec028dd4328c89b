import { inflateSync } from 'node:zlib'
import { Blob, Face, Font } from 'harfbuzzjs'

/** The streams of a PDF, decompressed. */
function readStreams(pdf: Buffer): Buffer[] {
  const streams: Buffer[] = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('\nendobj', at)) {
    const start = pdf.indexOf('stream\n', at) + 'stream\n'.length
    const end = pdf.indexOf('\nendstream', start)
    if (start < at || end < 0) break
    streams.push(inflateSync(pdf.subarray(start, end)))
    at = end
  }
  return streams
}

export type PlacedGlyph = { x: number; y: number; size: number; outline: string }

const round = (value: number) => Math.round(value * 10) / 10

/** A path without differences of number formatting. */
const normalize = (path: string) =>
  path.replaceAll(/-?[\d.]+/g, (it) => String(Math.round(Number(it))))

/** Glyphs without ink, which mark the end of a cluster for readers (server/certificates/pdf/draw-pdf.ts). */
const INVISIBLE = /3 Tr .*? 0 Tr/g

/** The glyphs of a PDF page from left to right, with the outlines of the fonts in the file. */
export function glyphsOfPdf(pdf: Buffer): PlacedGlyph[] {
  const streams = readStreams(pdf)
  const content = (streams[0]?.toString('latin1') ?? '').replace(INVISIBLE, '')
  const isFont = (it: Buffer) => it.length > 12 && it.readUInt32BE(0) === 0x00010000
  const fonts = streams.filter(isFont).map((file) => {
    const face = new Face(new Blob(file))
    return { font: new Font(face), upem: face.upem }
  })
  // fonts are written in the order of their first use
  const names = [...new Set([...content.matchAll(/\/(\w+) [\d.]+ Tf/g)].map(([, name]) => name))]
  const glyphs: PlacedGlyph[] = []
  let font = fonts[0]
  let size = 0
  for (const it of content.matchAll(
    /\/(\w+) ([\d.]+) Tf|1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm<([0-9A-F]{4})>/g,
  )) {
    const [, name, points, x, y, id] = it
    if (name) {
      font = fonts[names.indexOf(name)]
      size = Number(points)
      continue
    }
    const outline = normalize(font?.font.glyphToPath(Number.parseInt(id ?? '', 16)) ?? '')
    const position = { x: round(Number(x)), y: round(595.28 - Number(y)) }
    glyphs.push({ ...position, size: round((size / (font?.upem ?? 1)) * 1000), outline })
  }
  return glyphs
}

/** The glyphs of a preview in order, with their outlines. */
export function glyphsOfSvg(svg: string): PlacedGlyph[] {
  const outlines = new Map(
    [...svg.matchAll(/<path id="([\w-]+)" d="([^"]*)"/g)].map(([, id, path]) => [id, path ?? '']),
  )
  const uses = svg.matchAll(
    /<use href="#([\w-]+)" transform="translate\((-?[\d.]+) (-?[\d.]+)\)scale\(([\d.]+)/g,
  )
  return [...uses].map(([, id, x, y, scale]) => ({
    ...{ x: round(Number(x)), y: round(Number(y)), size: round(Number(scale) * 1000) },
    outline: normalize(outlines.get(id) ?? ''),
  }))
}
