import type { Call } from '../../../contract/platform/call.ts'
import type { SeededRandom } from '../../demo/seeded-random.ts'
import { demoFile } from '../uploads/upload-file.ts'
import { bytesOf, type FuzzRequest, mutateEncoding } from './encodings.ts'
import { MAGIC_NAMES } from './hostile-values.ts'
import { hostileValue, type KnownValues, validFields } from './values.ts'
import { withProbability } from './weights.ts'

const FILES = ['sun-and-moon-letters.png', 'letters.mp3', 'reading-sheet.pdf'].map(demoFile)

/** A request of a call, broken in some way with a probability of one half, or always with `isBroken`. */
export function buildRequest(
  random: SeededRandom,
  call: Call,
  known: KnownValues,
  { isBroken = false } = {},
): FuzzRequest {
  const fields = validFields(random, call.fields, known)
  const actions = typeof call.action === 'string' ? [call.action] : (call.action ?? [])
  if (actions.length > 0) fields.action = random.pick(actions)
  const mutationCount = !isBroken && withProbability(random, 55) ? 0 : random.integer(1, 3)
  for (let index = 0; index < mutationCount; index++) mutateFields(random, call, fields)
  const request = call.method === 'GET' ? buildQuery(call, fields) : buildBody(random, call, fields)
  if (withProbability(random, 8)) mutateBytes(random, request)
  if (request.method === 'POST' && withProbability(random, 8)) mutateEncoding(random, request)
  return request
}

function mutateFields(random: SeededRandom, call: Call, fields: Record<string, unknown>) {
  const shape = call.fields
  const names = [...Object.keys(shape), 'action']
  const name = random.pick(names)
  const mutation = random.integer(1, 12)
  if (mutation === 1) delete fields[name]
  else if (mutation === 2) fields[random.pick(STRANGE_NAMES)] = hostileValue(random)
  else if (mutation === 3) fields[name] = [fields[name], fields[name]]
  else if (mutation === 4) fields[name] = { [random.pick(ANY_NAMES)]: fields[name] }
  else if (mutation === 5) fields[name] = mutateInside(random, fields[name])
  else fields[name] = hostileValue(random, shape[name])
}

const STRANGE_NAMES = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '', 'a[b]', 'a[', ']['],
  ...['colour', 'email', 'id', 'role', 'file', '0', '\0', 'حقل', 'x'.repeat(300), 'a[b][c][d][e]'],
]

const ANY_NAMES = [...STRANGE_NAMES, ...MAGIC_NAMES]

function mutateInside(random: SeededRandom, value: unknown) {
  if (typeof value !== 'object' || value === null) return value
  // an object or a list, whose indexes are names too
  const inner = structuredClone(value) as Record<string, unknown>
  const names = Object.keys(inner)
  inner[names.length > 0 ? random.pick(names) : '0'] = hostileValue(random)
  return inner
}

function buildQuery(call: Call, fields: Record<string, unknown>): FuzzRequest {
  return {
    method: 'GET',
    url: `${call.path}?${new URLSearchParams(toWellFormedPairs(fields))}`,
    headers: {},
  }
}

function buildBody(random: SeededRandom, call: Call, fields: Record<string, unknown>): FuzzRequest {
  const request = { method: 'POST', url: call.path } as const
  const withFile = call.fileFields && withProbability(random, 50)
  const form =
    withFile || withProbability(random, 15)
      ? 'multipart'
      : random.pick(['json', 'json', 'flat json', 'urlencoded'])
  if (form.endsWith('json')) {
    const headers = { 'content-type': 'application/json' }
    const body = form === 'json' ? fields : Object.fromEntries(flattenFields(fields))
    return { ...request, headers, payload: JSON.stringify(body) }
  }
  if (form === 'urlencoded') {
    const pairs = toWellFormedPairs(fields)
    if (withProbability(random, 5)) pairs.push(...pairs.slice(0, 1))
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return { ...request, headers, payload: new URLSearchParams(pairs).toString() }
  }
  const headers = { 'content-type': 'multipart/form-data; boundary=cut' }
  return { ...request, headers, payload: buildParts(random, call, fields) }
}

/** The fields in form notation: `questions[0][question]`. */
function flattenFields(value: unknown, name = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) =>
    flattenFields(inner, name ? `${name}[${key}]` : key),
  )
}

