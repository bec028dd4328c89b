import type { Call } from '../../../contract/call.ts'
import type { Chance } from '../../demo/chance.ts'
import { demoFile } from '../send-file.ts'
import { type Asking, encodeBadly } from './encodings.ts'
import { MAGIC_NAMES } from './hostile-values.ts'
import { odds } from './odds.ts'
import { hostile, type Known, shapeOf, validFields } from './values.ts'

const FILES = ['sun-and-moon-letters.png', 'letters.mp3', 'reading-sheet.pdf'].map(demoFile)

/** A request of a call: half of them whole, half of them broken in one way or another, or all of them broken. */
export function requestOf(
  chance: Chance,
  call: Call,
  known: Known,
  { isBroken = false } = {},
): Asking {
  const fields = validFields(chance, call.asks, known)
  const actions = typeof call.action === 'string' ? [call.action] : (call.action ?? [])
  if (actions.length > 0) fields.action = chance.pick(actions)
  const breaks = !isBroken && odds(chance, 55) ? 0 : chance.between(1, 3)
  for (let nth = 0; nth < breaks; nth++) breakFields(chance, call, fields)
  const asking = call.method === 'GET' ? asQuery(call, fields) : asBody(chance, call, fields)
  if (odds(chance, 8)) breakBytes(chance, asking)
  if (asking.method === 'POST' && odds(chance, 8)) encodeBadly(chance, asking)
  return asking
}

function breakFields(chance: Chance, call: Call, fields: Record<string, unknown>) {
  const shape = shapeOf(call.asks)
  const names = [...Object.keys(shape), 'action']
  const name = chance.pick(names)
  const way = chance.between(1, 12)
  if (way === 1) delete fields[name]
  else if (way === 2) fields[chance.pick(STRANGE_NAMES)] = hostile(chance)
  else if (way === 3) fields[name] = [fields[name], fields[name]]
  else if (way === 4) fields[name] = { [chance.pick(ANY_NAMES)]: fields[name] }
  else if (way === 5) fields[name] = brokenWithin(chance, fields[name])
  else fields[name] = hostile(chance, shape[name])
}

const STRANGE_NAMES = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '', 'a[b]', 'a[', ']['],
  ...['colour', 'email', 'id', 'role', 'file', '0', '\0', 'حقل', 'x'.repeat(300), 'a[b][c][d][e]'],
]

const ANY_NAMES = [...STRANGE_NAMES, ...MAGIC_NAMES]

function brokenWithin(chance: Chance, value: unknown) {
  if (typeof value !== 'object' || value === null) return value
  const inner = structuredClone(value) as Record<string, unknown>
  const names = Object.keys(inner)
  inner[names.length > 0 ? chance.pick(names) : '0'] = hostile(chance)
  return inner
}

function asQuery(call: Call, fields: Record<string, unknown>): Asking {
  return {
    method: 'GET',
    url: `${call.path}?${new URLSearchParams(wellFormed(fields))}`,
    headers: {},
  }
}

function asBody(chance: Chance, call: Call, fields: Record<string, unknown>): Asking {
  const asking = { method: 'POST', url: call.path } as const
  const withFile = call.files && odds(chance, 50)
  const form =
    withFile || odds(chance, 15)
      ? 'multipart'
      : chance.pick(['json', 'json', 'flat json', 'urlencoded'])
  if (form.endsWith('json')) {
    const headers = { 'content-type': 'application/json' }
    const asked = form === 'json' ? fields : Object.fromEntries(flat(fields))
    return { ...asking, headers, payload: JSON.stringify(asked) }
  }
  if (form === 'urlencoded') {
    const pairs = wellFormed(fields)
    if (odds(chance, 5)) pairs.push(...pairs.slice(0, 1))
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return { ...asking, headers, payload: new URLSearchParams(pairs).toString() }
  }
  const headers = { 'content-type': 'multipart/form-data; boundary=cut' }
  return { ...asking, headers, payload: asParts(chance, call, fields) }
}

/** As a form spells what is nested: `questions[0][question]`. */
function flat(value: unknown, name = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) =>
    flat(inner, name ? `${name}[${key}]` : key),
  )
}

function wellFormed(fields: Record<string, unknown>): [string, string][] {
  return flat(fields).map(([name, it]) => [name.toWellFormed(), it.toWellFormed()])
}

function asParts(chance: Chance, call: Call, fields: Record<string, unknown>): Buffer {
  const parts: Buffer[] = []
  for (const [name, value] of flat(fields).slice(0, 500)) {
    if (call.files?.includes(name) && odds(chance, 90)) continue
    parts.push(
      Buffer.from(`--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    )
  }
  const count = call.files ? chance.pick([0, 1, 1, 1, 2]) : odds(chance, 10) ? 1 : 0
  for (let nth = 0; nth < count; nth++) parts.push(filePart(chance, call))
  parts.push(Buffer.from('--cut--\r\n'))
  return Buffer.concat(parts)
}

function filePart(chance: Chance, call: Call): Buffer {
  const field = odds(chance, 90) ? chance.pick(call.files ?? ['file']) : chance.pick(STRANGE_NAMES)
  const real = chance.pick(FILES)
  const name = odds(chance, 70) ? real.name : chance.pick(FILE_NAMES)
  const bytes = odds(chance, 70) ? real.bytes : chance.pick(FILE_BYTES)
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

/** What a broken program or a hostile one does to a request's own bytes. */
function breakBytes(chance: Chance, asking: Asking) {
  const bytes = Buffer.from((asking.payload as string | Buffer | undefined) ?? '')
  const ways: (() => void)[] = [
    () => (asking.payload = bytes.subarray(0, chance.between(0, bytes.length))),
    () => (asking.payload = Buffer.concat([bytes, bytes])),
    () => (asking.payload = noise(chance, 200)),
    () => (asking.payload = Buffer.concat([Buffer.from('\ufeff'), bytes])),
    () => (asking.payload = `${'['.repeat(50_000)}`),
    () => (asking.payload = `{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_001)}`),
    () =>
      (asking.payload = chance.pick([
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
    () => (asking.payload = Buffer.from([0xff, 0xfe, 0xc0, 0x80, ...bytes.subarray(0, 50)])),
    () => (asking.payload = Array.from({ length: 3000 }, (_, at) => `f${at}=${at}`).join('&')),
    () => (asking.headers['content-type'] = chance.pick(TYPES)),
    () => (asking.headers.authorization = chance.pick(TOKENS)),
    () =>
      (asking.url = `${asking.url}?action=${chance.pick(['login', '%00', '%', '%ff', 'a&action=b', '[]'])}`),
    () =>
      (asking.method = chance.pick([
        'GET',
        'POST',
        'PUT',
        'DELETE',
        'HEAD',
        'OPTIONS',
        'PATCH',
      ] as const)),
    () => (asking.headers.range = 'bytes=0-1,2-3'),
    () =>
      (asking.headers['accept-encoding'] = chance.pick([
        'gzip',
        'br',
        'zstd',
        '*;q=0',
        'x'.repeat(200),
      ])),
  ]
  chance.pick(ways)()
  if (asking.method === 'GET' || asking.method === 'HEAD') delete asking.payload
}

function noise(chance: Chance, length: number) {
  return Buffer.from(Array.from({ length }, () => chance.between(0, 255)))
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
