/** A box of an MP4 or QuickTime file. */
function box(type: string, ...content: Buffer[]): Buffer {
  const bytes = Buffer.concat(content)
  const header = Buffer.alloc(8)
  header.writeUInt32BE(bytes.length + 8)
  header.write(type, 4, 'latin1')
  return Buffer.concat([header, bytes])
}

const text = (value: string) => Buffer.from(value, 'latin1')

function track(handler: string, codec: string): Buffer {
  const description = box('stsd', text('\0\0\0\0\0\0\0\x01'), box(codec, Buffer.alloc(70)))
  const media = box('minf', box('hdlr', text(`\0\0\0\0dhlralis`)), box('stbl', description))
  return box('trak', box('mdia', box('hdlr', text(`\0\0\0\0mhlr${handler}`)), media))
}

/**
 * A recording with these tracks as an iPhone writes it: the index is after the media. Tracks are like 'vide avc1' or
 * 'soun mp4a'; `brand` has four letters.
 */
export function createRecording(brand: string, tracks: readonly string[]): Buffer {
  const index = tracks.map((it) => track(it.slice(0, 4), it.slice(5)))
  return Buffer.concat([
    box('ftyp', text(`${brand}\0\0\0\0${brand}`)),
    box('wide'),
    box('mdat', Buffer.alloc(4000, 'data')),
    box('moov', box('mvhd', Buffer.alloc(100)), ...index),
  ])
}
