import { brotliCompressSync, deflateRawSync, constants as flush, gzipSync } from 'node:zlib'
import type { Body } from './bodies.ts'

export type Compression = 'gzip' | 'deflate' | 'br'

/** Decompressed size of one block of a bomb: more than any call accepts. */
const UNPACKED_BYTES = 64 * 1024 * 1024

/** The body compressed, about a thousand to one. */
export function compressBody(body: Body, by: Compression): Body {
  const times = body.block.length > 0 ? Math.ceil(UNPACKED_BYTES / body.block.length) : 0
  const repeatedBlock = Buffer.concat(Array.from({ length: times }, () => body.block))
  if (by === 'gzip') {
    // a gzip file may hold any number of members, one after the other
    return {
      ...body,
      ...compressParts(body, repeatedBlock, (bytes) => gzipSync(bytes, { level: 1 })),
    }
  }
  if (by === 'deflate') {
    const raw = (bytes: Buffer) =>
      deflateRawSync(bytes, { level: 1, finishFlush: flush.Z_FULL_FLUSH })
    const zlibHead = Buffer.from([0x78, 0x01])
    const pieces = compressParts(body, repeatedBlock, raw)
    return { ...body, ...pieces, before: Buffer.concat([zlibHead, pieces.before]) }
  }
  const compressedBody = brotliCompressSync(
    Buffer.concat([body.before, repeatedBlock, body.after]),
    {
      params: { [flush.BROTLI_PARAM_QUALITY]: 1 },
    },
  )
  return { type: body.type, before: compressedBody, block: Buffer.alloc(0), after: Buffer.alloc(0) }
}

function compressParts(body: Body, repeatedBlock: Buffer, pack: (bytes: Buffer) => Buffer) {
  const block = repeatedBlock.length > 0 ? pack(repeatedBlock) : repeatedBlock
  return { before: pack(body.before), block, after: pack(body.after) }
}
