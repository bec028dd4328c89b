import type { Face } from './font-faces.ts'

/** The tables that a PDF reader needs to draw glyphs by id. Shaping tables are not needed. */
const REQUIRED_TABLES = ['head', 'hhea', 'hmtx', 'loca', 'maxp', 'glyf']

/**
 * A TrueType file with the outlines of these glyphs and their components only. Glyph ids are unchanged; the empty
 * outlines compress to almost nothing.
 */
export function subsetFont({ file }: Face, ids: Iterable<number>): Buffer {
  const tables = readTables(file)
  const table = (tag: string) => tables.get(tag) ?? Buffer.alloc(0)
  const glyf = table('glyf')
  const offsets = readOffsets(table('loca'), table('head').readInt16BE(50) === 1)
  const outlineOf = (id: number) => glyf.subarray(offsets[id] ?? 0, offsets[id + 1] ?? 0)

  const glyphIds = new Set(ids)
  // the set grows during the iteration: components of components are included
  for (const id of glyphIds) for (const part of componentGlyphs(outlineOf(id))) glyphIds.add(part)

  const outlines: Buffer[] = []
  const loca = Buffer.alloc(offsets.length * 4)
  let end = 0
  for (let id = 0; id + 1 < offsets.length; id++) {
    const outline = glyphIds.has(id) ? outlineOf(id) : Buffer.alloc(0)
    outlines.push(outline)
    end += outline.length
    loca.writeUInt32BE(end, (id + 1) * 4)
  }
  const head = Buffer.from(table('head'))
  head.writeInt16BE(1, 50)
  const rewritten: Record<string, Buffer> = { head, loca, glyf: Buffer.concat(outlines) }
  return writeFontFile(REQUIRED_TABLES.map((tag) => [tag, rewritten[tag] ?? table(tag)]))
}

function readTables(file: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>()
  const count = file.readUInt16BE(4)
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const start = file.readUInt32BE(at + 8)
    tables.set(
      file.toString('latin1', at, at + 4),
      file.subarray(start, start + file.readUInt32BE(at + 12)),
    )
  }
  return tables
}

function readOffsets(loca: Buffer, isLong: boolean): number[] {
  return Array.from({ length: loca.length / (isLong ? 4 : 2) }, (_, id) =>
    isLong ? loca.readUInt32BE(id * 4) : loca.readUInt16BE(id * 2) * 2,
  )
}

const WORDS = 0x1
const SCALE = 0x8
const MORE = 0x20
const SCALE_X_AND_Y = 0x40
const MATRIX = 0x80

/** The component glyphs of a composite glyph. */
function* componentGlyphs(outline: Buffer): Generator<number> {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return
  for (let at = 10, flags = MORE; flags & MORE; ) {
    flags = outline.readUInt16BE(at)
    yield outline.readUInt16BE(at + 2)
    at += 4 + (flags & WORDS ? 4 : 2)
    if (flags & SCALE) at += 2
    else if (flags & SCALE_X_AND_Y) at += 4
    else if (flags & MATRIX) at += 8
  }
}

function writeFontFile(tables: [tag: string, bytes: Buffer][]): Buffer {
  const header = Buffer.alloc(12 + tables.length * 16)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(tables.length, 4)
  let end = header.length
  const bodies = [...tables]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, bytes], index) => {
      const at = 12 + index * 16
      header.write(tag, at, 'latin1')
      header.writeUInt32BE(end, at + 8)
      header.writeUInt32BE(bytes.length, at + 12)
      const body = Buffer.alloc(Math.ceil(bytes.length / 4) * 4)
      bytes.copy(body)
      end += body.length
      return body
    })
  return Buffer.concat([header, ...bodies])
}
