/** The tables of a TrueType font by name, as offsets. */
function tablesOf(font: Buffer): Map<string, number> {
  const count = font.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const entry = 12 + i * 16
      return [font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8)]
    }),
  )
}

/** The glyph of a character in the segments of a cmap of format 4. */
function glyphOf(font: Buffer, cmap: number, character: number): number {
  const segments = font.readUInt16BE(cmap + 6)
  for (let at = 0; at < segments; at += 2) {
    const start = cmap + 16 + segments + at
    if (character > font.readUInt16BE(cmap + 14 + at)) continue
    if (character < font.readUInt16BE(start)) break
    const delta = font.readUInt16BE(start + segments)
    const range = font.readUInt16BE(start + 2 * segments)
    if (range === 0) return (character + delta) & 0xffff
    const first = font.readUInt16BE(start)
    return font.readUInt16BE(start + 2 * segments + range + (character - first) * 2)
  }
  throw new Error(`The font has no U+${character.toString(16)}`)
}

function findCmap(font: Buffer, cmap: number): number {
  const count = font.readUInt16BE(cmap + 2)
  for (let i = 0; i < count; i++) {
    const subtable = cmap + font.readUInt32BE(cmap + 8 + i * 8)
    if (font.readUInt16BE(subtable) === 4) return subtable
  }
  throw new Error('The font has no cmap of format 4')
}

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
    const glyph = glyphOf(font, findCmap(font, table('cmap')), character.codePointAt(0) ?? 0)
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
