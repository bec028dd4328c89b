import { glyphOf, tablesOf } from './truetype.ts'

/**
 * Gives characters of a TrueType font a side bearing, a fraction of an em, on both sides. The outline is unchanged: it is drawn
 * at its left side bearing.
 */
export function widenGlyphs(source: Buffer, characters: string, sideBearing: number): Buffer {
  const font = Buffer.from(source)
  const tables = tablesOf(font)
  const table = (name: string) => tables.get(name) ?? fail(`The font has no table ${name}`)
  const bearing = Math.round(sideBearing * font.readUInt16BE(table('head') + 18))
  const widths = font.readUInt16BE(table('hhea') + 34)
  for (const character of characters) {
    const glyph = glyphOf(font, character)
    if (glyph >= widths) throw new Error(`${character} has the width of other glyphs`)
    const metrics = table('hmtx') + glyph * 4
    font.writeUInt16BE(font.readUInt16BE(metrics) + 2 * bearing, metrics)
    font.writeInt16BE(font.readInt16BE(metrics + 2) + bearing, metrics + 2)
  }
  // bit 1 of the flags means that every outline begins at its left side bearing
  const flags = table('head') + 16
  font.writeUInt16BE(font.readUInt16BE(flags) & ~2, flags)
  return font
}

function fail(message: string): never {
  throw new Error(message)
}
