/** The box `type` with its content, by offsets in the file. */
export type Box = { type: string; start: number; content: number; end: number }

/** The boxes inside another one; `bytes` begins at `offset` of the file. */
export function* childBoxes(bytes: Buffer, offset: number, parent: Box): Generator<Box> {
  for (let at = parent.content; at + 8 <= parent.end; ) {
    const box = parseBox(bytes, at - offset, { offset: at, end: parent.end })
    if (!box) return
    yield box
    at = box.end
  }
}

/** The box whose header is at `at` of `bytes` and at `offset` of the file; null if it is malformed or exceeds `end`. */
export function parseBox(
  bytes: Buffer,
  at: number,
  { offset, end }: { offset: number; end: number },
): Box | null {
  if (at + 8 > bytes.length) return null
  const short = bytes.readUInt32BE(at)
  const type = bytes.toString('latin1', at + 4, at + 8)
  const headerBytes = short === 1 ? 16 : 8
  if (at + headerBytes > bytes.length) return null
  // 0 means up to the end
  const length =
    short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? end - offset : short
  if (length < headerBytes || offset + length > end) return null
  return { type, start: offset, content: offset + headerBytes, end: offset + length }
}
