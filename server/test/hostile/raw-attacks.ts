import type { Attack } from './send-attack.ts'

const BLOCK_BYTES = 1024 * 1024
const HOST = 'Host: lisan.example\r\n'
/** Just under the limit of Node.js for a request head, 16 KB. */
const LONG_HEAD_BYTES = 15_000
const CHUNKED = `POST /api.php HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`

type RawSpec = { before?: string; unit: string; reads?: Attack['reads'] }

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\n${HOST}${headers}\r\n`
const post = (body: string, type = 'application/x-www-form-urlencoded') =>
  `POST /api.php HTTP/1.1\r\n${HOST}Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
const query = (unit: string) =>
  get(`/api.php?${unit.repeat(Math.floor(LONG_HEAD_BYTES / unit.length))}`)

/** Requests whose hostile part is not the body: heads, chunks, pipelines, and data that is not HTTP. */
const rawSpecs: Record<string, RawSpec> = {
  ...Object.fromEntries(
    ['a&', '=', '%', '%zz', 'a[]=1&', 'a=1&', '[b]', '+'].map((unit) => [
      `pipelined queries of ${JSON.stringify(unit)}`,
      { unit: query(unit) },
    ]),
  ),
  'an endless query': { before: 'GET /api.php?', unit: 'a&' },
  'an endless path': { before: 'GET /', unit: 'a/' },
  'an endless method': { unit: 'A' },
  'an endless header': { before: `GET / HTTP/1.1\r\n${HOST}X-A: `, unit: 'b' },
  'endless headers': { before: `GET / HTTP/1.1\r\n${HOST}`, unit: 'X-A: b\r\n' },
  'pipelined long headers': {
    unit: get('/healthz', `Cookie: token=${'x'.repeat(LONG_HEAD_BYTES)}\r\n`),
  },
  'pipelined long tokens': {
    unit: get(
      '/api.php?action=getUserData',
      `Authorization: Bearer ${'a'.repeat(LONG_HEAD_BYTES)}\r\n`,
    ),
  },
  'chunks of one byte': { before: CHUNKED, unit: '1\r\n \r\n' },
  'an endless chunk extension': { before: `${CHUNKED}1`, unit: ';a=b' },
  'endless trailers': { before: `${CHUNKED}0\r\n`, unit: 'X-A: b\r\n' },
  'pipelined forms': { unit: post('a&'.repeat(30_000)) },
  'pipelined forms, nothing read': { unit: post('a&'.repeat(30_000)), reads: 'nothing' },
  'pipelined JSON, nothing read': {
    ...{ unit: post('['.repeat(60_000), 'application/json'), reads: 'nothing' },
  },
  'pipelined pages, read slowly': { unit: get('/'), reads: 'slowly' },
  'pipelined pages, nothing read': { unit: get('/'), reads: 'nothing' },
  'pipelined calls, nothing read': {
    ...{ unit: get('/api.php?action=get_classes'), reads: 'nothing' },
  },
  'pipelined health, nothing read': { unit: get('/healthz'), reads: 'nothing' },
  'upgrades and expectations': {
    unit: `POST /api.php HTTP/1.1\r\n${HOST}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`,
  },
  'empty lines': { unit: '\r\n' },
  'zeros in place of HTTP': { unit: '\0' },
  'TLS in place of HTTP': { unit: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03' },
}

export const rawAttackNames: readonly string[] = Object.keys(rawSpecs)

/** A connection that sends about `bytes` bytes of a raw attack. */
export function buildRawAttack(name: string, bytes: number): Attack {
  const raw = rawSpecs[name]
  if (!raw) throw new Error(`There is no raw attack ${name}`)
  const unit = Buffer.from(raw.unit, 'latin1')
  const times = Math.max(1, Math.floor(Math.min(BLOCK_BYTES, bytes) / unit.length))
  const block = Buffer.alloc(times * unit.length, unit)
  return {
    name,
    reads: raw.reads,
    isIncomplete: true,
    *pieces() {
      if (raw.before) yield Buffer.from(raw.before, 'latin1')
      for (let left = bytes; left > 0; left -= block.length) yield block
    },
  }
}