function toWellFormedPairs(fields: Record<string, unknown>): [string, string][] {
  return flattenFields(fields).map(([name, it]) => [name.toWellFormed(), it.toWellFormed()])
}

function buildParts(random: SeededRandom, call: Call, fields: Record<string, unknown>): Buffer {
  const parts: Buffer[] = []
  for (const [name, value] of flattenFields(fields).slice(0, 500)) {
    if (call.fileFields?.includes(name) && withProbability(random, 90)) continue
    parts.push(
      Buffer.from(`--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    )
  }
  const count = call.fileFields ? random.pick([0, 1, 1, 1, 2]) : withProbability(random, 10) ? 1 : 0
  for (let index = 0; index < count; index++) parts.push(buildFilePart(random, call))
  parts.push(Buffer.from('--cut--\r\n'))
  return Buffer.concat(parts)
}

function buildFilePart(random: SeededRandom, call: Call): Buffer {
  const field = withProbability(random, 90)
    ? random.pick(call.fileFields ?? ['file'])
    : random.pick(STRANGE_NAMES)
  const sampleFile = random.pick(FILES)
  const name = withProbability(random, 70) ? sampleFile.name : random.pick(FILE_NAMES)
  const bytes = withProbability(random, 70) ? sampleFile.bytes : random.pick(FILE_BYTES)
  const head = `--cut\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')])
}

const FILE_NAMES = [
  '',
  '.',
  '..',
  '../../x.png',
  'x',
  'x.exe',
  'درس.pdf',
  'x.png.php',
  'a\0.png',
  '\u202egnp.x',
]
const FILE_BYTES = [
  Buffer.alloc(0),
  Buffer.from('x'),
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  Buffer.from('%PDF-1.7\n'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  Buffer.from('GIF89a'),
  Buffer.from('ID3'),
]

/** Changes the bytes, headers, URL or method of a request. */
function mutateBytes(random: SeededRandom, request: FuzzRequest) {
  const bytes = bytesOf(request)
  const mutations: (() => void)[] = [
    () => (request.payload = bytes.subarray(0, random.integer(0, bytes.length))),
    () => (request.payload = Buffer.concat([bytes, bytes])),
    () => (request.payload = randomBytes(random, 200)),
    () => (request.payload = Buffer.concat([Buffer.from('\ufeff'), bytes])),
    () => (request.payload = `${'['.repeat(50_000)}`),
    () => (request.payload = `{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_001)}`),
    () =>
      (request.payload = random.pick([
        'null',
        '1',
        '"x"',
        '[]',
        '[{}]',
        '{}',
        '',
        ' ',
        '{',
        '{"action":1e999}',
      ])),
    () => (request.payload = Buffer.from([0xff, 0xfe, 0xc0, 0x80, ...bytes.subarray(0, 50)])),
    () => (request.payload = Array.from({ length: 3000 }, (_, at) => `f${at}=${at}`).join('&')),
    () => (request.headers['content-type'] = random.pick(TYPES)),
    () => (request.headers.authorization = random.pick(TOKENS)),
    () =>
      (request.url = `${request.url}?action=${random.pick(['login', '%00', '%', '%ff', 'a&action=b', '[]'])}`),
    () =>
      (request.method = random.pick([
        'GET',
        'POST',
        'PUT',
        'DELETE',
        'HEAD',
        'OPTIONS',
        'PATCH',
      ] as const)),
    () => (request.headers.range = 'bytes=0-1,2-3'),
    () =>
      (request.headers['accept-encoding'] = random.pick([
        'gzip',
        'br',
        'zstd',
        '*;q=0',
        'x'.repeat(200),
      ])),
  ]
  random.pick(mutations)()
  if (request.method === 'GET' || request.method === 'HEAD') delete request.payload
}

function randomBytes(random: SeededRandom, length: number) {
  return Buffer.from(Array.from({ length }, () => random.integer(0, 255)))
}

const TYPES = [
  ...['', 'text/plain', 'application/xml', 'application/json; charset=utf-16', 'APPLICATION/JSON'],
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=other',
  ],
  ...[
    'application/x-www-form-urlencoded; charset=x',
    'multipart/mixed; boundary=cut',
    'x',
    '/',
    'a/b/c',
  ],
]

const TOKENS = [
  '',
  'Bearer',
  'Bearer ',
  'Bearer x',
  `Bearer ${'a'.repeat(43)}`,
  'Basic eDp4',
  'null',
  `Bearer ${'a'.repeat(4000)}`,
]
