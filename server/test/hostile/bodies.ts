/** A body of any length: `before`, `block` repeated as often as needed, `after`. */
export type Body = { type: string; before: Buffer; block: Buffer; after: Buffer }

const BLOCK_BYTES = 1024 * 1024
/** Maximum length of nested bodies, which cannot repeat one block. */
const NESTED_MAX_BYTES = 4 * 1024 * 1024

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'
const MULTIPART = 'multipart/form-data; boundary=cut'

/** One block for all requests, so that sending 600 MB needs no memory. */
function repeated(unit: string, bytes = BLOCK_BYTES): Buffer {
  const one = Buffer.from(unit, 'latin1')
  return Buffer.alloc(Math.max(1, Math.floor(bytes / one.length)) * one.length, one)
}

/** A block of units that contain their index. */
function numbered(unit: (index: number) => string, bytes = BLOCK_BYTES): Buffer {
  const units: string[] = []
  for (let index = 0, length = 0; length < bytes; index++) {
    const text = unit(index)
    units.push(text)
    length += text.length
  }
  return Buffer.from(units.join(''), 'latin1')
}

type Frame = { before?: string; after?: string }
type Shape = (bytes: number) => Body

const lazyShape = (
  type: string,
  block: () => Buffer,
  { before = '', after = '' }: Frame,
): Shape => {
  let cached: Buffer | undefined
  return () => {
    cached ??= block()
    return { type, block: cached, before: Buffer.from(before), after: Buffer.from(after) }
  }
}

const form = (unit: string, frame: Frame = {}) => lazyShape(FORM, () => repeated(unit), frame)
const json = (unit: string, frame: Frame = {}) => lazyShape(JSON_TYPE, () => repeated(unit), frame)
const parts = (unit: string, frame: Frame = { after: CLOSED }) =>
  lazyShape(MULTIPART, () => repeated(unit), frame)

