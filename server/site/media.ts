import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PICTURE_WIDTHS, type PictureWidth } from '../../contract/lessons/picture-widths.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { httpError } from '../platform/errors.ts'
import type { ByteRange } from '../platform/file-store.ts'
import { readMediaSignature } from '../platform/signed-url.ts'
import { createMediaAccess } from './media-access.ts'

const contentTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  // lessons accept only audio in Ogg (contract/lessons/file-kind.ts)
  ogg: 'audio/ogg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  weba: 'audio/webm',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
}

type MediaRoute = {
  Params: { folder: string; file: string }
  Querystring: { until?: unknown; sign?: unknown; width?: unknown }
}

/** Returns the key of a picture at a width. */
type FindPicture = (key: string, width: PictureWidth) => Promise<string>

/** Serves stored files at signed URLs until they expire or their viewer loses access (decision 0832), and the logo at a public URL (R-LESSON-037 to R-LESSON-040). */
export function registerMediaRoutes(
  app: FastifyInstance,
  school: AppContext,
  findPicture: FindPicture,
): void {
  const mayView = createMediaAccess(school.db)
  app.route<MediaRoute>({
    // declared explicitly: the HEAD route that Fastify derives from GET reads the whole file
    method: ['GET', 'HEAD'],
    url: '/media/:folder/:file',
    // stored files are already compressed, and ranges refer to their own bytes
    compress: false,
    handler: (request, reply) => sendFile({ ...school, findPicture, mayView }, request, reply),
  })
}

async function sendFile(
  school: AppContext & { findPicture: FindPicture; mayView: ReturnType<typeof createMediaAccess> },
  request: FastifyRequest<MediaRoute>,
  reply: FastifyReply,
) {
  const { folder, file } = request.params
  const requested = `${folder}/${file}`
  const isPublic = folder === 'logo'
  if (!isPublic) await checkSignature(school, requested, request.query)
  const width = PICTURE_WIDTHS.find((it) => String(it) === request.query.width)
  const key = width && !isPublic ? await school.findPicture(requested, width) : requested
  const size =
    (await school.files.size(key)) ??
    httpError('file_not_found', say('rules_wire_there_no_such_file'))
  // the content of a key never changes
  const tag = `"${key.split('/').at(-1)}"`
  const range = parseRange(request, { size, tag })
  const type = contentTypes[key.split('.').at(-1) ?? '']
  reply
    .type(type ?? 'application/octet-stream')
    // a file that is not an image, video, audio or PDF is only downloaded
    .header('content-disposition', type ? 'inline' : attachmentIn(folder))
    .header('accept-ranges', 'bytes')
    .header('cache-control', isPublic ? 'public, max-age=86400' : privateCache(request.query))
    .header('etag', tag)
    // an uploaded file must never run as a page of ours, but a PDF can be shown in a frame of ours
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    )
    .header('x-frame-options', 'SAMEORIGIN')
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  if (range === 'unsatisfiable') {
    reply.code(416).header('content-range', `bytes */${size}`)
    return ''
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  reply.header('content-length', range ? range.end - range.start + 1 : size)
  return request.method === 'HEAD' ? '' : school.files.read(key, range)
}

async function checkSignature(
  school: AppContext & { mayView: ReturnType<typeof createMediaAccess> },
  key: string,
  { until, sign }: MediaRoute['Querystring'],
) {
  // a repeated parameter is a list
  if (typeof until !== 'string' || typeof sign !== 'string')
    httpError('invalid_signature', say('rules_wire_address_not_valid'))
  const viewer = readMediaSignature(school.mediaSecret, key, { until, sign })
  if (!viewer) httpError('invalid_signature', say('rules_wire_address_not_valid'))
  if (Number(until) <= now()) httpError('url_expired', say('rules_wire_address_expired'))
  if (!(await school.mayView(viewer, now())))
    httpError('url_expired', say('rules_wire_address_expired'))
}

/** An archive of personal data gets a name that says what it is. */
const attachmentIn = (folder: string) =>
  folder === 'exports' ? 'attachment; filename="my-data.zip"' : 'attachment'

/** A signed file can be cached as long as its URL is valid. */
const privateCache = ({ until }: MediaRoute['Querystring']) =>
  `private, max-age=${Math.max(0, Number(until) - now())}`

/** Parses one range `bytes=a-b`, `bytes=a-` or `bytes=-n`. Several ranges and invalid ones are ignored. */
function parseRange(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  { size, tag }: { size: number; tag: string },
): ByteRange | 'unsatisfiable' | undefined {
  if (method !== 'GET' || (headers['if-range'] ?? tag) !== tag) return
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (first === '' && last === '') return
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
