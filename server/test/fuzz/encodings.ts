import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import type { SeededRandom } from '../../demo/seeded-random.ts'
import { buildHostileBody, shapeNames } from '../hostile/bodies.ts'
import { MAGIC_NAMES } from './hostile-values.ts'

export type FuzzRequest = InjectOptions & { headers: Record<string, string> }

const KB = 1024
const SIZES = [1, 20, 63, 65, 128, 256, 1024].map((it) => it * KB)
const BOMB = Buffer.alloc(8 * KB * KB, 'a&')

const compressors = {
  gzip: gzipSync,
  deflate: deflateSync,
  br: brotliCompressSync,
  // some clients send raw deflate as deflate
  raw: deflateRawSync,
}

/** Changes the encoding of a body: sizes, shapes, compression, charsets, repeated and renamed fields. */
export function mutateEncoding(random: SeededRandom, request: FuzzRequest): void {
  random.pick(encodingMutations)(random, request)
}

/** The bytes of a request's body. */
export const bytesOf = ({ payload }: FuzzRequest) =>
  typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.from(payload) : Buffer.alloc(0)
const typeOf = ({ headers }: FuzzRequest) => headers['content-type'] ?? ''

type EncodingMutation = (random: SeededRandom, request: FuzzRequest) => void

/** Replaces the body by one of another shape, mostly with its content type. */
const replaceBody: EncodingMutation = (random, request) => {
  const { type, before, block, after } = buildHostileBody(random.pick(shapeNames), KB)
  const bytes = random.pick(SIZES)
  const middle = Buffer.alloc(block.length > 0 ? bytes : 0)
  for (let at = 0; at < middle.length; at += block.length) block.copy(middle, at)
  request.payload = Buffer.concat([before, middle, after])
  if (random.next() < 0.8 && type) request.headers['content-type'] = type
}

const compress: EncodingMutation = (random, request) => {
  // Object.keys widens the names
  const compressor = random.pick(Object.keys(compressors) as (keyof typeof compressors)[])
  request.payload = compressors[compressor](random.next() < 0.3 ? BOMB : bytesOf(request))
  request.headers['content-encoding'] = compressor === 'raw' ? 'deflate' : compressor
}

const claimCompression: EncodingMutation = (random, request) => {
  const names = ['gzip', 'deflate', 'br', 'zstd', 'x-gzip', 'identity', 'gzip, br', 'GZIP', '', '*']
  request.headers['content-encoding'] = random.pick(names)
}

const addCharset: EncodingMutation = (random, request) => {
  const names = ['utf-8', 'UTF8', 'utf-16', 'utf-7', 'iso-8859-1', 'x', '"', 'utf-8; charset=x', '']
  request.headers['content-type'] = `${typeOf(request)}; charset=${random.pick(names)}`
}

const transcode: EncodingMutation = (random, request) => {
  const text = bytesOf(request).toString()
  request.payload = Buffer.from(text, random.pick(['utf16le', 'latin1', 'base64'] as const))
}

const addByteOrderMark: EncodingMutation = (random, request) => {
  const marks = ['\xef\xbb\xbf', '\xff\xfe', '\xfe\xff', '\xef\xbb\xbf\xef\xbb\xbf']
  request.payload = Buffer.concat([Buffer.from(random.pick(marks), 'latin1'), bytesOf(request)])
}

/** Repeats a field name, or appends a member: `email[toString]`. */
const renameFields: EncodingMutation = (random, request) => {
  const member = random.pick(['', '0', '1', '4294967295', '-1', ' ', ...MAGIC_NAMES])
  const text = bytesOf(request).toString('latin1')
  const isRepeated = random.next() < 0.3
  const changed = typeOf(request).includes('json')
    ? text.replace(/"(\w+)":/, isRepeated ? '"$1":1,"$1":' : `"$1[${member}]":`)
    : text.replace(/(\w+)=(?!")/, isRepeated ? '$1=1&$1=' : `$1[${member}]=`)
  request.payload = Buffer.from(
    changed.replace(/name="(\w+)"/, isRepeated ? 'name="$1"; name="$1"' : `name="$1[${member}]"`),
    'latin1',
  )
}

const addExponents: EncodingMutation = (_random, request) => {
  const text = bytesOf(request).toString('latin1')
  const changed = text.replace(/([:=]"?)(\d+)/g, '$1$2e0')
  request.payload = Buffer.from(changed, 'latin1')
}

const insertStrayBytes: EncodingMutation = (random, request) => {
  const bytes = bytesOf(request)
  const strays = [
    '%',
    '%u0041',
    '%0',
    '\0',
    '\r\n',
    '&',
    ';',
    '"',
    '\\',
    '\xff',
    '--cut',
    '\r\n\r\n',
  ]
  const at = random.integer(0, bytes.length)
  const stray = Buffer.from(random.pick(strays), 'latin1')
  request.payload = Buffer.concat([bytes.subarray(0, at), stray, bytes.subarray(at)])
}

/** Adds a part whose header browsers do not send, or only some of them. */
const addMalformedPart: EncodingMutation = (random, request) => {
  const heads = [
    "name*=UTF-8''%65mail",
    'name=email',
    'name="email"; filename*=UTF-8\'\'%2e%2e%2fx',
    'name="email"\r\nContent-Type: text/plain; charset=utf-16',
    'name="email"\r\nContent-Transfer-Encoding: quoted-printable',
    'name="email"; filename="x"\r\nContent-Type: multipart/mixed; boundary=in',
    `name="${'x'.repeat(3000)}"`,
    'name="a\\"b"',
    'name=""',
  ]
  const part = `--cut\r\nContent-Disposition: form-data; ${random.pick(heads)}\r\n\r\nx\r\n`
  request.payload = Buffer.concat([Buffer.from(part), bytesOf(request)])
  const types = [
    'boundary=cut',
    'boundary="cut"',
    'boundary=cut; boundary=x',
    'charset=x; boundary=cut',
  ]
  request.headers['content-type'] = `multipart/form-data; ${random.pick(types)}`
}

const encodingMutations: EncodingMutation[] = [
  ...[
    replaceBody,
    replaceBody,
    compress,
    claimCompression,
    addCharset,
    transcode,
    addByteOrderMark,
  ],
  ...[renameFields, renameFields, addExponents, insertStrayBytes, addMalformedPart],
]
