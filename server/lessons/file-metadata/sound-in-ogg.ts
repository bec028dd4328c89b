const FIRST_PAGE = 2
const OPUS_RATE = 48_000

/**
 * The length in milliseconds of a recording in Ogg, also one that was cut off; undefined if a stream is not Opus or Vorbis
 * (https://www.rfc-editor.org/rfc/rfc3533).
 */
export function soundInOgg(bytes: Buffer): number | undefined {
  let stream: Stream | undefined
  let last = 0
  for (const { start, body, end } of pages(bytes)) {
    if ((bytes[start + 5] ?? 0) & FIRST_PAGE) {
      stream = readStream(bytes.subarray(body, end))
      if (!stream) return undefined
    }
    // all ones: no packet ends on this page
    const position = bytes.readBigInt64LE(start + 6)
    if (position > 0n) last = Math.max(last, Number(position))
  }
  return stream && Math.round((Math.max(0, last - stream.skipped) * 1000) / stream.rate)
}

/** The samples of a second, and those before its begin. */
type Stream = { rate: number; skipped: number }

function readStream(packet: Buffer): Stream | undefined {
  const head = packet.toString('latin1', 0, 8)
  if (head === 'OpusHead' && packet.length >= 12)
    return { rate: OPUS_RATE, skipped: packet.readUInt16LE(10) }
  const rate = head.startsWith('\x01vorbis') && packet.length >= 16 ? packet.readUInt32LE(12) : 0
  return rate > 0 ? { rate, skipped: 0 } : undefined
}

/** The complete pages, by offsets. */
function* pages(bytes: Buffer) {
  for (let start = 0; start + 27 <= bytes.length; ) {
    if (bytes.toString('latin1', start, start + 4) !== 'OggS') return
    const body = start + 27 + (bytes[start + 26] ?? 0)
    const end = bytes.subarray(start + 27, body).reduce((sum, it) => sum + it, body)
    if (end > bytes.length) return
    yield { start, body, end }
    start = end
  }
}
