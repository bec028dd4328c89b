/** The tables of a TrueType font by name, as offsets. */
export function tablesOf(font: Buffer): Map<string, number> {
  const count = font.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const entry = 12 + i * 16
      return [font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8)]
    }),
  )
}

/** The glyph of a character in the segments of a cmap of format 4. */
function glyphInCmap(font: Buffer, cmap: number, character: number): number {
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

/** The glyph of a character. Throws if the font has none. */
export function glyphOf(font: Buffer, character: string): number {
  const cmap = tablesOf(font).get('cmap')
  if (cmap === undefined) throw new Error('The font has no table cmap')
  return glyphInCmap(font, findCmap(font, cmap), character.codePointAt(0) ?? 0)
}