const CLOSED = '\r\n--cut--\r\n'
const part = (name: string, value: string, more = '') =>
  `--cut\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const fileHead = (field: string, more = '') =>
  `--cut\r\nContent-Disposition: form-data; name="${field}"; filename="a.mp4"${more}\r\n\r\n`

/** Brackets that are all closed, as deep as the length allows. */
const nested =
  (open: string, close: string): Shape =>
  (bytes) => {
    const depth = Math.floor(Math.min(bytes, NESTED_MAX_BYTES) / (open.length + close.length))
    const [before, after] = [Buffer.from(open.repeat(depth)), Buffer.from(close.repeat(depth))]
    return { type: JSON_TYPE, before, block: Buffer.alloc(0), after }
  }

const forms: Record<string, Shape> = {
  ...Object.fromEntries(
    ['a&', '&', '=', 'a=1&', 'a=&', '=&', ';', '+', 'a', '%', '%2', '%zz', '%00&', '%F0&', '\0']
      .concat(['a[]=1&', 'a[', ']', '[', 'a[b]&', 'a%5B0%5D=1&', '\xf0\x9f', '__proto__[a]=1&'])
      .map((unit) => [`form of ${JSON.stringify(unit)}`, form(unit)]),
  ),
  'form, one deep name': form('[b]', { before: 'a', after: '=1' }),
  'form, a list by index': lazyShape(FORM, () => numbered((n) => `a[${n}]=1&`), {}),
  'form, a sparse list': lazyShape(FORM, () => numbered((n) => `a[${n * 1000}][${n}]=1&`), {}),
  'form, names without a value': lazyShape(FORM, () => numbered((n) => `f${n}&`), {}),
  'form, many tiny fields': lazyShape(FORM, () => numbered((n) => `f${n}=1&`), {}),
  'form, one giant field': form('x', { before: 'action=login&password=x&email=' }),
  'form, one giant escaped field': form('%20', { before: 'action=login&password=x&email=' }),
  'form, the same field again': form('email=a@b.cd&', { before: 'action=login&' }),
  'form, line ends': form('\r\n', { before: 'action=login&email=' }),
}

const jsons: Record<string, Shape> = {
  'json, open lists': json('['),
  'json, open objects': json('{"a":'),
  'json, closed lists': nested('[', ']'),
  'json, closed objects': nested('{"a":', '}'),
  'json, a field of closed lists': nested('{"email":[', ']}'),
  'json, a list of lists': json('[],', { before: '{"a":[', after: '0]}' }),
  'json, a list of objects': json('{"a":1},', { before: '{"a":[', after: '0]}' }),
  'json, a wide object': lazyShape(JSON_TYPE, () => numbered((n) => `"f${n}":1,`), {
    ...{ before: '{', after: '"z":1}' },
  }),
  'json, the same key again': json('"a":1,', { before: '{', after: '"a":1}' }),
  'json, form names': lazyShape(JSON_TYPE, () => numbered((n) => `"a[${n}][b]":1,`), {
    ...{ before: '{', after: '"z":1}' },
  }),
  'json, escapes': json('\\u0000', { before: '{"action":"login","email":"', after: '"}' }),
  'json, lone surrogates': json('\\ud800', { before: '{"action":"login","email":"', after: '"}' }),
  'json, a giant string': json('x', { before: '{"action":"login","email":"', after: '"}' }),
  'json, a giant key': json('x', { before: '{"', after: '":1}' }),
  'json, a huge number': json('9', { before: '{"a":', after: '}' }),
  'json, exponents': json('1e400,', { before: '{"a":[', after: '0]}' }),
  'json, white space': json(' \n', { after: '{"action":"login"}' }),
  'json, no text': json('\xff\xfe\0'),
}

const multiparts: Record<string, Shape> = {
  'multipart, tiny fields': parts(part('a', 'x')),
  'multipart, empty names': parts(part('', '')),
  'multipart, fields with numbers': lazyShape(MULTIPART, () => numbered((n) => part(`f${n}`, '')), {
    after: CLOSED,
  }),
  'multipart, deep names': parts(part(`a${'[b]'.repeat(60)}`, 'x')),
  'multipart, fields of 4 MB': lazyShape(
    MULTIPART,
    () => Buffer.from(part('a', 'x'.repeat(4 * BLOCK_BYTES - 200))),
    { after: CLOSED },
  ),
  'multipart, a giant field': parts('x', { before: part('email', '').slice(0, -2), after: CLOSED }),
  'multipart, a giant file': parts('x', { before: fileHead('file'), after: CLOSED }),
  'multipart, a giant file after its action': parts('x', {
    before: part('action', 'addLesson') + fileHead('file'),
    after: CLOSED,
  }),
  'multipart, a giant logo': parts('x', {
    before: part('action', 'uploadLogo') + fileHead('logo'),
    after: CLOSED,
  }),
  'multipart, a file without a name': parts('x', {
    before: '--cut\r\nContent-Disposition: form-data; name="file"; filename=""\r\n\r\n',
    after: CLOSED,
  }),
  'multipart, many files': parts(`${fileHead('file')}x\r\n`),
  'multipart, many files without a name': parts(part('file', '', '; filename=""')),
  'multipart, a giant part header': parts('a', { before: '--cut\r\nX-A: ' }),
  'multipart, a giant name': parts('a', {
    before: '--cut\r\nContent-Disposition: form-data; name="',
  }),
  'multipart, endless part headers': parts('X-A: b\r\n', { before: '--cut\r\n' }),
  'multipart, an endless preamble': parts('x\r\n', {}),
  'multipart, nearly boundaries': parts('\r\n--cu', { before: fileHead('file') }),
  'multipart, carriage returns': parts('\r', { before: fileHead('file') }),
  'multipart, hyphens': parts('-', {}),
  'multipart, no closing boundary': parts('x', { before: part('a', 'x') + fileHead('file') }),
  'multipart, an endless epilogue': parts('x', { before: `${part('a', 'x')}--cut--\r\n` }),
  'multipart, nested': parts(
    '--cut\r\nContent-Type: multipart/mixed; boundary=in\r\n\r\n--in\r\n\r\nx\r\n--in--\r\n',
  ),
  'multipart, base64': parts('QUJD', {
    before: `${fileHead('file').slice(0, -2)}Content-Transfer-Encoding: base64\r\n\r\n`,
    after: CLOSED,
  }),
}

const others: Record<string, Shape> = {
  zeros: lazyShape('application/octet-stream', () => Buffer.alloc(BLOCK_BYTES), {}),
  'plain text': lazyShape('text/plain', () => repeated('text '), {}),
  'no type': lazyShape('', () => repeated('a=1&'), {}),
  xml: lazyShape('application/xml', () => repeated('<a>'), {}),
}

const SHAPES = { ...forms, ...jsons, ...multiparts, ...others }

/** The names of all shapes: forms, JSON, multipart and others. */
export const shapeNames: readonly string[] = Object.keys(SHAPES)

/** The body of a shape for a request of about `bytes`. */
export function buildHostileBody(shape: string, bytes: number): Body {
  const make = SHAPES[shape]
  if (!make) throw new Error(`There is no shape ${shape}`)
  return make(bytes)
}
