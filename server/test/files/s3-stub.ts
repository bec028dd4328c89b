import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import type { S3Config } from '../../platform/s3-client.ts'
import { portOf } from '../process/listen-locally.ts'
import { createMultipartStub } from './s3-multipart-stub.ts'

const sha256 = (it: Buffer | string) => createHash('sha256').update(it).digest('hex')
const hmac = (key: Buffer | string, it: string) => createHmac('sha256', key).update(it).digest()

/** Starts a server with the S3 operations that the file store uses; it verifies every signature (AWS Signature Version 4). */
export async function openS3Stub() {
  const config = {
    region: 'eu-west-1',
    bucket: 'lisan',
    accessKeyId: 'AKIATEST',
    secretAccessKey: 's3cret/+',
  }
  const objects = new Map<string, Buffer>()
  const storedAt = new Map<string, number>()
  const multipart = createMultipartStub(objects, storedAt)
  const server = createServer(async (request, response) => {
    // a killed process cuts its request off
    const parts = await request.toArray().catch(() => null)
    if (!parts) return
    const body = Buffer.concat(parts)
    if (!hasValidSignature(request, body, config)) return response.writeHead(403).end()
    const path = request.url ?? ''
    if (path === '/lisan') return response.writeHead(200).end()
    if (multipart.serve(request, response, body)) return
    if (path.startsWith('/lisan?')) return response.end(listObjects(path, objects, storedAt))
    if (request.method === 'PUT') storedAt.set(path.replace('/lisan/', ''), Date.now())
    serveObject(objects, { request, response, body, key: path.replace('/lisan/', '') })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  /** Listens again after `close`, with the same objects. */
  const reopen = async () => {
    await once(server.listen(port, '127.0.0.1'), 'listening')
  }
  return {
    objects,
    storedAt,
    multiparts: multipart.multiparts,
    config: { ...config, endpoint: `http://127.0.0.1:${port}` },
    close,
    reopen,
  }
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html */
function listObjects(path: string, objects: Map<string, Buffer>, storedAt: Map<string, number>) {
  const query = new URL(path, 'http://bucket').searchParams
  const maxKeys = Math.min(Number(query.get('max-keys') ?? 1000), 1000)
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
  const matching = [...objects.keys()]
    .sort()
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
  const page = matching.slice(0, maxKeys)
  const isTruncated = matching.length > page.length
  const next = Buffer.from(page.at(-1) ?? '').toString('base64')
  const contents = page.map((key) => {
    const at = new Date(storedAt.get(key) ?? 0).toISOString()
    return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><Size>${objects.get(key)?.length}</Size></Contents>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>lisan</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${isTruncated ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}${contents.join('')}</ListBucketResult>`
}

type ObjectRequest = {
  request: IncomingMessage
  response: ServerResponse
  body: Buffer
  key: string
}

function serveObject(
  objects: Map<string, Buffer>,
  { request, response, body, key }: ObjectRequest,
) {
  if (request.method === 'PUT') {
    // AWS requires a Content-Length
    if (!request.headers['content-length']) return response.writeHead(411).end()
    objects.set(key, body)
    return response.writeHead(200).end()
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    return response.writeHead(204).end()
  }
  const object = objects.get(key)
  if (!object) return response.writeHead(404).end(request.method === 'GET' ? '<Error/>' : '')
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
  const part = range ? object.subarray(Number(range[1]), Number(range[2]) + 1) : object
  response.writeHead(range ? 206 : 200, { 'content-length': part.length })
  response.end(request.method === 'GET' ? part : undefined)
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function hasValidSignature(
  request: IncomingMessage,
  body: Buffer,
  config: Omit<S3Config, 'endpoint'>,
) {
  const { headers } = request
  const payloadHash = String(headers['x-amz-content-sha256'])
  if (payloadHash !== 'UNSIGNED-PAYLOAD' && payloadHash !== sha256(body)) return false
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!parts) return false
  const [, credential = '', signedHeaders = '', signature] = parts
  const time = String(headers['x-amz-date'])
  const scope = `${time.slice(0, 8)}/${config.region}/s3/aws4_request`
  if (credential !== `${config.accessKeyId}/${scope}`) return false
  if (
    !['host', 'x-amz-content-sha256', 'x-amz-date'].every((it) =>
      signedHeaders.split(';').includes(it),
    )
  )
    return false
  const canonicalHeaders = signedHeaders
    .split(';')
    .map((it) => `${it}:${String(headers[it]).trim()}\n`)
  const [resource = '', query = ''] = (request.url ?? '').split('?')
  const sorted = query.split('&').sort().join('&')
  const canonical = [
    request.method,
    resource,
    sorted,
    canonicalHeaders.join(''),
    signedHeaders,
    payloadHash,
  ]
  const stringToSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical.join('\n'))].join('\n')
  const key = scope.split('/').reduce(
    // reduce takes the overload for a Buffer
    hmac as (key: Buffer, it: string) => Buffer,
    Buffer.from(`AWS4${config.secretAccessKey}`),
  )
  return hmac(key, stringToSign).toString('hex') === signature
}

/** A bucket that is closed after the test. */
export async function openTempBucket() {
  const bucket = await openS3Stub()
  onTestFinished(bucket.close)
  return bucket
}
