/** A text of at most 23 bytes in CBOR. */
export const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** At most 65,535 bytes in CBOR, with the shortest head. */
export const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from(headOf(bytes)), bytes])

function headOf({ length }: Buffer): number[] {
  if (length < 24) return [0x40 + length]
  return length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff]
}
