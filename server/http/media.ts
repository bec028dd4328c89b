import type { FastifyInstance } from 'fastify'
import { now } from '../kernel/clock.ts'
import type { ByteRange } from '../kernel/files.ts'
import { isSignedMedia } from '../kernel/media-address.ts'
import { reject } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogg: 'audio/ogg',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  pdf: 'application/pdf',
}

/** Serves stored files at signed addresses that end after an hour, and the logo at an open one (decisions §2, §5). */
export function addMedia(app: FastifyInstance, school: School): void {
  app.get<{
    Params: { folder: string; file: string }
    Querystring: { until?: string; sign?: string }
  }>('/media/:folder/:file', async (request, reply) => {
    const key = `${request.params.folder}/${request.params.file}`
    const isPublic = request.params.folder === 'logo'
    const { until = '', sign = '' } = request.query
    if (!isPublic && !isSignedMedia(school.mediaSecret, key, until, sign))
      reject(403, 'This address is not valid.')
    if (!isPublic && Number(until) <= now()) reject(403, 'This address has expired.')
    const size = (await school.files.size(key)) ?? reject(404, 'There is no such file.')
    const range = rangeOf(request.headers.range, size)
    reply
      .type(types[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
      .header('accept-ranges', 'bytes')
      .header('cache-control', isPublic ? 'public, max-age=86400' : 'private, max-age=3600')
      .header('x-content-type-options', 'nosniff')
      // a file somebody uploaded must never run as a page of ours, yet a PDF may stand in a frame of ours
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      )
      .header('x-frame-options', 'SAMEORIGIN')
    if (range === 'unsatisfiable') {
      return reply.code(416).header('content-range', `bytes */${size}`).send()
    }
    if (!range) return reply.header('content-length', size).send(await school.files.read(key))
    return reply
      .code(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
      .header('content-length', range.end - range.start + 1)
      .send(await school.files.read(key, range))
  })
}

/** One range of `bytes=a-b`, `bytes=a-` or `bytes=-n`; several at once are answered whole. */
function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!found || (found[1] === '' && found[2] === '')) return null
  const start = found[1] === '' ? Math.max(0, size - Number(found[2])) : Number(found[1])
  const end = found[1] === '' || found[2] === '' ? size - 1 : Math.min(Number(found[2]), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
