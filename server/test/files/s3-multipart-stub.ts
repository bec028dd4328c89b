import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

type Multipart = { key: string; initiatedAt: number; parts: Map<number, Buffer> }

/** The uploads in parts of the S3 stub, with the limits of S3. */
export function createMultipartStub(objects: Map<string, Buffer>, storedAt: Map<string, number>) {
  const multiparts = new Map<string, Multipart>()

  function complete(id: string, body: string, response: ServerResponse) {
    const upload = multiparts.get(id)
    if (!upload) return response.writeHead(404).end('<Error><Code>NoSuchUpload</Code></Error>')
    const named = [...body.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)]
    const chosen = named.map(([, number, tag]) => ({
      bytes: upload.parts.get(Number(number)),
      tag,
    }))
    const isSmall = chosen.slice(0, -1).some(({ bytes }) => (bytes?.length ?? 0) < MIN_PART_BYTES)
    const isValid = chosen.every(({ bytes, tag }) => bytes && `&quot;${md5(bytes)}&quot;` === tag)
    if (!isValid || isSmall)
      return response.writeHead(400).end('<Error><Code>InvalidPart</Code></Error>')
    objects.set(upload.key, Buffer.concat(chosen.flatMap(({ bytes }) => bytes ?? [])))
    storedAt.set(upload.key, Date.now())
    multiparts.delete(id)
    response.end('<CompleteMultipartUploadResult/>')
  }

  /** Serves a request if it belongs to an upload in parts. */
  function serve(request: IncomingMessage, response: ServerResponse, body: Buffer): boolean {
    const url = new URL(request.url ?? '', 'http://bucket')
    const key = url.pathname.replace('/lisan/', '')
    const id = url.searchParams.get('uploadId')
    if (url.searchParams.has('uploads')) {
      if (request.method === 'GET') response.end(listMultiparts(multiparts))
      else {
        const newId = randomUUID()
        multiparts.set(newId, { key, initiatedAt: Date.now(), parts: new Map() })
        response.end(`<R><UploadId>${newId}</UploadId></R>`)
      }
      return true
    }
    if (id === null) return false
    const upload = multiparts.get(id)
    if (request.method === 'POST') complete(id, body.toString(), response)
    else if (!upload) response.writeHead(404).end()
    else if (request.method === 'DELETE') {
      multiparts.delete(id)
      response.writeHead(204).end()
    } else {
      upload.parts.set(Number(url.searchParams.get('partNumber')), body)
      response.writeHead(200, { etag: `"${md5(body)}"` }).end()
    }
    return true
  }
  return { multiparts, serve }
}

const MIN_PART_BYTES = 5 * 1024 * 1024
const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')

function listMultiparts(multiparts: Map<string, Multipart>) {
  const uploads = [...multiparts].map(
    ([id, { key, initiatedAt }]) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${new Date(initiatedAt).toISOString()}</Initiated></Upload>`,
  )
  return `<ListMultipartUploadsResult>${uploads.join('')}</ListMultipartUploadsResult>`
}
