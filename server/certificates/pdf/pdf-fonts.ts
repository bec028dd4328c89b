import type { Face } from './font-faces.ts'
import { hexOf, type PdfObjects } from './pdf-file.ts'
import { subsetFont } from './subset-font.ts'

/** The glyphs used in each face, with the text of each glyph. */
export type UsedGlyphs = Map<Face, Map<number, string>>

/** Adds the fonts and returns the font dictionary of the page. */
export function addFonts(objects: PdfObjects, usedGlyphs: UsedGlyphs): string {
  const fonts = [...usedGlyphs].map(
    ([face, glyphs]) => `/${fontName(face)} ${addFont(objects, face, glyphs)}`,
  )
  return `<<${fonts.join('')}>>`
}

/** The name of a face in the page's resources. */
export function fontName(face: Face): string {
  return face.name.replace('-', '')
}

function addFont(objects: PdfObjects, face: Face, glyphs: Map<number, string>): string {
  const subset = subsetFont(face, [0, ...glyphs.keys()])
  const file = objects.addStream(subset, `/Length1 ${subset.length}`)
  // the six-letter prefix marks a font subset
  const name = `/LISAN${face.name[0]?.toUpperCase()}+${fontName(face)}`
  const descriptor = objects.add(
    `<</Type/FontDescriptor/FontName${name}/Flags 4/FontBBox[-500 -700 2000 1300]/ItalicAngle 0` +
      `/Ascent 1000/Descent -400/CapHeight 700/StemV 90/FontFile2 ${file}>>`,
  )
  const widths = [...glyphs.keys()].map(
    (id) => `${id}[${Math.round((face.font.glyphHAdvance(id) / face.unitsPerEm) * 1000)}]`,
  )
  const cidFont = objects.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)` +
      `/Supplement 0>>/FontDescriptor ${descriptor}/DW 0/W[${widths.join('')}]/CIDToGIDMap/Identity>>`,
  )
  const toUnicode = objects.addStream(buildToUnicodeMap(glyphs))
  return objects.add(
    `<</Type/Font/Subtype/Type0/BaseFont${name}/Encoding/Identity-H/DescendantFonts[${cidFont}]/ToUnicode ${toUnicode}>>`,
  )
}

/** The ToUnicode map, from which readers search, copy and speak the text. */
function buildToUnicodeMap(glyphs: Map<number, string>): string {
  const mapped = [...glyphs].filter(([, text]) => text !== '')
  const lines: string[] = []
  // a block has at most 100 entries
  for (let start = 0; start < mapped.length; start += 100) {
    const chunk = mapped.slice(start, start + 100)
    lines.push(`${chunk.length} beginbfchar`)
    for (const [id, text] of chunk) lines.push(`<${glyphHex(id)}> <${hexOf(text)}>`)
    lines.push('endbfchar')
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...lines,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}

/** A glyph id in a content stream. */
export function glyphHex(id: number): string {
  return id.toString(16).padStart(4, '0').toUpperCase()
}
