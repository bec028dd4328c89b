import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  request as openRequest,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { extname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { portOf } from '../server/test/process/listen-locally.ts'

export type Release = 'a' | 'b' | 'c'

const DIST = join(import.meta.dirname, '../dist')
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}
/** A file with the hash of its content, which other files mention by this name. */
const HASHED = /([\w.$~-]+)-([\w-]{7,8})\.(js|css)/g
// a dependency that did not change keeps its name
const UNCHANGED = /^(vendor|rolldow)$/

const built = readdirSync(join(DIST, 'assets')).filter((it) => TYPES[extname(it)])
const isBuilt = new Set(built)

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

/** The name of the release in its service worker. */
const [, builtId = ''] = /release-([\w-]{8})/.exec(readFileSync(join(DIST, 'sw.js'), 'utf8')) ?? []

/** The text of a file in a release: the build, in which all code has another name in each release. */
function textIn(release: Release, text: string): string {
  if (release === 'a') return text
  return text
    .replaceAll(builtId, release + builtId.slice(1))
    .replace(HASHED, (name, stem: string, hash: string, ending: string) =>
      !isBuilt.has(name) || UNCHANGED.test(stem)
        ? name
        : `${stem}-${release}${release}${hash.slice(2)}.${ending}`,
    )
}

type File = { body: Buffer; type: string }

function readRelease(release: Release): Map<string, File> {
  const files = new Map<string, File>()
  const add = (path: string, name: string) => {
    const type = TYPES[extname(name)] ?? ''
    const content = readFileSync(join(DIST, path))
    const body = type.startsWith('text/') ? Buffer.from(textIn(release, `${content}`)) : content
    files.set(`/${textIn(release, path)}`, { body, type })
  }
  for (const name of built) add(`assets/${name}`, name)
  add('sw.js', 'sw.js')
  return files
}

type State = {
  release: Release
  isDown: boolean
  /** Holds the responses to requests whose path contains this. */
  held: string | undefined
}

/**
 * The site of a school whose releases change while phones use it: everything comes from the school at `target`, and code,
 * service worker and pages come under the names of the release that the server runs. The line can be down, and can hold back
 * what it sends.
 */
export async function openReleases(target: string) {
  const releases = new Map<Release, Map<string, File>>()
  const state: State = { release: 'a', isDown: false, held: undefined }
  const requests: { path: string; release: Release; bytes: number }[] = []
  const sockets = new Set<Socket>()
  const filesOf = (release: Release) => {
    const files = releases.get(release) ?? readRelease(release)
    releases.set(release, files)
    return files
  }

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = (request.url ?? '').split('?')[0] ?? ''
    const entry = { path, release: state.release, bytes: 0 }
    requests.push(entry)
    // until the line is down, or goes on
    while (state.held && path.includes(state.held)) {
      if (response.destroyed) return
      await pause(20)
    }
    const send = (status: number, headers: Record<string, string>, body: Buffer) => {
      entry.bytes = body.length
      response.writeHead(status, headers).end(body)
    }
    if (path.startsWith('/assets/') || path === '/sw.js') return sendFile(path, request, send)
    const { status, headers: sent, content } = await forward(target, request)
    if (!sent['content-type']?.includes('text/html')) return send(status, sent, content)
    const page = pageIn(state.release, `${content}`, sent)
    if (request.headers['if-none-match'] === page.headers.etag)
      return send(304, { etag: String(page.headers.etag) }, Buffer.alloc(0))
    return sendText(status, page.headers, Buffer.from(page.text), send)
  }
  type Send = (status: number, headers: Record<string, string>, body: Buffer) => void
  function sendFile(path: string, request: IncomingMessage, send: Send) {
    const file = filesOf(state.release).get(path)
    if (!file) return send(404, { 'content-type': 'application/json' }, Buffer.from('{}'))
    const etag = `"${sha256(`${file.body}`)}"`
    const caching = path === '/sw.js' ? 'no-cache' : 'public, max-age=31536000, immutable'
    const headers = { 'content-type': file.type, 'cache-control': caching, etag }
    if (request.headers['if-none-match'] === etag) return send(304, headers, Buffer.alloc(0))
    if (file.type.startsWith('text/')) return sendText(200, headers, file.body, send)
    return send(200, headers, file.body)
  }
  function sendText(status: number, headers: Record<string, string>, body: Buffer, send: Send) {
    send(status, { ...headers, 'content-encoding': 'gzip' }, gzipSync(body))
  }
  server.on('connection', (socket) => {
    if (state.isDown) return socket.resetAndDestroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    return undefined
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')

  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    /** All requests so far, with the bytes of their compressed bodies. */
    requests,
    setRelease(release: Release) {
      state.release = release
    },
    setDown(isDown: boolean) {
      state.isDown = isDown
      if (isDown) for (const socket of sockets) socket.resetAndDestroy()
    },
    /** Holds the responses to requests whose path contains `held` back until this is called again, or the line is down. */
    hold(held: string | undefined) {
      state.held = held
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

export type Releases = Awaited<ReturnType<typeof openReleases>>

/** Sends a request to the school, and reads its response as text without an encoding. */
async function forward(target: string, request: IncomingMessage) {
  const { 'accept-encoding': _, 'if-none-match': __, ...headers } = request.headers
  const upstream = openRequest(target + request.url, { method: request.method, headers })
  request.pipe(upstream)
  const [response] = (await once(upstream, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const sent: Record<string, string> = {}
  for (const [name, value] of Object.entries(response.headers))
    if (name !== 'transfer-encoding' && name !== 'connection') sent[name] = String(value)
  return { status: response.statusCode ?? 500, headers: sent, content: Buffer.concat(chunks) }
}

/** A page under the names of a release; the policy allows its inline scripts by their hashes. */
function pageIn(release: Release, original: string, headers: Record<string, string>) {
  const text = textIn(release, original)
  const inline = (page: string) =>
    [...page.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)].map(([, , it = '']) => sha256(it))
  const now = inline(text)
  let policy = headers['content-security-policy'] ?? ''
  for (const [index, hash] of inline(original).entries())
    policy = policy.replaceAll(`'sha256-${hash}'`, `'sha256-${now[index]}'`)
  return {
    text,
    headers: { ...headers, 'content-security-policy': policy, etag: `"${sha256(text)}"` },
  }
}
